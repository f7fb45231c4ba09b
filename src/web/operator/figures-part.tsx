import { useTranslation } from "react-i18next";
import type { ActionRow } from "#contract/operator-actions.ts";
import type { Role } from "#domain/account/role.ts";
import { type LocalDate, utcMidnight, utcZone } from "#domain/shared/instant.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { DataTable } from "../ui/data-table.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { DeskSection } from "./desk-parts.tsx";
import { useActionRows } from "./queries.ts";
import { RatingsSection } from "./ratings-section.tsx";

const columns = ["accounts", "quizzes", "classes", "consultations"] as const;
const ofRole = "accounts ";

type Figure = ActionRow<"figures">;

/** The figures of each week, the latest first. */
const weeksOf = (figures: readonly Figure[]) =>
	[...new Set(figures.map(({ period }) => period).filter((period) => period !== "all"))]
		.sort()
		.reverse()
		.map((week) => ({
			week: week as LocalDate,
			counts: columns.map(
				(column) => figures.find(({ subject, period }) => subject === column && period === week)?.count ?? 0,
			),
		}));

/** Accounts by role, and what is new in each week. */
function Counts() {
	const { t } = useTranslation();
	const format = useFormat();
	const { data } = useActionRows("figures", {});
	if (data === undefined) return <Skeleton className="h-40 w-full" />;
	const roles = data.filter(({ period }) => period === "all");
	const weeks = weeksOf(data);
	if (roles.length === 0 && weeks.length === 0)
		return <p className="text-soft">{t("operator.figures.none")}</p>;
	return (
		<>
			<DeskSection title={t("operator.figures.byRole")}>
				<DataTable
					caption={t("operator.figures.byRole")}
					rowsAre={t("operator.figures.role")}
					columns={[t("operator.figures.count")]}
					rows={roles.map(({ subject, count }) => ({
						id: subject,
						name: t(`operator.values.role.${subject.slice(ofRole.length) as Role}`),
						cells: [format.number(count)],
					}))}
				/>
			</DeskSection>
			<DeskSection title={t("operator.figures.byWeek")}>
				<div className="overflow-x-auto">
					<DataTable
						caption={t("operator.figures.byWeek")}
						rowsAre={t("operator.figures.week")}
						columns={columns.map((column) => t(`operator.figures.${column}`))}
						rows={weeks.map(({ week, counts }) => ({
							id: week,
							name: format.mediumDate(utcMidnight(week), utcZone),
							cells: counts.map((count) => format.number(count)),
						}))}
					/>
				</div>
			</DeskSection>
		</>
	);
}

/** Numbers without a person, and the days of blind ratings that count. */
export function FiguresPart() {
	return (
		<>
			<Counts />
			<RatingsSection />
		</>
	);
}
