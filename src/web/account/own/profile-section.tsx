import { useTranslation } from "react-i18next";
import type { Profile, ProfileChange } from "#contract/account.ts";
import { ageBands, mayDeclareAge } from "#domain/account/age-band.ts";
import { isPersonName } from "#domain/account/person-name.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { locales } from "#domain/shared/locale.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { useApiMutation } from "../../api/api.ts";
import { deviceZone } from "../../api/device-zone.ts";
import { type Draft, useForm } from "../../shared/forms/use-form.ts";
import { useMutationToasts } from "../../shared/forms/use-mutation-toasts.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { NameFields, RadioField, UnreachableNote } from "../fields.tsx";
import { AccountSection, routesWithProfile } from "./account-section.tsx";

interface UnverifiedNoteProps {
	readonly email: string;
}

/** Says that an address is not confirmed yet, and sends its link again. */
export function UnverifiedNote({ email }: UnverifiedNoteProps) {
	const { t } = useTranslation();
	const withToasts = useMutationToasts();
	const { mutate, isPending } = useApiMutation(
		"POST /api/account/verification",
		withToasts(t("ownAccount.unverified.sent"), t("ownAccount.unverified.sentText", { email })),
	);
	return (
		<Alert title={t("ownAccount.unverified.title")}>
			<p className="wrap-anywhere">{t("ownAccount.unverified.text", { email })}</p>
			<Button
				look="secondary"
				aria-disabled={isPending || undefined}
				className="mt-2 justify-self-start"
				onClick={() => {
					if (!isPending) mutate({});
				}}
			>
				{t(isPending ? "ownAccount.unverified.busy" : "ownAccount.unverified.resend")}
			</Button>
		</Alert>
	);
}

const changeOf = (
	{ firstName = "", lastName = "", locale, ageBand, zone }: Draft,
	here: Zone,
): ProfileChange => {
	const chosenLocale = locales.find((one) => one === locale);
	const chosenBand = ageBands.find((one) => one === ageBand);
	return {
		firstName: firstName.trim(),
		lastName: lastName.trim(),
		...(chosenLocale ? { locale: chosenLocale } : {}),
		...(chosenBand ? { ageBand: chosenBand } : {}),
		...(zone ? { zone: here } : {}),
	};
};

/** A field that cannot be changed here. */
function Fact({ label, value }: { readonly label: string; readonly value: string }) {
	return (
		<div className="grid gap-0.5">
			<dt className="text-sm text-soft">{label}</dt>
			<dd className="wrap-anywhere">{value}</dd>
		</div>
	);
}

/** The field of a problem: of two names the first that is empty or refused. */
const fieldOf = async (
	code: ProblemCode,
	{ firstName = "", lastName = "" }: Draft,
): Promise<string | null> => {
	if (code === "account.age_declared") return "ageBand";
	if (code === "forms.required")
		return firstName.trim() === "" || lastName.trim() !== "" ? "firstName" : "lastName";
	if (code !== "forms.name_invalid") return null;
	return isPersonName(firstName) ? "lastName" : "firstName";
};

/** Name, language and time zone; students confirm their age band once a year, or state an older one at any time. */
export function ProfileSection({ profile }: { readonly profile: Profile }) {
	const { t } = useTranslation();
	const format = useFormat();
	const toast = useToast();
	const here = deviceZone();
	const olderBands = ageBands.filter((band) => mayDeclareAge(profile, band, false));
	const { isBusy, onSubmit, errorOf, status } = useForm({
		mutation: useApiMutation("PATCH /api/account/profile", { invalidates: routesWithProfile }),
		toRequest: (draft) => ({ body: changeOf(draft, here) }),
		onDone: () => toast({ tone: "success", title: t("ownAccount.profile.done") }),
		fieldOf,
	});
	return (
		<AccountSection
			title={t("ownAccount.profile.title")}
			text={t("ownAccount.profile.since", { date: format.mediumDate(profile.createdAt, profile.zone) })}
		>
			<dl className="grid gap-4 sm:grid-cols-2">
				<Fact label={t("ownAccount.profile.email")} value={profile.email} />
				<Fact label={t("ownAccount.profile.role")} value={t(`account.roles.${profile.role}`)} />
			</dl>
			<form method="dialog" noValidate onSubmit={onSubmit} className="grid gap-5">
				<NameFields firstName={profile.firstName} lastName={profile.lastName} errorOf={errorOf} />
				{profile.isAgeDue ? (
					<>
						<Alert title={t("ownAccount.profile.ageDue")} />
						<RadioField
							name="ageBand"
							label={t("account.ageBand.label")}
							options={ageBands.map((value) => ({ value, label: t(`account.ageBand.bands.${value}`) }))}
							columns={3}
							isRequired={false}
							error={errorOf("ageBand")}
						/>
					</>
				) : olderBands.length > 0 ? (
					<details>
						<summary className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink">
							{t("ownAccount.profile.older")}
						</summary>
						<RadioField
							name="ageBand"
							label={t("ownAccount.profile.olderNow")}
							options={olderBands.map((value) => ({ value, label: t(`account.ageBand.bands.${value}`) }))}
							columns={3}
							isRequired={false}
							error={errorOf("ageBand")}
						/>
					</details>
				) : null}
				<RadioField
					name="locale"
					label={t("ownAccount.profile.locale")}
					options={locales.map((value) => ({ value, label: t(`ownAccount.profile.locales.${value}`) }))}
					defaultValue={profile.locale}
				/>
				<div className="grid gap-1">
					<p className="font-semibold">{t("ownAccount.profile.zone")}</p>
					<p className="text-soft">{t("ownAccount.profile.zoneHint", { zone: profile.zone })}</p>
					{here === profile.zone ? null : (
						<label className="flex min-h-11 items-center gap-3">
							<input type="checkbox" name="zone" value={here} className="size-5 flex-none accent-ink" />
							{t("ownAccount.profile.zoneHere", { zone: here })}
						</label>
					)}
				</div>
				<UnreachableNote status={status} />
				<SubmitButton
					isBusy={isBusy}
					busyLabel={t("ownAccount.profile.busy")}
					className="justify-self-start max-sm:w-full"
				>
					{t("ownAccount.profile.submit")}
				</SubmitButton>
			</form>
		</AccountSection>
	);
}
