import { useTranslation } from "react-i18next";
import type { Profile, ProfileChange } from "#contract/account.ts";
import { ageBands } from "#domain/account/age-band.ts";
import { locales } from "#domain/shared/locale.ts";
import type { Zone } from "#domain/shared/moment.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { useDates } from "../../shared/dates.ts";
import { type Draft, useForm } from "../../shared/use-form.ts";
import { Alert } from "../../ui/alert.tsx";
import { SubmitButton } from "../../ui/submit-button.tsx";
import { useToast } from "../../ui/toast.tsx";
import { NameFields } from "../name-fields.tsx";
import { RadioField } from "../radio-field.tsx";
import { UnreachableNote } from "../unreachable-note.tsx";
import { Setting } from "./setting.tsx";

interface ProfileFormProps {
	readonly profile: Profile;
	/** The time zone of this device. */
	readonly here: Zone;
	readonly onSave: (change: ProfileChange) => Promise<Result<Profile, ProblemCode>>;
	readonly onSaved: () => void;
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

/** What never changes here: read, not written. */
function Fact({ label, value }: { readonly label: string; readonly value: string }) {
	return (
		<div className="grid gap-0.5">
			<dt className="text-sm text-soft">{label}</dt>
			<dd className="wrap-anywhere">{value}</dd>
		</div>
	);
}

/** Who somebody is to Spectra; students tell their age again once a year. */
export function ProfileForm({ profile, here, onSave, onSaved }: ProfileFormProps) {
	const { t } = useTranslation();
	const dates = useDates();
	const toast = useToast();
	const { isBusy, onSubmit, errorOf, reach } = useForm({
		send: (draft) => onSave(changeOf(draft, here)),
		onDone: () => {
			toast({ tone: "success", title: t("ownAccount.profile.done") });
			onSaved();
		},
		fieldOf: {
			"forms.required": "firstName",
			"forms.name_invalid": "firstName",
			"account.age_declared": "ageBand",
		},
	});
	return (
		<Setting
			title={t("ownAccount.profile.title")}
			text={t("ownAccount.profile.since", { date: dates.mediumDate(profile.createdAt, profile.zone) })}
		>
			<dl className="grid gap-4 sm:grid-cols-2">
				<Fact label={t("ownAccount.profile.email")} value={profile.email} />
				<Fact label={t("ownAccount.profile.role")} value={t(`account.roles.${profile.role}`)} />
			</dl>
			<form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
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
				<UnreachableNote reach={reach} />
				<SubmitButton
					isBusy={isBusy}
					busyLabel={t("ownAccount.profile.busy")}
					className="justify-self-start max-sm:w-full"
				>
					{t("ownAccount.profile.submit")}
				</SubmitButton>
			</form>
		</Setting>
	);
}
