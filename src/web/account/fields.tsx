import { Eye, EyeOff } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { ageBands } from "#domain/account/age-band.ts";
import type { ServerStatus } from "../api/use-server-status.ts";
import { Alert } from "../ui/alert.tsx";
import { Choice } from "../ui/choice.tsx";
import { TextField } from "../ui/text-field.tsx";

interface RadioFieldProps {
	readonly name: string;
	readonly label: string;
	readonly hint?: string;
	readonly options: readonly { readonly value: string; readonly label: string }[];
	readonly columns?: 2 | 3;
	readonly defaultValue?: string | undefined;
	readonly error?: string | undefined;
	readonly isRequired?: boolean;
}

/** A group of radio buttons. None is selected unless `defaultValue` names one. */
export function RadioField({
	name,
	label,
	hint,
	options,
	columns = 2,
	defaultValue,
	error,
	isRequired = true,
}: RadioFieldProps) {
	const id = useId();
	const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
	return (
		<div
			role="radiogroup"
			aria-labelledby={`${id}-label`}
			aria-required={isRequired}
			aria-invalid={error ? true : undefined}
			aria-describedby={described || undefined}
		>
			<p id={`${id}-label`} className="pb-1.5 font-semibold">
				{label}
			</p>
			{hint ? (
				<p id={`${id}-hint`} className="-mt-1 pb-2 text-sm text-soft">
					{hint}
				</p>
			) : null}
			<div
				className={`grid gap-2 ${error ? "[&_label]:border-danger" : ""} ${columns === 3 ? "sm:grid-cols-3" : "sm:grid-cols-2"}`}
			>
				{options.map(({ value, label: text }) => (
					<Choice key={value} type="radio" name={name} value={value} isChosenAtFirst={value === defaultValue}>
						{text}
					</Choice>
				))}
			</div>
			{error ? (
				<p id={`${id}-error`} className="pt-1.5 text-sm font-medium text-danger">
					{error}
				</p>
			) : null}
		</div>
	);
}

interface NameFieldsProps {
	readonly firstName: string | undefined;
	readonly lastName: string | undefined;
	readonly errorOf: (name: "firstName" | "lastName") => string | undefined;
}

/** First and last name, side by side on wide screens. */
export function NameFields({ firstName, lastName, errorOf }: NameFieldsProps) {
	const { t } = useTranslation();
	return (
		<div className="grid items-start gap-5 sm:grid-cols-2">
			<TextField
				label={t("account.firstName")}
				name="firstName"
				autoComplete="given-name"
				required
				defaultValue={firstName}
				error={errorOf("firstName")}
			/>
			<TextField
				label={t("account.lastName")}
				name="lastName"
				autoComplete="family-name"
				required
				defaultValue={lastName}
				error={errorOf("lastName")}
			/>
		</div>
	);
}

interface PasswordFieldProps {
	/** For password managers: fill in a known password or offer a new one. */
	readonly autoComplete: "current-password" | "new-password";
	/** Default: "Password". */
	readonly label?: string;
	/** Default: `password`. */
	readonly name?: string;
	/** Shows the rules for a new password. */
	readonly hasRules?: boolean;
	readonly defaultValue?: string | undefined;
	readonly error?: string | undefined;
}

/** A password, hidden until its button shows it. */
export function PasswordField({ label, hasRules = false, ...rest }: PasswordFieldProps) {
	const { t } = useTranslation();
	const [isShown, setShown] = useState(false);
	const Icon = isShown ? EyeOff : Eye;
	return (
		<TextField
			label={label ?? t("account.password")}
			name="password"
			type={isShown ? "text" : "password"}
			required
			autoCapitalize="none"
			spellCheck={false}
			{...(hasRules ? { hint: t("account.passwordRules") } : {})}
			{...rest}
			trailing={
				<button
					type="button"
					aria-label={t(isShown ? "account.hidePassword" : "account.showPassword")}
					onClick={() => setShown(!isShown)}
					className="grid size-12 place-items-center rounded-control text-soft hover:text-ink"
				>
					<Icon aria-hidden="true" className="size-5" />
				</button>
			}
		/>
	);
}

interface AgeFieldsProps {
	readonly ageBand?: string | undefined;
	readonly guardianEmail?: string | undefined;
	readonly errorOf: (name: string) => string | undefined;
}

/** A student's age band; under fifteen, the address of the parent who must consent. */
export function AgeFields({ ageBand, guardianEmail, errorOf }: AgeFieldsProps) {
	const { t } = useTranslation();
	const [chosen, setChosen] = useState(ageBand);
	return (
		<div
			className="grid gap-5"
			onChange={({ target }) => {
				if (target instanceof HTMLInputElement && target.name === "ageBand") setChosen(target.value);
			}}
		>
			<RadioField
				name="ageBand"
				label={t("account.ageBand.label")}
				hint={t("account.ageBand.hint")}
				options={ageBands.map((value) => ({ value, label: t(`account.ageBand.bands.${value}`) }))}
				columns={3}
				defaultValue={ageBand}
				error={errorOf("ageBand")}
			/>
			{chosen === "under15" ? (
				<TextField
					label={t("account.guardianEmail")}
					hint={t("account.guardianHint")}
					name="guardianEmail"
					type="email"
					autoComplete="off"
					required
					defaultValue={guardianEmail}
					error={errorOf("guardianEmail")}
				/>
			) : null}
		</div>
	);
}

/**
 * A form that could not be sent: says that the server is unreachable and the text is kept, and later that it answers
 * again.
 */
export function UnreachableNote({ status }: { readonly status: ServerStatus }) {
	const { t } = useTranslation();
	return (
		<div role="status" className="empty:hidden">
			{status === "offline" ? (
				<Alert title={t("account.away.title")}>
					<p>{t("account.away.text")}</p>
				</Alert>
			) : null}
			{status === "recovered" ? <Alert title={t("account.away.back")} /> : null}
		</div>
	);
}
