import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isCareerId } from "#domain/careers/career-id.ts";
import type { HomeCareer } from "#domain/careers/presented-home.ts";
import { careersKept } from "#domain/quiz/score.ts";
import type { OwnInterestProfile } from "../quiz/use-interest-profile.ts";
import { LocalButtonLink, LocalLink } from "../shared/i18n/local-link.tsx";
import { Fingerprint } from "../shared/spectrum/fingerprint.tsx";
import { useDrawnCareers } from "./use-drawn-careers.ts";

interface OwnCareersProps {
	readonly own: OwnInterestProfile;
	readonly careerOf: (careerId: string) => (Pick<HomeCareer, "title"> & Partial<HomeCareer>) | undefined;
	/** The ways on from them. */
	readonly children: ReactNode;
}

/** The visitor's own careers on a dark ground, and the way to the results. Its words are those of the start page. */
export function OwnCareers({ own, careerOf, children }: OwnCareersProps) {
	const { t } = useTranslation();
	const drawn = useDrawnCareers();
	const careers = [...own.answersTo].slice(0, careersKept);
	return (
		<section aria-labelledby="own-careers" className="grid gap-5">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<h2 id="own-careers" className="text-[1.375rem] leading-tight md:text-[1.75rem]">
					{t("home.own.title")}
				</h2>
				<LocalButtonLink to="/results" look="onBand">
					{t("home.own.open")}
				</LocalButtonLink>
			</div>
			<ol className="grid md:grid-cols-5 md:gap-x-5">
				{careers.map(([id, count]) => (
					<li
						key={id}
						className="group relative grid min-h-12 grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-on-band/25 py-1.5 leading-tight md:grid-cols-1 md:content-start md:gap-1.5 md:py-3"
					>
						<Fingerprint
							weights={(isCareerId(id) && drawn?.[id]?.fingerprint) || []}
							className="h-9 md:h-11"
						/>
						<span className="grid gap-0.5 wrap-anywhere">
							<LocalLink
								to={`/career/${id}`}
								className="font-semibold text-on-band no-underline after:absolute after:inset-0 group-hover:underline focus-visible:outline-on-band"
							>
								{careerOf(id)?.title ?? id}
							</LocalLink>
							<span className="text-sm leading-tight text-pretty text-on-band-soft">
								{careerOf(id)?.gist}
							</span>
						</span>
						<span className="text-sm tabular-nums text-on-band-soft max-md:w-20 max-md:text-right max-md:leading-tight">
							{t("common.answersOf", { count, total: own.answerCount })}
						</span>
					</li>
				))}
			</ol>
			<div className="flex flex-wrap gap-3">{children}</div>
		</section>
	);
}
