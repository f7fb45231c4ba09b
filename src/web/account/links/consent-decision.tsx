import { useTranslation } from "react-i18next";
import type { ConsentRequest } from "#contract/account-links.ts";
import type { ConsentDecision } from "#domain/account/consent.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { Button } from "../../ui/button.tsx";
import {
	ConfirmDecisionDialog,
	type DecisionMutation,
	DecisionRefusal,
	Meaning,
	useDecision,
} from "./decision-parts.tsx";
import { LinkPage } from "./link-page.tsx";
import { OwnAgreement } from "./own-agreement.tsx";
import { SampleSpectrum } from "./sample-spectrum.tsx";

interface ConsentDecisionProps {
	readonly mutation: DecisionMutation<ConsentDecision>;
	readonly request: ConsentRequest;
	/** The token of the link, by which a parent who has agreed invites another and changes their address. */
	readonly token: string;
}

const kept = ["quiz", "careers", "quest"] as const;

/** A parent agrees, refuses or withdraws. A decision that deletes the account needs a confirmation. */
export function ConsentDecisionPage({ request, mutation, token }: ConsentDecisionProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const { deciding, decide, isConfirming, setConfirming, refusal } = useDecision(mutation);
	const { firstName: name, state, other } = request;
	const isGiven = state === "given";
	// The account rests on the other adult's agreement, too.
	const stays = other === "agreed";
	const ownEnd = isGiven ? "stay" : "refuseOnly";
	const decision = (
		<>
			<DecisionRefusal code={refusal} />
			<div className="flex flex-wrap gap-3 max-sm:*:w-full">
				{isGiven ? null : (
					<Button onClick={() => decide("give")} aria-disabled={deciding !== null || undefined}>
						{t(deciding === "give" ? "links.consent.giving" : "links.consent.give")}
					</Button>
				)}
				<Button look="danger" onClick={() => setConfirming(true)}>
					{t(stays ? `links.consent.${ownEnd}` : isGiven ? "links.consent.withdraw" : "links.consent.refuse")}
				</Button>
			</div>
		</>
	);
	return (
		<LinkPage
			{...(isGiven ? {} : { picture: <SampleSpectrum /> })}
			title={t(isGiven ? "links.consent.withdrawTitle" : "links.consent.title", { name })}
			lead={
				isGiven
					? t("links.consent.withdrawLead", { name })
					: t("links.consent.lead", { name, date: format.mediumDate(request.requestedAt) })
			}
		>
			{isGiven ? (
				decision
			) : (
				<Meaning
					title={t("links.consent.what")}
					things={kept.map((what) => t(`links.consent.kept.${what}`, { name }))}
					paragraphs={[
						t("links.consent.why", { name }),
						t("links.consent.without", { name }),
						t("links.consent.rights"),
					]}
					privacy={t("links.consent.privacy")}
				>
					{decision}
				</Meaning>
			)}
			{isGiven ? <OwnAgreement about="consent" token={token} name={name} other={other} /> : null}
			<ConfirmDecisionDialog
				isOpen={isConfirming}
				isBusy={deciding !== null}
				title={t(stays ? `links.consent.${ownEnd}Title` : "links.consent.confirmTitle", { name })}
				text={t(stays ? "links.consent.stayText" : "links.consent.confirmText", { name })}
				submit={t(
					stays
						? `links.consent.${ownEnd}`
						: deciding === "refuse"
							? "links.consent.refusing"
							: "links.consent.confirm",
				)}
				onClose={() => setConfirming(false)}
				onConfirm={() => decide("refuse")}
			/>
		</LinkPage>
	);
}
