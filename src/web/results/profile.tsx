import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { Badge } from "../ui/badge.tsx";
import type { ResultsOwner } from "./results-heading.tsx";

interface ProfileProps {
	readonly owner: ResultsOwner;
	/** Brightest first. */
	readonly categories: readonly CategoryKey[];
	/** Named as often as the last of them: only the order of the questions left them out. */
	readonly tied: readonly CategoryKey[];
}

/** A description of the brightest categories together, and its limits. */
export function CategoryProfile({ owner, categories, tied }: ProfileProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const names = tied.map((category) => t(`common.inText.${category}`));
	return (
		<section
			aria-labelledby="profile"
			className="grid gap-x-14 gap-y-5 border-t border-hairline pt-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] print:break-inside-avoid"
		>
			<h2 id="profile" className="display-3">
				{t(`results.${owner}.profileTitle`)}
			</h2>
			<div className="measure grid gap-4">
				<p>{t(`results.${owner}.profileText`)}</p>
				<ul aria-label={t("results.profileCategories")} className="flex flex-wrap gap-2">
					{categories.map((category) => (
						<li key={category} data-line={category}>
							<Badge look="line">{t(`common.categories.${category}`)}</Badge>
						</li>
					))}
				</ul>
				{names.length > 0 ? (
					<p className="text-soft">
						{t("results.profileTied", { count: names.length, fields: format.list(names) })}
					</p>
				) : null}
				<p>
					<LocalLink to="/evidence" className="text-ink underline underline-offset-4 print:hidden">
						{t("results.evidence.page")}
					</LocalLink>
				</p>
			</div>
		</section>
	);
}
