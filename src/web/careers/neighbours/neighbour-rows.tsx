import { useTranslation } from "react-i18next";
import type { NeighbourLink } from "#domain/careers/presented-career.ts";
import { dotted } from "../../shared/i18n/dotted.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { FieldMark } from "../../ui/field-mark.tsx";
import { useStudyYears } from "../use-study-years.ts";

/** Neighbouring careers as links, each with its field and its years of study. */
export function NeighbourRows({ neighbours }: { readonly neighbours: readonly NeighbourLink[] }) {
	const { t } = useTranslation();
	const { inFewWords } = useStudyYears();
	return (
		<ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
			{neighbours.map(({ id, title, category, years }) => (
				<li key={id} data-line={category} className="border-t border-hairline">
					<LocalLink
						to={`/more-careers/${id}`}
						className="group grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 py-2 no-underline"
					>
						<FieldMark className="h-9" />
						<span className="grid leading-snug">
							<span className="font-semibold underline decoration-line decoration-2 underline-offset-4 group-hover:decoration-ink">
								{title}
							</span>{" "}
							<span className="text-sm text-soft">
								{dotted([t(`common.fields.${category}`), inFewWords(years)])}
							</span>
						</span>
					</LocalLink>
				</li>
			))}
		</ul>
	);
}
