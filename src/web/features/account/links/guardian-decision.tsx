import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GuardianRequest } from "#contract/billing.ts";
import type { GuardianDecision } from "#domain/account/guardian.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { useFormat } from "../../../lib/format.ts";
import { LocalLink } from "../../../lib/local-link.tsx";
import { isAway, useReach } from "../../../lib/use-away.ts";
import { useProblem } from "../../../lib/use-problem.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { LinkPage } from "./link-page.tsx";

interface GuardianDecisionProps {
	readonly request: GuardianRequest;
	/** What a month of premium and a conversation cost, in cents. */
	readonly prices: { readonly month: number; readonly conversation: number };
	readonly onDecide: (decision: GuardianDecision) => Promise<Result<null, ProblemCode>>;
	readonly onDecided: (decision: GuardianDecision) => void;
}

/** What a guardian answers for, and what that means for them. */
function WhatIsMeant({ name, prices }: { readonly name: string } & Pick<GuardianDecisionProps, "prices">) {
	const { t } = useTranslation();
	const format = useFormat();
	const month = format.price(prices.month);
	const conversation = format.price(prices.conversation);
	return (
		<div className="grid gap-4">
			<h2 className="text-xl">{t("guardian.what")}</h2>
			<ul className="max-w-[65ch] divide-y divide-hairline border-y border-hairline">
				<li className="py-3">{t("guardian.things.plan", { price: month })}</li>
				<li className="py-3">{t("guardian.things.conversation", { price: conversation })}</li>
			</ul>
			<p className="measure">{t("guardian.nothingPaid")}</p>
			<p className="measure">{t("guardian.told", { name })}</p>
			<p className="measure">{t("guardian.rights")}</p>
			<LocalLink
				to="/privacy"
				className="inline-flex min-h-11 items-center justify-self-start underline decoration-edge underline-offset-4 hover:text-ink"
			>
				{t("guardian.privacy")}
			</LocalLink>
		</div>
	);
}

/** A guardian confirms, refuses or steps back. Stepping back, which ends the plan, asks once more. */
export function GuardianDecisionPage({ request, prices, onDecide, onDecided }: GuardianDecisionProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const problem = useProblem();
	const { reach, tell } = useReach();
	const [deciding, setDeciding] = useState<GuardianDecision | null>(null);
	const [isAsked, setAsked] = useState(false);
	const [failed, setFailed] = useState<ProblemCode | null>(null);
	const { firstName: name, isConfirmed } = request;
	const decide = async (decision: GuardianDecision): Promise<void> => {
		if (deciding) return;
		setDeciding(decision);
		setFailed(null);
		const decided = await onDecide(decision);
		setDeciding(null);
		setAsked(false);
		tell(decided.ok ? null : decided.code);
		setFailed(decided.ok ? null : decided.code);
		if (decided.ok) onDecided(decision);
	};
	const isBusy = deciding !== null || undefined;
	return (
		<LinkPage
			title={t(isConfirmed ? "guardian.leaveTitle" : "guardian.title", { name })}
			lead={
				isConfirmed
					? t("guardian.leaveLead", { name })
					: t("guardian.lead", { name, date: format.mediumDate(request.requestedAt) })
			}
		>
			{isConfirmed ? null : <WhatIsMeant name={name} prices={prices} />}
			{failed !== null && reach !== "back" ? (
				<Alert tone="destructive" title={isAway(failed) ? t("links.away.title") : problem(failed)}>
					{isAway(failed) ? <p>{t("links.away.text")}</p> : null}
				</Alert>
			) : null}
			<div className="flex flex-wrap gap-3">
				{isConfirmed ? (
					<Button look="danger" onClick={() => setAsked(true)}>
						{t("guardian.leave")}
					</Button>
				) : (
					<>
						<Button onClick={() => void decide("confirm")} aria-disabled={isBusy}>
							{t(deciding === "confirm" ? "guardian.confirming" : "guardian.confirm")}
						</Button>
						<Button look="secondary" onClick={() => void decide("refuse")} aria-disabled={isBusy}>
							{t(deciding === "refuse" ? "guardian.refusing" : "guardian.refuse")}
						</Button>
					</>
				)}
			</div>
			<Dialog
				isOpen={isAsked}
				onClose={() => setAsked(false)}
				title={t("guardian.sureTitle", { name })}
				closeLabel={t("common.close")}
				isDismissable={deciding === null}
			>
				<p>{t("guardian.sureText", { name })}</p>
				<div className="flex flex-wrap justify-end gap-3">
					<Button look="secondary" data-first-focus="" onClick={() => setAsked(false)}>
						{t("common.cancel")}
					</Button>
					<Button look="danger" onClick={() => void decide("refuse")} aria-disabled={isBusy}>
						{t(deciding === "refuse" ? "guardian.leaving" : "guardian.sure")}
					</Button>
				</div>
			</Dialog>
		</LinkPage>
	);
}
