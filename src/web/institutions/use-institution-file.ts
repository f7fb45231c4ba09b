import { useTranslation } from "react-i18next";
import type { InstitutionPage } from "#contract/institution-page.ts";
import { fullName } from "#domain/account/person-name.ts";
import { pupilsCell } from "../classes/teacher/pupils-cell.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { saveTable } from "../shared/save-table.ts";

/** Saves the classes of an institution, and the interests of all together, as a table for spreadsheets. */
export const useInstitutionFile = ({ classes, teachers, picture }: InstitutionPage): (() => void) => {
	const { t } = useTranslation();
	const locale = useLocale();
	return () => {
		const names = new Map(teachers.map((teacher) => [teacher.id, fullName(teacher)]));
		const heading = ["name", "teacher", "pupils", "sent", "shown", "week", "month"] as const;
		const rows = [
			heading.map((key) => t(`institution.classes.${key}`)),
			...classes.map(({ name, teacherId, pupils, sent, shown, activeWeek, activeMonth }) => [
				name,
				names.get(teacherId) ?? "",
				...[pupils, sent, shown, activeWeek, activeMonth].map(String),
			]),
			[],
			[t("institution.interests.title"), String(picture.pupils)],
			...picture.lines.map(({ category, pupils }) => [
				t(`common.categories.${category}`),
				pupilsCell(pupils),
			]),
		];
		saveTable(rows, locale, t("institution.actions.file"));
	};
};
