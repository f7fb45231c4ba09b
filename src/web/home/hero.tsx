import { ArrowRight } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type HomeOption, homeCareersById, type PresentedHome } from "#domain/careers/presented-home.ts";
import { OwnCareers } from "../careers/own-careers.tsx";
import { useHydrated } from "../page/hydrated.ts";
import { useKnownInterestProfile } from "../quiz/use-interest-profile.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";
import { FirstQuestion } from "./first-question.tsx";
import { HeroBand } from "./hero-band.tsx";
import { LitCareers } from "./lit-careers.tsx";

/** The light of every line before an answer: enough to be seen, and less than a lit line. */
const restingLight = 0.4;

/**
 * The opening of the start page. Without results it is one question of the quiz, whose answer lights its lines and
 * names careers right below them; with results it is the visitor's own interest profile and careers.
 */
export function Hero({ home }: { readonly home: PresentedHome }) {
	const { t } = useTranslation();
	const { profile: own, isLoading } = useKnownInterestProfile();
	const isHydrated = useHydrated();
	// Nothing of the stranger's opening shows to someone whose own follows: app.css hides it before the first paint.
	const words = isHydrated ? (isLoading ? "invisible" : "") : "for-strangers";
	const [chosen, setChosen] = useState<HomeOption | null>(null);
	const reward = useRef<HTMLDivElement>(null);
	const choose = (option: HomeOption) => {
		setChosen(option);
		// A finger may be far below the band: what the answer lit must be in view.
		if (matchMedia("(pointer: coarse)").matches)
			requestAnimationFrame(() => reward.current?.scrollIntoView({ block: "nearest" }));
	};
	const lines = bandLines((key, slot) => {
		if (own) return own.counts[slot] ?? 0;
		if (!chosen) return restingLight;
		return chosen.categories.includes(key) ? 1 : 0;
	});
	return (
		<section className="bg-band pb-8 text-on-band md:pb-10">
			<div
				className={`page grid items-end gap-x-14 gap-y-3 pt-7 pb-5 md:pt-11 md:pb-7 lg:grid-cols-[7fr_5fr] ${words}`}
			>
				<div className="grid gap-2">
					<p className="text-sm text-on-band-soft">{t("home.hero.tagline")}</p>
					<h1 className="text-[clamp(2.1rem,1.35rem+3vw,3.9rem)] leading-[1.03] tracking-[-0.03em]">
						{t(own ? "home.own.heading" : "home.hero.title")}
					</h1>
				</div>
				{/* On a phone an answer's careers take the place of these words. */}
				<p className={`measure text-on-band-soft lg:pb-1.5 lg:text-lg ${chosen ? "max-md:hidden" : ""}`}>
					{t(own ? "home.own.description" : "home.hero.description")}
				</p>
			</div>
			<div ref={reward} className={`grid ${words}`}>
				<HeroBand lines={lines} />
				{own ? null : (
					<LitCareers option={chosen}>
						<LocalButtonLink to="/quiz" look="onBand" className="md:self-start">
							{t("home.hero.goOn")}
							<ArrowRight aria-hidden="true" className="size-4" />
						</LocalButtonLink>
					</LitCareers>
				)}
			</div>
			<div className={`page grid gap-5 pt-5 md:pt-7 ${words}`}>
				{own ? (
					<OwnCareers own={own} careerOf={(id) => homeCareersById(home).get(id)}>
						<LocalButtonLink to="/career-quest" look="quietOnBand" className="max-sm:grow">
							{t("home.own.quest")}
						</LocalButtonLink>
						<LocalButtonLink to="/quiz" look="quietOnBand" className="max-sm:grow">
							{t("home.hero.quiz")}
						</LocalButtonLink>
						<LocalButtonLink to="/explore" look="quietOnBand" className="max-sm:grow">
							{t("home.hero.explore")}
						</LocalButtonLink>
					</OwnCareers>
				) : (
					<>
						<FirstQuestion question={home.question} chosen={chosen} onChoose={choose} />
						<div className="flex flex-wrap gap-3">
							{chosen ? null : (
								<LocalButtonLink to="/quiz" look="onBand" className="max-sm:grow">
									{t("home.hero.quiz")}
								</LocalButtonLink>
							)}
							<LocalButtonLink to="/explore" look="quietOnBand" className="max-sm:grow">
								{t("home.hero.explore")}
							</LocalButtonLink>
						</div>
					</>
				)}
			</div>
		</section>
	);
}
