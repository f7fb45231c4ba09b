import { ArrowLeft } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ActionRow } from "#contract/operator-actions.ts";
import type { AgeBand } from "#domain/account/age-band.ts";
import type { ConsentState } from "#domain/account/consent.ts";
import { fullName } from "#domain/account/person-name.ts";
import type { Role } from "#domain/account/role.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { Button } from "../ui/button.tsx";
import { ActionRows } from "./action-rows.tsx";
import { AppointmentEntry } from "./appointment-entry.tsx";
import { DeskSection, Facts } from "./desk-parts.tsx";
import { EventEntry } from "./event-entry.tsx";
import { PaymentEntry } from "./payment-entry.tsx";
import { PersonActions } from "./person-actions.tsx";
import { PlanEntry } from "./plan-entry.tsx";
import { useWhen } from "./use-when.ts";

type Account = ActionRow<"accounts show">;

function PersonFacts({ account }: { readonly account: Account }) {
	const { t } = useTranslation();
	const { when, day } = useWhen();
	const guardian =
		account.guardian === null
			? null
			: account.guardianConfirmed === null
				? t("operator.people.guardianOpen", { email: account.guardian })
				: t("operator.people.guardianConfirmed", {
						email: account.guardian,
						date: day(account.guardianConfirmed),
					});
	const confirmed = t(account.confirmed ? "operator.people.confirmed" : "operator.people.unconfirmed");
	return (
		<Facts
			facts={[
				[t("operator.people.facts.email"), `${account.email} · ${confirmed}`],
				[t("operator.people.facts.newEmail"), account.newEmail],
				[t("operator.people.facts.role"), t(`operator.values.role.${account.role as Role}`)],
				[
					t("operator.people.facts.age"),
					account.age === null ? null : t(`operator.values.age.${account.age as AgeBand}`),
				],
				[t("operator.people.facts.language"), t(`operator.values.language.${account.language as Locale}`)],
				[t("operator.people.facts.consent"), t(`operator.values.consent.${account.consent as ConsentState}`)],
				[t("operator.people.facts.parent"), account.parent],
				[t("operator.people.facts.guardian"), guardian],
				[t("operator.people.facts.created"), when(account.created)],
			]}
		/>
	);
}

interface PersonPageProps {
	readonly email: string;
	/** The account has another address now. */
	readonly onMoved: (email: string) => void;
	readonly onBack: () => void;
}

/** An account with everything that an operator can do for it. */
export function PersonPage({ email, onMoved, onBack }: PersonPageProps) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-8">
			<Button look="quiet" onClick={onBack} className="-ml-4.5 justify-self-start">
				<ArrowLeft aria-hidden="true" className="size-5" />
				{t("operator.people.back")}
			</Button>
			<ActionRows
				action="accounts show"
				input={{ email }}
				none={t("operator.people.none")}
				keyOf={({ id }) => id}
			>
				{(account) => (
					<div className="grid gap-6">
						<h3 className="font-display text-2xl font-semibold">{fullName(account)}</h3>
						<PersonFacts account={account} />
						<PersonActions account={account} onMoved={onMoved} onGone={onBack} />
					</div>
				)}
			</ActionRows>
			<DeskSection title={t("operator.people.appointments")}>
				<ActionRows
					action="appointments list"
					input={{ student: email }}
					none={t("operator.people.noAppointments")}
					keyOf={({ id }) => id}
				>
					{(row) => <AppointmentEntry row={row} />}
				</ActionRows>
			</DeskSection>
			<DeskSection title={t("operator.people.money")}>
				<ActionRows action="subscriptions list" input={{ email }} none="" keyOf={({ id }) => id}>
					{(row) => <PlanEntry row={row} />}
				</ActionRows>
				<ActionRows
					action="payments list"
					input={{ email }}
					none={t("operator.people.noMoney")}
					keyOf={({ id }) => id}
				>
					{(row) => <PaymentEntry row={row} />}
				</ActionRows>
			</DeskSection>
			<DeskSection title={t("operator.people.log")}>
				<ActionRows
					action="audit"
					input={{ email }}
					none={t("operator.people.noLog")}
					keyOf={({ at, event }) => `${at} ${event}`}
				>
					{(row) => <EventEntry row={row} />}
				</ActionRows>
			</DeskSection>
		</div>
	);
}
