import { useTranslation } from "react-i18next";
import type { PresentedHome } from "#domain/careers/presented-home.ts";
import { LocalButtonLink } from "../shared/local-link.tsx";
import { LivingBand } from "./living-band.tsx";
import { ResultPicture } from "./result-picture.tsx";

/**
 * The opening of the start page: one sentence, two links, a sample result as the picture, and an interactive band.
 */
export function Hero({ home }: { readonly home: PresentedHome }) {
	const { t } = useTranslation();
	return (
		<section className="flex flex-col lg:grid lg:grid-cols-[minmax(2.5rem,1fr)_minmax(0,38.5rem)_26.5rem_minmax(2.5rem,1fr)]">
			<div className="page grid content-center gap-5 py-9 md:py-13 lg:col-start-2 lg:row-start-1 lg:px-0 lg:pr-10">
				<h1 className="text-[clamp(2.35rem,1.5rem+3.2vw,4.1rem)] leading-[1.03] tracking-[-0.03em]">
					{t("home.hero.title")}
				</h1>
				<p className="lead measure">{t("home.hero.description")}</p>
				<div className="flex flex-wrap gap-3">
					<LocalButtonLink to="/quiz">{t("home.hero.quiz")}</LocalButtonLink>
					<LocalButtonLink to="/explore" look="secondary">
						{t("home.hero.explore")}
					</LocalButtonLink>
				</div>
			</div>
			<div className="page py-8 max-lg:order-3 lg:col-start-3 lg:row-start-1 lg:self-center lg:px-0">
				<ResultPicture home={home} />
			</div>
			<div className="max-lg:order-2 lg:col-span-full lg:row-start-2">
				<LivingBand fields={home.fields} />
				<p className="bg-band text-on-band-soft">
					<span className="page block pb-4 text-sm">{t("home.hero.tagline")}</span>
				</p>
			</div>
		</section>
	);
}
