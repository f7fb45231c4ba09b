import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import { OutsideLink } from "../shared/outside-link.tsx";
import { Words } from "./compare-words.tsx";

interface CompareRow {
	readonly id: string;
	readonly name: string;
	/** What the row says of a career. */
	readonly of: (career: CareerPage) => ReactNode;
}

/** The rows of a comparison, in the order in which people ask. A new row is an entry here and its name in the words. */
export const useCompareRows = (): readonly CompareRow[] => {
	const { t } = useTranslation();
	return [
		{ id: "field", name: t("compare.rows.field"), of: ({ category }) => t(`common.categories.${category}`) },
		{ id: "week", name: t("compare.rows.week"), of: ({ week }) => <Words items={week} /> },
		{
			id: "subjects",
			name: t("compare.rows.subjects"),
			of: ({ subjects }) => <Words items={subjects.map(({ label }) => label)} />,
		},
		{ id: "routes", name: t("compare.rows.routes"), of: ({ degrees }) => <Words items={degrees} /> },
		{
			id: "outlook",
			name: t("compare.rows.outlook"),
			of: ({ growthOutlook: { summary, detail } }) => (
				<>
					<p className="font-semibold">{summary}</p>
					{detail ? <p className="text-soft">{detail}</p> : null}
				</>
			),
		},
		{ id: "skills", name: t("compare.rows.skills"), of: ({ skills }) => <Words items={skills} /> },
		{
			id: "institutions",
			name: t("compare.rows.institutions"),
			of: ({ institutions }) => (
				<Words
					items={institutions.map(({ name, location, website }) => (
						<OutsideLink key={name} href={website}>
							{name}, {location}
						</OutsideLink>
					))}
				/>
			),
		},
	];
};
