import { useTranslation } from "react-i18next";
import type { ActionRow } from "#contract/operator-actions.ts";
import { ratingGroups } from "#domain/quiz/blind-rating.ts";
import { utcMidnight, utcZone } from "#domain/shared/instant.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { Badge } from "../ui/badge.tsx";
import { ActionButton } from "./action-button.tsx";
import { ActionRows } from "./action-rows.tsx";
import { DeskSection } from "./desk-parts.tsx";

/** A day of blind ratings: how many students, how often careers of each group appealed, and whether the day counts. */
function RatingDay({ row }: { readonly row: ActionRow<"ratings days"> }) {
	const { t } = useTranslation();
	const format = useFormat();
	const { day, students, leftOut } = row;
	const name = format.mediumDate(utcMidnight(day), utcZone);
	const shares = ratingGroups.flatMap((group) => {
		const share = row[group];
		return share === null ? [] : t(`operator.figures.ratings.${group}`, { share: format.percent(share) });
	});
	return (
		<div className="flex flex-wrap items-center justify-between gap-3">
			<div className="grid gap-0.5">
				<p className="flex flex-wrap items-center gap-2 font-semibold">
					{name}
					{leftOut ? <Badge look="destructive">{t("operator.figures.ratings.leftOut")}</Badge> : null}
				</p>
				<p className="text-sm text-soft">
					{dotted([t("operator.figures.ratings.students", { count: students }), ...shares])}
				</p>
			</div>
			<ActionButton
				action={leftOut ? "ratings take-in" : "ratings leave-out"}
				input={{ day }}
				label={t(leftOut ? "operator.figures.ratings.takeIn" : "operator.figures.ratings.leaveOut")}
				about={name}
			/>
		</div>
	);
}

/** The blind ratings by day. No one checks who rates, so a stuffed day can be left out of the published figures. */
export function RatingsSection() {
	const { t } = useTranslation();
	return (
		<DeskSection title={t("operator.figures.ratings.title")}>
			<p className="measure text-soft">{t("operator.figures.ratings.text")}</p>
			<ActionRows
				action="ratings days"
				input={{}}
				none={t("operator.figures.ratings.none")}
				keyOf={({ day }) => day}
			>
				{(row) => <RatingDay row={row} />}
			</ActionRows>
		</DeskSection>
	);
}
