import { useTranslation } from "react-i18next";
import type { Professional } from "#domain/careers/career.ts";
import { withInnerQuotes } from "#domain/careers/inner-quotes.ts";

/** People who do the work: composites, labelled as invented beside the name. */
export function Professionals({ professionals }: { readonly professionals: readonly Professional[] }) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
			{professionals.map(({ name, title, organization, quote }) => (
				<figure key={name} className="grid content-start gap-3">
					<blockquote className="font-display text-xl leading-snug">
						<p>{t("career.professionals.quote", { quote: withInnerQuotes(quote) })}</p>
					</blockquote>
					<figcaption className="grid justify-items-start gap-1.5">
						<span>
							<span className="font-semibold">{name}</span>{" "}
							<span className="text-soft">
								(<span>{t("career.professionals.illustrative")}</span>)
							</span>
						</span>
						<span className="text-soft">{t("career.professionals.position", { title, organization })}</span>
					</figcaption>
				</figure>
			))}
		</div>
	);
}
