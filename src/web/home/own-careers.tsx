import { useTranslation } from "react-i18next";
import { type PresentedHome, titlesById } from "#domain/careers/presented-home.ts";
import { careersKept } from "#domain/quiz/score.ts";
import type { OwnInterestProfile } from "../quiz/use-interest-profile.ts";
import { LocalButtonLink, LocalLink } from "../shared/local-link.tsx";

interface OwnCareersProps {
	readonly home: PresentedHome;
	readonly own: OwnInterestProfile;
}

/** The visitor's own careers on the start page, and the ways on from them. */
export function OwnCareers({ home, own }: OwnCareersProps) {
	const { t } = useTranslation();
	const titles = titlesById(home);
	const careers = [...own.answersTo].slice(0, careersKept);
	return (
		<section aria-labelledby="own-careers" className="grid gap-5">
			<h2 id="own-careers" className="text-[1.375rem] leading-tight md:text-[1.75rem]">
				{t("home.own.title")}
			</h2>
			<ol className="grid md:grid-cols-5 md:gap-x-5">
				{careers.map(([id, count]) => (
					<li key={id} className="border-t border-on-band/25">
						<LocalLink
							to={`/career/${id}`}
							className="flex min-h-12 items-center justify-between gap-3 py-1.5 font-semibold text-on-band no-underline hover:underline focus-visible:outline-on-band md:grid md:content-start md:gap-1 md:py-3"
						>
							<span className="wrap-anywhere">{titles.get(id) ?? id}</span>
							<span className="text-sm font-normal whitespace-nowrap tabular-nums text-on-band-soft">
								{t("home.own.answers", { count })}
							</span>
						</LocalLink>
					</li>
				))}
			</ol>
			<div className="flex flex-wrap gap-3">
				<LocalButtonLink to="/results" look="onBand" className="max-sm:grow">
					{t("home.own.open")}
				</LocalButtonLink>
				<LocalButtonLink to="/career-quest" look="quietOnBand" className="max-sm:grow">
					{t("home.own.quest")}
				</LocalButtonLink>
				<LocalButtonLink to="/quiz" look="quietOnBand" className="max-sm:grow">
					{t("home.hero.quiz")}
				</LocalButtonLink>
				<LocalButtonLink to="/explore" look="quietOnBand" className="max-sm:grow">
					{t("home.hero.explore")}
				</LocalButtonLink>
			</div>
		</section>
	);
}
