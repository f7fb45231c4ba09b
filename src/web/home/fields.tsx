import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import { LocalButtonLink, LocalLink } from "../shared/i18n/local-link.tsx";
import { FieldMark } from "../ui/field-mark.tsx";

export interface Field {
	readonly category: CategoryKey;
	/** Its name in the explore address, such as `earth-science`. */
	readonly slug: string;
}

/** Eight fields of science to start from. */
export function Fields({ fields }: { readonly fields: readonly Field[] }) {
	const { t } = useTranslation();
	return (
		<section aria-labelledby="fields" className="grid gap-4 pt-12 md:gap-6 md:pt-20">
			<div className="page grid gap-2">
				<h2 id="fields" className="display-3">
					{t("home.fields.title")}
				</h2>
				<p className="text-soft">{t("home.fields.description")}</p>
			</div>
			<ul aria-labelledby="fields" className="page grid grid-cols-2 gap-x-5 lg:grid-cols-4">
				{fields.map(({ category, slug }) => (
					<li key={slug} className="border-b border-hairline">
						<LocalLink
							to={`/explore?category=${slug}`}
							data-line={category}
							className="flex min-h-11 items-center gap-2.5 py-1 leading-tight font-semibold wrap-anywhere no-underline hover:underline"
						>
							<FieldMark />
							{t(`common.categories.${category}`)}
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
		<section aria-labelledby="closing" className="page pt-12 md:pt-20">
			<div className="grid justify-items-start gap-4 border-t border-hairline pt-8 md:pt-12">
				<h2 id="closing" className="display-2">
					{t("home.closing.title")}
				</h2>
				<p className="lead">{t("home.closing.description")}</p>
				<LocalButtonLink to="/quiz">{t("home.closing.action")}</LocalButtonLink>
			</div>
		</section>
	);
}
