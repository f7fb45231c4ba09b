import { useTranslation } from "react-i18next";
import { Choice } from "../ui/choice.tsx";
import { TextArea } from "../ui/text-area.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ActionDialog } from "./action-dialog.tsx";
import { RowActs } from "./desk-parts.tsx";
import { LateFold } from "./late-fold.tsx";
import { useActionRows } from "./queries.ts";

interface HoursFoldProps {
	readonly id: string;
	readonly name: string;
	readonly zone: string;
}

/** Hours as actions read them. */
const example = "09:00-12:00";

const kindOf = (kind: string) =>
	kind === "every week" ? "everyWeek" : kind === "closed" ? "closed" : "extra";

/** A day of the researcher's clock. */
function DayField() {
	const { t } = useTranslation();
	return (
		<TextField label={t("operator.researchers.day")} name="day" type="date" required data-first-focus="" />
	);
}

function OpenHours({ id, name }: Omit<HoursFoldProps, "zone">) {
	const { t } = useTranslation();
	const { data = [] } = useActionRows("availability show", { id });
	const weekly = data.filter(({ kind }) => kind === "every week").map(({ when }) => when);
	return (
		<>
			{data.length === 0 ? (
				<p className="text-soft">{t("operator.researchers.noHours")}</p>
			) : (
				<ul className="grid gap-1 tabular-nums">
					{data.map(({ kind, when }) => (
						<li key={`${kind} ${when}`}>
							{when} <span className="text-soft">· {t(`operator.researchers.${kindOf(kind)}`)}</span>
						</li>
					))}
				</ul>
			)}
			<RowActs>
				<ActionDialog
					action="availability set"
					toInput={({ hours = "" }) => ({
						id,
						hours: hours
							.split("\n")
							.map((line) => line.trim())
							.filter((line) => line !== ""),
					})}
					label={t("operator.researchers.setHours")}
					about={name}
				>
					<TextArea
						label={t("operator.researchers.setHours")}
						hint={t("operator.researchers.setHoursHint", { example: "mon,thu 09:00-12:00" })}
						name="hours"
						defaultValue={weekly.join("\n")}
						data-first-focus=""
					/>
				</ActionDialog>
				<ActionDialog
					action="availability close"
					toInput={({ day = "", hours = "", keepBooked }) => ({
						id,
						day,
						keepBooked: keepBooked !== undefined,
						...(hours.trim() === "" ? {} : { hours: hours.trim() }),
					})}
					label={t("operator.researchers.closeDay")}
					about={name}
				>
					<DayField />
					<TextField label={t("operator.researchers.someHours", { example })} name="hours" />
					<Choice type="checkbox" name="keepBooked" value="yes">
						{t("operator.researchers.keepBooked")}
					</Choice>
				</ActionDialog>
				<ActionDialog
					action="availability open"
					toInput={({ day = "", hours = "" }) => ({ id, day, hours: hours.trim() })}
					label={t("operator.researchers.openDay")}
					about={name}
				>
					<DayField />
					<TextField label={t("operator.researchers.dayHours", { example })} name="hours" required />
				</ActionDialog>
				<ActionDialog
					action="availability usual"
					toInput={({ day = "" }) => ({ id, day })}
					label={t("operator.researchers.usualDay")}
					about={name}
				>
					<DayField />
				</ActionDialog>
			</RowActs>
		</>
	);
}

/** The hours of a researcher, folded: researchers enter them on their own desk. */
export function HoursFold({ id, name, zone }: HoursFoldProps) {
	const { t } = useTranslation();
	return (
		<LateFold
			summary={
				<>
					{t("operator.researchers.hours")} <span className="text-soft">· {zone}</span>
				</>
			}
		>
			<div className="grid gap-3 py-2">
				<OpenHours id={id} name={name} />
			</div>
		</LateFold>
	);
}
