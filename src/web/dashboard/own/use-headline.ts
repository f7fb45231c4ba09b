import { useTranslation } from "react-i18next";
import type { Attempt } from "#contract/quiz.ts";
import { useSession } from "../../api/session.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { interestChange } from "../interest-history.ts";
import type { OwnContent } from "./use-own-content.ts";

/** The heading of a student's own dashboard and the sentence below it: what moved, or the fields of the only quiz. */
export const useHeadline = (attempts: readonly Attempt[], content: OwnContent) => {
	const { t } = useTranslation();
	const format = useFormat();
	const name = useSession()?.firstName;
	const { brightest, gained, lost } = interestChange(content.lines);
	const nameOf = (key: (typeof brightest)[number]) => t(`common.inText.${key}`);
	const first = content.attempts[0];
	const date = first ? format.mediumDate(first.completedAt) : "";
	const titled = (state: "none" | "one" | "noStandOut" | "moving" | "steady", text: string) => ({
		title: name ? t(`dashboard.own.named.${state}`, { name }) : t(`dashboard.own.headline.${state}`),
		text,
	});
	if (!first) return titled("none", t("dashboard.own.none"));
	if (attempts[0]?.results.topCategories.length === 0)
		return titled("noStandOut", t("dashboard.student.noStandOut"));
	if (content.attempts.length === 1)
		return titled("one", t("dashboard.own.one", { date, names: format.list(brightest.map(nameOf)) }));
	if (gained && lost)
		return titled("moving", t("dashboard.own.both", { date, gained: nameOf(gained), lost: nameOf(lost) }));
	if (gained) return titled("moving", t("dashboard.own.gained", { date, gained: nameOf(gained) }));
	if (lost) return titled("moving", t("dashboard.own.lost", { date, lost: nameOf(lost) }));
	return titled("steady", t("comparison.steady", { date }));
};
