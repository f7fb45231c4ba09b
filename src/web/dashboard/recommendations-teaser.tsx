import { Bookmark, Gamepad2, ListChecks } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { DrawnCareer } from "../careers/content.ts";
import { Fingerprint } from "../shared/spectrum/fingerprint.tsx";
import { PremiumLine } from "./premium-line.tsx";

const sources = [
	["quiz", ListChecks],
	["quest", Gamepad2],
	["saved", Bookmark],
] as const;

interface TeaserProps {
	/** The careers of the picture. */
	readonly pictured: readonly DrawnCareer[];
}

/** Explains the recommendations to visitors who do not have them: a page as members see it, then where it comes from. */
export function RecommendationsTeaser({ pictured }: TeaserProps) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-8">
			<div aria-hidden="true" className="grid max-w-3xl grid-cols-3 gap-2 md:gap-4">
				{pictured.map(({ title, category, fingerprint }, index) => (
					<div
						key={title}
						data-line={category}
						className={`overflow-hidden rounded-panel bg-band pb-3 text-on-band md:pb-5 ${index === 0 ? "" : "mt-3 opacity-70 md:mt-5"}`}
					>
						<Fingerprint weights={fingerprint} className="h-20 w-full rounded-none md:h-32" />
						<div className="grid gap-1.5 px-3 pt-3 md:px-5 md:pt-5">
							<span className="h-2 w-4/5 rounded-full bg-on-band/70" />
							<span className="h-1.5 w-3/5 rounded-full bg-glow/60" />
							<span className="h-1.5 w-full rounded-full bg-on-band/25" />
						</div>
					</div>
				))}
			</div>
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
