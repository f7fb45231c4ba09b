import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import { LocalButtonLink, LocalLink } from "../shared/local-link.tsx";

export interface Field {
	readonly category: CategoryKey;
	/** Its name in the explore address, such as `earth-science`. */
	readonly slug: string;
}

/** Eight fields to start from, each a line that links to its careers. */
export function Fields({ fields }: { readonly fields: readonly Field[] }) {
	const { t } = useTranslation();
	return (
		<section aria-labelledby="fields" className="page grid gap-8 pt-24">
			<div className="grid gap-2">
				<h2 id="fields" className="display-3">
					{t("home.fields.title")}
				</h2>
				<p className="text-soft">{t("home.fields.description")}</p>
			</div>
			<ul className="grid gap-px overflow-hidden border-y border-hairline bg-hairline sm:grid-cols-2 lg:grid-cols-4">
				{fields.map(({ category, slug }) => (
					<li key={slug} className="bg-paper">
						<LocalLink
							to={`/explore?category=${slug}`}
							data-line={category}
							className="group flex min-h-24 items-center gap-3 px-4 no-underline hover:bg-line-surface"
						>
							<span aria-hidden="true" className="h-10 w-1 rounded-full bg-line" />
							<span className="grow font-display text-lg font-semibold">
								{t(`common.categories.${category}`)}
							</span>
							<ArrowRight aria-hidden="true" className="size-5 text-soft" />
						</LocalLink>
					</li>
				))}
			</ul>
		</section>
	);
}

/** The last call of the start page: a link to the quiz. */
export function ClosingCall() {
	const { t } = useTranslation();
	return (
		<section aria-labelledby="closing" className="page pt-24">
			<div className="grid justify-items-start gap-5 border-t border-hairline pt-12">
				<h2 id="closing" className="display-2">
					{t("home.closing.title")}
				</h2>
				<p className="lead">{t("home.closing.description")}</p>
				<LocalButtonLink to="/quiz">{t("home.closing.action")}</LocalButtonLink>
			</div>
		</section>
	);
}
