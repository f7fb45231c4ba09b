import { useTranslation } from "react-i18next";
import type { ActionRow } from "#contract/operator-actions.ts";
import { ageBands } from "#domain/account/age-band.ts";
import { roles } from "#domain/account/role.ts";
import { locales } from "#domain/shared/locale.ts";
import { Problem } from "../api/problem.ts";
import { SelectField } from "../ui/select-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ActionButton } from "./action-button.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { RowActs } from "./desk-parts.tsx";
import { SaveExport } from "./save-export.tsx";

interface PersonActsProps {
	readonly account: ActionRow<"accounts show">;
	/** The account has another address now. */
	readonly onMoved: (email: string) => void;
	/** The account is erased. */
	readonly onGone: () => void;
}

/** Corrects names, role, age or language. Only what differs is sent. */
function CorrectPerson({ account }: Pick<PersonActsProps, "account">) {
	const { t } = useTranslation();
	const { email } = account;
	return (
		<ActionDialog
			action="accounts correct"
			toInput={(draft) => {
				const changed = (["firstName", "lastName", "role", "age", "language"] as const).filter((name) => {
					const typed = draft[name]?.trim() ?? "";
					return typed !== "" && typed !== account[name];
				});
				return { email, ...Object.fromEntries(changed.map((name) => [name, draft[name]?.trim()])) };
			}}
			label={t("operator.people.actions.correct")}
			about={email}
			lead={t("operator.people.correctText")}
		>
			<TextField
				label={t("operator.people.firstName")}
				name="firstName"
				defaultValue={account.firstName}
				data-first-focus=""
			/>
			<TextField label={t("operator.people.lastName")} name="lastName" defaultValue={account.lastName} />
			<SelectField label={t("operator.people.facts.role")} name="role" defaultValue={account.role}>
				{roles.map((role) => (
					<option key={role} value={role}>
						{t(`operator.values.role.${role}`)}
					</option>
				))}
			</SelectField>
			<SelectField label={t("operator.people.facts.age")} name="age" defaultValue={account.age ?? ""}>
				<option value="">–</option>
				{ageBands.map((band) => (
					<option key={band} value={band}>
						{t(`operator.values.age.${band}`)}
					</option>
				))}
			</SelectField>
			<SelectField
				label={t("operator.people.facts.language")}
				name="language"
				defaultValue={account.language}
			>
				{locales.map((locale) => (
					<option key={locale} value={locale}>
						{t(`operator.values.language.${locale}`)}
					</option>
				))}
			</SelectField>
		</ActionDialog>
	);
}

/** The actions of an operator for an account. */
export function PersonActions({ account, onMoved, onGone }: PersonActsProps) {
	const { t } = useTranslation();
	const { email, firstName: name } = account;
	const of = { input: { email }, about: email };
	return (
		<RowActs>
			<CorrectPerson account={account} />
			{account.confirmed ? null : (
				<ActionButton
					{...of}
					action="accounts confirm"
					label={t("operator.people.actions.confirm")}
					asks={t("operator.people.confirmText", { email })}
				/>
			)}
			<ChangeAddress email={email} onMoved={onMoved} />
			{account.guardian === null && account.parent === null ? null : (
				<ActionButton
					{...of}
					action="accounts parent-link"
					label={t("operator.people.actions.parentLink")}
					asks={t("operator.people.parentLinkText")}
				/>
			)}
			{account.guardian === null ? null : (
				<ActionButton
					{...of}
					action="accounts withdraw-guardian"
					label={t("operator.people.actions.withdrawGuardian")}
					asks={t("operator.people.withdrawText")}
				/>
			)}
			<ActionButton
				{...of}
				action="accounts end-sessions"
				label={t("operator.people.actions.endSessions")}
				asks={t("operator.people.endSessionsText", { name })}
			/>
			<SaveExport email={email} />
			<ActionDialog
				action="accounts erase"
				toInput={({ typed = "" }) => {
					// The address is typed once more, so that no click erases another person.
					if (typed.trim().toLowerCase() !== email.toLowerCase()) throw new Problem("operator.input_invalid");
					return { email };
				}}
				label={t("operator.people.actions.erase")}
				about={email}
				lead={t("operator.people.eraseText", { name })}
				look="danger"
				onDone={onGone}
			>
				<TextField
					label={t("operator.people.eraseCheck")}
					name="typed"
					type="email"
					autoComplete="off"
					required
					data-first-focus=""
				/>
			</ActionDialog>
		</RowActs>
	);
}

/** Gives an account another address, and follows it. */
function ChangeAddress({
	email,
	onMoved,
}: {
	readonly email: string;
	readonly onMoved: (to: string) => void;
}) {
	const { t } = useTranslation();
	return (
		<ActionDialog
			action="accounts change-address"
			toInput={({ to = "" }) => ({ email, to: to.trim() })}
			label={t("operator.people.actions.changeAddress")}
			about={email}
			lead={t("operator.people.changeAddressText")}
			onDone={({ to = "" }) => onMoved(to.trim().toLowerCase())}
		>
			<TextField
				label={t("operator.people.newAddress")}
				name="to"
				type="email"
				autoComplete="off"
				required
				data-first-focus=""
			/>
		</ActionDialog>
	);
}
