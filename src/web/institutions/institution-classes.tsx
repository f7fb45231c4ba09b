import { useTranslation } from "react-i18next";
import type { InstitutionPage } from "#contract/institution-page.ts";
import { fullName } from "#domain/account/person-name.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { InstitutionYear } from "./institution-year.tsx";

const countColumns = ["pupils", "sent", "shown", "activeWeek", "activeMonth"] as const;
const headings = {
	pupils: "institution.classes.pupils",
	sent: "institution.classes.sent",
	shown: "institution.classes.shown",
	activeWeek: "institution.classes.week",
	activeMonth: "institution.classes.month",
} as const;

/** The classes of an institution with their counts; no data of a pupil, and nothing in it can be opened. */
export function InstitutionClasses({ page }: { readonly page: InstitutionPage }) {
	const { classes, teachers } = page;
	const { t } = useTranslation();
	const names = new Map(teachers.map((teacher) => [teacher.id, fullName(teacher)]));
	const caption = t("institution.classes.caption");
	return (
		<section aria-labelledby="institution-classes" className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<h3 id="institution-classes" className="display-3">
				{t("institution.classes.title")}
			</h3>
			{classes.length === 0 ? (
				<p className="border-y border-hairline py-5">{t("institution.classes.none")}</p>
			) : (
				// biome-ignore lint/a11y/useSemanticElements: a scrollable region, not a group of fields
				// biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be scrolled by keyboard
				<div role="group" aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
					<table className="min-w-full border-separate border-spacing-0 text-left">
						<caption className="sr-only">{caption}</caption>
						<thead>
							<tr className="align-bottom text-sm text-soft *:border-b *:border-edge">
								<th scope="col" className="sticky left-0 bg-paper py-2 pr-4 font-medium">
									{t("institution.classes.name")}
								</th>
								<th scope="col" className="px-3 py-2 font-medium">
									{t("institution.classes.teacher")}
								</th>
								{countColumns.map((column) => (
									<th key={column} scope="col" className="px-3 py-2 text-right font-medium">
										{t(headings[column])}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{classes.map((one) => (
								<tr key={one.id} className="*:border-b *:border-hairline">
									<th
										scope="row"
										className="sticky left-0 min-w-36 max-w-60 bg-paper py-2.5 pr-4 font-semibold wrap-anywhere"
									>
										{one.name}
										<span className="block text-sm font-normal text-soft">
											{dotted([one.level, one.isOpen ? "" : t("institution.classes.closed")])}
										</span>
									</th>
									<td className="px-3 py-2.5 whitespace-nowrap">{names.get(one.teacherId) ?? ""}</td>
									{countColumns.map((column) => (
										<td key={column} className="px-3 py-2.5 text-right tabular-nums">
											{one[column]}
										</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				</div>
			)}
			<InstitutionYear year={page.year} />
		</section>
	);
}
