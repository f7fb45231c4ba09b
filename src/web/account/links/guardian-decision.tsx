import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { GuardianRequest } from "#contract/billing.ts";
import type { PrintablePage } from "#contract/printable-page.ts";
import type { GuardianDecision } from "#domain/billing/guardian.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { useLocale } from "../../shared/i18n/locale.ts";
import { Button } from "../../ui/button.tsx";
import {
	ConfirmDecisionDialog,
	type DecisionMutation,
	DecisionRefusal,
	Meaning,
	useDecision,
} from "./decision-parts.tsx";
import { GuardianReceipts } from "./guardian-receipts.tsx";
import { GuardianReports } from "./guardian-reports.tsx";
import { LinkPage } from "./link-page.tsx";
import { OwnAgreement } from "./own-agreement.tsx";

interface GuardianDecisionProps {
	readonly mutation: DecisionMutation<GuardianDecision>;
	readonly request: GuardianRequest;
	/** The token of the link, by which a confirmed guardian reads receipts. */
	readonly token: string;
	/** The prices of a month of premium, of a consultation and of a seat in a circle, in cents. */
	readonly prices: { readonly month: number; readonly consultation: number; readonly seat: number };
}

/** A guardian confirms, refuses or withdraws. Refusing and withdrawing need a confirmation. */
export function GuardianDecisionPage({ request, prices, mutation, token }: GuardianDecisionProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const { deciding, decide, isConfirming, setConfirming, refusal } = useDecision(mutation);
	const { firstName: name, isConfirmed, appointments, recentAppointments, other } = request;
	// Nothing ends while the other adult agrees.
	const stays = other === "agreed";
	const locale = useLocale();
	const isBusy = deciding !== null || undefined;
	const [receipt, setReceipt] = useState<PrintablePage | null>(null);
	const receipts = isConfirmed ? <GuardianReceipts token={token} open={receipt} onOpen={setReceipt} /> : null;
	if (receipt !== null) return <div className="page pt-12 md:pt-20">{receipts}</div>;
	return (
		<LinkPage
			title={t(isConfirmed ? "guardian.leaveTitle" : "guardian.title", { name })}
			lead={
				isConfirmed
					? t("guardian.leaveLead", { name })
					: t("guardian.lead", { name, date: format.mediumDate(request.requestedAt) })
			}
		>
			{isConfirmed ? null : (
				<Meaning
					title={t("guardian.what")}
					things={[
						t("guardian.things.plan", { price: format.price(prices.month) }),
						t("guardian.things.consultation", { price: format.price(prices.consultation) }),
						t("guardian.things.circle", { price: format.price(prices.seat) }),
					]}
					paragraphs={[t("guardian.nothingPaid"), t("guardian.mails", { name }), t("guardian.rights")]}
					privacy={t("guardian.privacy")}
				/>
			)}
			{appointments.length === 0 ? null : (
				<div className="grid gap-4">
					<h2 className="text-xl">{t("guardian.coming", { name })}</h2>
					<ul className="max-w-[65ch] divide-y divide-hairline border-y border-hairline">
						{appointments.map(({ id, startsAt, zone, researcherName, amountCents, isRefundable, circle }) => (
							<li key={id} className="py-3">
								{t(circle ? "guardian.comingCircle" : "guardian.comingOne", {
									day: format.dayInText(startsAt, zone),
									time: format.time(startsAt, zone),
									researcher: researcherName[locale],
									circle: circle?.[locale] ?? "",
								})}
								{amountCents === 0 ? null : (
									<span className="block text-sm text-soft">
										{t(`guardian.${isRefundable ? "comesBack" : "isLost"}`, {
											price: format.price(amountCents),
										})}
									</span>
								)}
							</li>
						))}
					</ul>
					{stays ? null : <p className="measure">{t("guardian.comingEnd")}</p>}
				</div>
			)}
			<GuardianReports token={token} appointments={[...appointments, ...recentAppointments]} />
			{receipts}
			{isConfirmed ? <OwnAgreement about="guardian" token={token} name={name} other={other} /> : null}
			<DecisionRefusal code={refusal} />
			<div className="flex flex-wrap gap-3">
				{isConfirmed ? (
					<Button look="danger" onClick={() => setConfirming(true)}>
						{t("guardian.leave")}
					</Button>
				) : (
					<>
						<Button onClick={() => decide("confirm")} aria-disabled={isBusy}>
							{t(deciding === "confirm" ? "guardian.confirming" : "guardian.confirm")}
						</Button>
						<Button look="secondary" onClick={() => setConfirming(true)} aria-disabled={isBusy}>
							{t("guardian.refuse")}
						</Button>
					</>
				)}
			</div>
			<div className="grid gap-1">
				<p className="measure text-soft">{t("guardian.data", { name })}</p>
				<LocalLink
					to="/contact"
					className="inline-flex min-h-11 items-center justify-self-start underline decoration-edge underline-offset-4 hover:text-ink"
				>
					{t("guardian.dataLink")}
				</LocalLink>
			</div>
			<ConfirmDecisionDialog
				isOpen={isConfirming}
				isBusy={deciding !== null}
				title={t(
					stays ? "guardian.stayTitle" : isConfirmed ? "guardian.sureTitle" : "guardian.refuseSureTitle",
					{ name },
				)}
				text={t(stays ? "guardian.stayText" : isConfirmed ? "guardian.sureText" : "guardian.refuseSureText", {
					name,
				})}
				submit={t(
					deciding === "refuse" ? "guardian.leaving" : isConfirmed ? "guardian.sure" : "guardian.refuseSure",
				)}
				onClose={() => setConfirming(false)}
				onConfirm={() => decide("refuse")}
			/>
		</LinkPage>
	);
}
