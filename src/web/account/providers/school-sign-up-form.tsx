import { useTranslation } from "react-i18next";
import type { ProviderOutcome } from "#contract/login-providers.ts";
import { ageBands } from "#domain/account/age-band.ts";
import type { Session } from "#domain/account/session.ts";
import { useApiMutation } from "../../api/api.ts";
import { deviceZone } from "../../api/device-zone.ts";
import { useForm } from "../../shared/forms/use-form.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useReaderOfRole } from "../../shared/i18n/use-language.ts";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { fieldOfPerson } from "../field-of-person.ts";
import { AgeFields, NameFields, UnreachableNote } from "../fields.tsx";
import { showSession } from "../use-auth.ts";

/** A person whom a school's log-in has named and who has no account. */
export type NamedPerson = Extract<ProviderOutcome, { readonly outcome: "unknown" }>;

interface SchoolSignUpFormProps {
	readonly person: NamedPerson;
	/** The session, or null where a mail explains the next step. */
	readonly onDone: (session: Session | null, email: string) => void;
}

/** The rest of a new account: the school has stated the role, and students add their age. */
export function SchoolSignUpForm({ person, onDone }: SchoolSignUpFormProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	useReaderOfRole(person.role);
	const { isBusy, onSubmit, errorOf, status } = useForm({
		schema: async () => (await import("#contract/account.ts")).namedSignUpSchema,
		mutation: useApiMutation("POST /api/account/providers/sign-up", {
			onSuccess: ({ session }) => showSession(session),
		}),
		toRequest: ({ firstName = "", lastName = "", email = "", ageBand, guardianEmail = "" }) => ({
			body: {
				firstName,
				lastName,
				email,
				locale,
				guardianEmail,
				ageBand: ageBands.find((one) => one === ageBand) ?? null,
				zone: deviceZone(),
			},
		}),
		onDone: ({ session }, { email = "" }) => onDone(session, email.trim()),
		fieldOf: fieldOfPerson,
	});
	return (
		<form method="dialog" noValidate onSubmit={onSubmit} className="grid w-full max-w-xl gap-5">
			<p className="text-soft">
				{t("schoolLogin.accountOf")} · <strong>{t(`account.roles.${person.role}`)}</strong>
			</p>
			<NameFields firstName={person.firstName} lastName={person.lastName} errorOf={errorOf} />
			<TextField
				label={t("account.email")}
				hint={t("schoolLogin.emailHint")}
				name="email"
				type="email"
				autoComplete="email"
				required
				defaultValue={person.email}
				error={errorOf("email")}
			/>
			{person.role === "student" ? <AgeFields errorOf={errorOf} /> : null}
			<UnreachableNote status={status} />
			<SubmitButton
				isBusy={isBusy}
				busyLabel={t("schoolLogin.busy")}
				className="justify-self-start max-sm:w-full"
			>
				{t("schoolLogin.submit")}
			</SubmitButton>
		</form>
	);
}
