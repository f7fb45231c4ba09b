import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ConsentRequest } from "#contract/profile.ts";
import type { ConsentDecision } from "#domain/account/consent.ts";
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

interface ConsentDecisionProps {
	readonly request: ConsentRequest;
	readonly onDecide: (decision: ConsentDecision) => Promise<Result<null, ProblemCode>>;
	readonly onDecided: (decision: ConsentDecision) => void;
}

const kept = ["quiz", "careers", "quest"] as const;

/** What would be kept and why, in plain words. */
function WhatIsKept({ name }: { readonly name: string }) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-4">
			<h2 className="text-xl">{t("links.consent.what")}</h2>
			<ul className="max-w-[65ch] divide-y divide-hairline border-y border-hairline">
				{kept.map((what) => (
					<li key={what} className="py-3">
						{t(`links.consent.kept.${what}`, { name })}
					</li>
				))}
			</ul>
			<p className="measure">{t("links.consent.why", { name })}</p>
			<p className="measure">{t("links.consent.without", { name })}</p>
			<p className="measure">{t("links.consent.rights")}</p>
			<LocalLink
				to="/privacy"
				className="inline-flex min-h-11 items-center justify-self-start underline decoration-edge underline-offset-4 hover:text-ink"
			>
				{t("links.consent.privacy")}
			</LocalLink>
		</div>
	);
}

/** A parent agrees, refuses or withdraws. What erases the account asks once more. */
export function ConsentDecisionPage({ request, onDecide, onDecided }: ConsentDecisionProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const problem = useProblem();
	const { reach, tell } = useReach();
	const [deciding, setDeciding] = useState<ConsentDecision | null>(null);
	const [isAsked, setAsked] = useState(false);
	const [failed, setFailed] = useState<ProblemCode | null>(null);
	const { firstName: name, state } = request;
	const isGiven = state === "given";
	const decide = async (decision: ConsentDecision): Promise<void> => {
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
	return (
		<LinkPage
			title={t(isGiven ? "links.consent.withdrawTitle" : "links.consent.title", { name })}
			lead={
				isGiven
					? t("links.consent.withdrawLead", { name })
					: t("links.consent.lead", { name, date: format.mediumDate(request.requestedAt) })
			}
		>
			{isGiven ? null : <WhatIsKept name={name} />}
			{failed !== null && reach !== "back" ? (
				<Alert tone="destructive" title={isAway(failed) ? t("links.away.title") : problem(failed)}>
					{isAway(failed) ? <p>{t("links.away.text")}</p> : null}
				</Alert>
			) : null}
			<div className="flex flex-wrap gap-3">
				{isGiven ? null : (
					<Button onClick={() => void decide("give")} aria-disabled={deciding !== null || undefined}>
						{t(deciding === "give" ? "links.consent.giving" : "links.consent.give")}
					</Button>
				)}
				<Button look="danger" onClick={() => setAsked(true)}>
					{t(isGiven ? "links.consent.withdraw" : "links.consent.refuse")}
				</Button>
			</div>
			<Dialog
				isOpen={isAsked}
				onClose={() => setAsked(false)}
				title={t("links.consent.confirmTitle", { name })}
				closeLabel={t("common.close")}
				isDismissable={deciding === null}
			>
				<p>{t("links.consent.confirmText", { name })}</p>
				<div className="flex flex-wrap justify-end gap-3">
					<Button look="secondary" data-first-focus="" onClick={() => setAsked(false)}>
						{t("common.cancel")}
					</Button>
					<Button
						look="danger"
						onClick={() => void decide("refuse")}
						aria-disabled={deciding !== null || undefined}
					>
						{t(deciding === "refuse" ? "links.consent.refusing" : "links.consent.confirm")}
					</Button>
				</div>
			</Dialog>
		</LinkPage>
	);
}
