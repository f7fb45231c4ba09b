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
import { Alert } from "../../ui/alert.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { NameFields, RadioField, UnreachableNote } from "../fields.tsx";
import { AccountSection, routesWithProfile } from "./account-section.tsx";

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
		<AccountSection folds startsOpen={profile.isAgeDue} title={t("ownAccount.profile.title")}>
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
