import { Bookmark, Gamepad2, ListChecks } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PremiumLine } from "./premium-line.tsx";

const sources = [
	["quiz", ListChecks],
	["quest", Gamepad2],
	["saved", Bookmark],
] as const;

/** Explains the recommendations to visitors who do not have them. */
export function RecommendationsTeaser() {
	const { t } = useTranslation();
	return (
		<div className="grid gap-8">
			<section aria-labelledby="sources" className="grid max-w-3xl gap-4">
				<h2 id="sources" className="display-3">
					{t("recommendations.how")}
				</h2>
				<ul className="divide-y divide-hairline border-y border-hairline">
					{sources.map(([source, Icon]) => (
						<li key={source} className="flex gap-4 py-4">
							<Icon aria-hidden="true" className="mt-1 size-5 flex-none text-soft" />
							<span>
								<span className="block font-semibold">{t(`recommendations.sources.${source}.title`)}</span>
								<span className="text-soft">{t(`recommendations.sources.${source}.text`)}</span>
							</span>
						</li>
					))}
				</ul>
			</section>
			<PremiumLine text={t("recommendations.premium")} />
		</div>
	);
}
