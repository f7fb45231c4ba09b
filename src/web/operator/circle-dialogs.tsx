import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { ActionRow } from "#contract/operator-actions.ts";
import { circleSeatPrice } from "#domain/billing/prices.ts";
import { circleLengths, maxSeats, maxSubjectLength } from "#domain/circles/circle.ts";
import { localeOr, locales } from "#domain/shared/locale.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { SelectField } from "../ui/select-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { useActionRows } from "./queries.ts";

type FieldProps = Partial<ComponentProps<typeof TextField>>;

/** When a circle begins: on a full or half hour. */
function TimeField(field: FieldProps) {
	const { t } = useTranslation();
	return (
		<TextField {...field} label={t("operator.circles.time")} name="time" type="datetime-local" step={1800} />
	);
}

function SeatsField(field: FieldProps) {
	const { t } = useTranslation();
	return (
		<TextField
			{...field}
			label={t("operator.circles.seatCount")}
			name="seats"
			type="number"
			min={1}
			max={maxSeats}
		/>
	);
}

function LanguageField({ label, name }: { readonly label: string; readonly name: string }) {
	const { t, i18n } = useTranslation();
	return (
		<SelectField label={label} name={name} defaultValue={localeOr(i18n.language)}>
			{locales.map((locale) => (
				<option key={locale} value={locale}>
					{t(`operator.values.language.${locale}`)}
				</option>
			))}
		</SelectField>
	);
}

/** Plans a circle: host and researcher get their links by mail. */
export function PlanCircle() {
	const { t } = useTranslation();
	const { price } = useFormat();
	const { data = [] } = useActionRows("researchers list", {});
	return (
		<ActionDialog
			action="circles add"
			toInput={({ price: seatPrice, language, hostLanguage, ...typed }) => ({
				researcher: typed.researcher ?? "",
				time: typed.time ?? "",
				zone: typed.zone?.trim() ?? "",
				minutes: typed.minutes ?? "",
				seats: typed.seats ?? "",
				price: seatPrice === "5" ? "5" : "free",
				language: localeOr(language),
				hostLanguage: localeOr(hostLanguage),
				subjectEn: typed.subjectEn ?? "",
				subjectFr: typed.subjectFr ?? "",
				host: typed.host ?? "",
				hostEmail: typed.hostEmail ?? "",
			})}
			label={t("operator.circles.plan")}
			lead={t("operator.circles.planText")}
		>
			<SelectField label={t("operator.circles.researcher")} name="researcher" data-first-focus="">
				{data.map(({ id, name }) => (
					<option key={id} value={id}>
						{name}
					</option>
				))}
			</SelectField>
			<TimeField required />
			<div className="grid items-end gap-5 sm:grid-cols-2">
				<TextField label={t("operator.circles.zone")} name="zone" defaultValue="Europe/Paris" required />
				<SelectField label={t("operator.circles.minutes")} name="minutes">
					{circleLengths.map((minutes) => (
						<option key={minutes} value={minutes}>
							{minutes}
						</option>
					))}
				</SelectField>
				<SeatsField defaultValue={maxSeats} required />
				<SelectField label={t("operator.circles.price")} name="price">
					<option value="free">{t("operator.circles.free")}</option>
					<option value="5">{price(circleSeatPrice)}</option>
				</SelectField>
			</div>
			<LanguageField label={t("operator.circles.language")} name="language" />
			{(["subjectEn", "subjectFr"] as const).map((name) => (
				<TextField
					key={name}
					label={t(`operator.circles.${name}`)}
					name={name}
					maxLength={maxSubjectLength}
					required
				/>
			))}
			<TextField
				label={t("operator.circles.host")}
				hint={t("operator.circles.hostHint")}
				name="host"
				required
			/>
			<TextField label={t("operator.circles.hostEmail")} name="hostEmail" type="email" required />
			<LanguageField label={t("operator.circles.hostLanguage")} name="hostLanguage" />
		</ActionDialog>
	);
}

/** Changes a circle that has not started; only what differs is sent. */
export function ChangeCircle({ row }: { readonly row: ActionRow<"circles list"> }) {
	const { t } = useTranslation();
	const { id, subject, begins, seats, host } = row;
	const present = { time: begins.replace(" ", "T"), seats: String(seats), host, hostEmail: "" };
	return (
		<ActionDialog
			action="circles change"
			toInput={(draft) => {
				const names = (["time", "seats", "host", "hostEmail"] as const).filter((name) => {
					const typed = draft[name]?.trim() ?? "";
					return typed !== "" && typed !== present[name];
				});
				return { id, ...Object.fromEntries(names.map((name) => [name, draft[name]?.trim()])) };
			}}
			label={t("operator.circles.change")}
			about={subject}
			lead={t("operator.circles.changeText")}
		>
			<TimeField defaultValue={present.time} data-first-focus="" />
			<SeatsField defaultValue={seats} />
			<TextField label={t("operator.circles.host")} name="host" defaultValue={host} />
			<TextField label={t("operator.circles.newHostEmail")} name="hostEmail" type="email" />
		</ActionDialog>
	);
}
