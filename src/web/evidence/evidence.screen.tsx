import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { exposureRatioOf, type PublishedEvidence } from "#domain/quiz/evidence.ts";
import { careersKept } from "#domain/quiz/score.ts";
import { minLeadingAnswers, minNoneAnswers, minScienceAnswers } from "#domain/quiz/stand-out.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { useEdition } from "../api/edition.ts";
import { loadNamedCareers, type NamedCareers } from "../careers/content.ts";
import { FoldedSection } from "../shared/folded-section.tsx";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { localeOfRequest } from "../shared/i18n/route-locale.ts";
import { PageHead } from "../shared/page-head.tsx";
import type { Route } from "./+types/evidence.screen";
import { BlindRatings } from "./blind-ratings.tsx";
import { ExposureLight } from "./exposure-light.tsx";
import { ExposurePicture } from "./exposure-picture.tsx";
import { VersionTable } from "./version-table.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../shared/i18n/route-locale.ts";

interface EvidenceContent {
	readonly published: PublishedEvidence;
	readonly careers: NamedCareers;
}

const load = async (locale: Locale): Promise<EvidenceContent> => {
	const [{ default: published }, careers] = await Promise.all([
		import("spectra:evidence/en"),
		loadNamedCareers(locale),
	]);
	return { published, careers };
};

export const loader = ({ request }: Route.LoaderArgs) => load(localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => load(localeOfRequest(request));

const unknowns = ["ability", "future", "world", "truth", "authors"] as const;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
	return (
		<section className="grid gap-4 border-t border-hairline pt-6 md:pt-8">
			<h2 className="display-3">{title}</h2>
			{children}
		</section>
	);
}

/** How the quiz is scored, the results of its audit and its limits. */
export default function EvidenceScreen({ loaderData: { published, careers } }: Route.ComponentProps) {
	const { current: evidence, standOut, ties, versions } = published;
	const { t } = useTranslation();
	const format = useFormat();
	const hasRatings = useEdition() === "live";
	const share = (value: number) => format.share(value);
	return (
		<article className="page grid grid-cols-[minmax(0,1fr)] gap-8 pt-8 md:gap-10 md:pt-16">
			<PageHead title={t("evidence.pageTitle")} description={t("evidence.pageDescription")} />
			<div className="grid gap-4">
				<h1 className="display-1 max-w-[20ch]">{t("evidence.title")}</h1>
				<p className="lead measure">{t("evidence.lead")}</p>
				<ExposureLight evidence={evidence} careers={careers} />
			</div>
			<Part title={t("evidence.counting.title")}>
				<p className="measure">
					{t("evidence.counting.text", { questions: evidence.questions, options: evidence.options })}
				</p>
				<p className="measure">{t("evidence.counting.touch")}</p>
				<LocalButtonLink to="/quiz" className="justify-self-start">
					{t("evidence.counting.try")}
				</LocalButtonLink>
			</Part>
			<Part title={t("evidence.reach.title")}>
				<p className="measure">{t("evidence.reach.text")}</p>
				<ul className="grid gap-1 font-display text-xl font-semibold">
					<li>{t("evidence.reach.careers", { reached: evidence.careersFirst, count: evidence.careers })}</li>
					<li>{t("evidence.reach.fields", { reached: evidence.fieldsReached, count: evidence.fields })}</li>
				</ul>
			</Part>
			<Part title={t("evidence.exposure.title")}>
				<p className="measure">
					{t("evidence.exposure.text", {
						quizzes: format.number(evidence.attempts),
						fair: share(careersKept / evidence.careers),
						ratio: format.number(Math.round(10 * exposureRatioOf(evidence)) / 10),
						bound: format.number(evidence.exposureBound),
					})}
				</p>
				<ExposurePicture evidence={evidence} careers={careers} />
			</Part>
			<Part title={t("evidence.change.title")}>
				<p className="measure">
					{t("evidence.change.text", { quizzes: format.number(evidence.changedAttempts) })}
				</p>
				<ul aria-label={t("evidence.change.picture")} className="grid max-w-2xl gap-1.5">
					{evidence.keptAfterChange
						.map((quizzes, kept) => ({ kept, part: quizzes / evidence.changedAttempts }))
						.filter(({ part }) => part > 0)
						.reverse()
						.map(({ kept, part }) => (
							<li key={kept} className="grid grid-cols-[10.5rem_1fr_3.5rem] items-center gap-3">
								<span>{t("evidence.change.row", { count: kept })}</span>
								<span aria-hidden="true" className="h-4 bg-sunken">
									<span className="block h-full bg-ink" style={{ width: `${100 * part}%` }} />
								</span>
								<span className="text-right tabular-nums">{share(part)}</span>
							</li>
						))}
				</ul>
				<p className="measure">{t("evidence.change.advice")}</p>
			</Part>
			<Part title={t("evidence.unknown.title")}>
				<ul className="measure grid list-disc gap-2 pl-5">
					{unknowns.map((unknown) => (
						<li key={unknown}>{t(`evidence.unknown.${unknown}`)}</li>
					))}
					<li>{t("evidence.unknown.missing", { count: evidence.careers })}</li>
				</ul>
			</Part>
			<div className="border-b border-hairline">
				<FoldedSection id="ties" heading={t("evidence.ties.title")}>
					<p className="measure">{t("evidence.ties.text", { share: share(evidence.tiedShare) })}</p>
					<p className="measure">
						{t("evidence.ties.decide", {
							quizzes: format.number(ties.attempts),
							preferred: share(ties.preferredShare),
							pairs: format.number(Math.round(10 * ties.meanPairs) / 10),
						})}
					</p>
				</FoldedSection>
				<FoldedSection id="stand-out" heading={t("evidence.standOut.title")}>
					<p className="measure">
						{t("evidence.standOut.rule", {
							none: minNoneAnswers,
							leading: minLeadingAnswers,
							science: minScienceAnswers,
							asked: standOut.scienceQuestions,
						})}
					</p>
					<p className="measure">
						{t("evidence.standOut.measured", {
							students: standOut.students,
							replaced: standOut.replaced,
							kept: share(standOut.keptShare),
							chance: share(standOut.chanceShare),
							others: standOut.others,
							found: standOut.othersFound,
						})}
					</p>
				</FoldedSection>
				<FoldedSection id="versions" heading={t("evidence.versions.title")}>
					<p className="measure">{t("evidence.versions.text")}</p>
					<p className="measure">{t("evidence.versions.third")}</p>
					<VersionTable versions={versions} careers={evidence.careers} />
					<p className="measure">{t("evidence.versions.missed")}</p>
				</FoldedSection>
				{hasRatings ? (
					<FoldedSection id="ratings" heading={t("evidence.ratings.title")}>
						<p className="measure">{t("evidence.ratings.text")}</p>
						<p className="measure">{t("evidence.ratings.unchecked")}</p>
						<BlindRatings />
					</FoldedSection>
				) : null}
			</div>
		</article>
	);
}
