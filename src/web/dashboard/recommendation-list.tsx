import { Bookmark, Gamepad2, ListChecks } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { RecommendationResponse } from "#contract/recommendations.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { DrawnCareer } from "../careers/content.ts";
import { useInterestProfile } from "../quiz/use-interest-profile.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalButtonLink, LocalLink } from "../shared/i18n/local-link.tsx";
import { MirroredFingerprint } from "../shared/spectrum/mirrored-fingerprint.tsx";
import { NamedBand } from "../shared/spectrum/named-band.tsx";
import { darkLines } from "../shared/spectrum/spectrum-lines.ts";

type CareerOf = (id: CareerId) => DrawnCareer;
type Reason = RecommendationResponse["reasons"][number];

/** A reason as its reader sees it. */
interface ReasonInWords {
	readonly kind: Reason["kind"];
	readonly words: string;
}

const icons = { quiz_career: ListChecks, quiz_category: ListChecks, quest: Gamepad2, like_saved: Bookmark };

/** Reasons in plain words, each with its kind; one of them lists the fields of the latest quiz. */
const useReasons = (careerOf: CareerOf) => {
	const { t } = useTranslation();
	const { list } = useFormat();
	const numbers = t("recommendations.numbers").split(" ");
	/** Numbers up to ten are written as words. */
	const counted = (count: number) => ({ count, number: numbers[count] ?? count });
	const inWords = (reason: Reason, fields: readonly string[]): string => {
		switch (reason.kind) {
			case "quiz_career":
				return t("recommendations.reasons.quiz_career", counted(reason.attempts));
			case "quiz_category":
				return t("recommendations.reasons.quiz_category", { ...counted(fields.length), names: list(fields) });
			case "quest":
				return t("recommendations.reasons.quest", {
					...counted(reason.games),
					name: t(`common.inText.${reason.category}`),
				});
			case "like_saved":
				return t("recommendations.reasons.like_saved", { title: careerOf(reason.careerId).title });
		}
	};
	return (reasons: readonly Reason[]): readonly ReasonInWords[] => {
		const ofQuiz = reasons.filter((reason) => reason.kind === "quiz_category");
		const fields = ofQuiz.map(({ category }) => t(`common.inText.${category}`));
		return reasons
			.filter((reason) => reason.kind !== "quiz_category" || reason === ofQuiz[0])
			.map((reason) => ({ kind: reason.kind, words: inWords(reason, fields) }));
	};
};

/** The reasons for a career, each with the icon of its kind. */
function Reasons({ title, reasons }: { readonly title: string; readonly reasons: readonly ReasonInWords[] }) {
	const { t } = useTranslation();
	return (
		<ul aria-label={t("recommendations.why", { title })} className="grid content-center gap-2">
			{reasons.map(({ kind, words }) => {
				const Icon = icons[kind];
				return (
					<li key={words} className="flex gap-3">
						<Icon aria-hidden="true" className="mt-1 size-4.5 flex-none opacity-70" />
						{words}
					</li>
				);
			})}
		</ul>
	);
}

interface RecommendationProps {
	readonly careerId: CareerId;
	readonly career: DrawnCareer;
	/** The reader's own interest profile; null without results on this device. */
	readonly ownProfile: readonly number[] | null;
	readonly reasons: readonly ReasonInWords[];
}

/** The first recommendation, large: its picture, its reasons, and a question to try. */
function FirstRecommendation({ careerId, career, ownProfile, reasons }: RecommendationProps) {
	const { t } = useTranslation();
	const { title, category, fingerprint } = career;
	return (
		<li data-line={category} className="mb-4 overflow-hidden rounded-panel bg-band text-on-band">
			<MirroredFingerprint
				weights={fingerprint}
				ownProfile={ownProfile}
				className="h-36 rounded-none md:h-52"
			/>
			<div className="grid gap-x-10 gap-y-4 p-6 md:grid-cols-2 md:p-8">
				<div className="grid content-start justify-items-start gap-1">
					<h2 className="text-[1.75rem] leading-tight md:text-[2.25rem]">{title}</h2>
					<p className="text-glow">{t(`common.categories.${category}`)}</p>
				</div>
				<Reasons title={title} reasons={reasons} />
				<div className="flex flex-wrap gap-3 md:col-span-2">
					<LocalButtonLink look="onBand" to={`/career/${careerId}#would-you`}>
						{t("recommendations.try")}
					</LocalButtonLink>
					<LocalButtonLink look="quietOnBand" to={`/career/${careerId}`}>
						{t("recommendations.open")}
					</LocalButtonLink>
				</div>
			</div>
		</li>
	);
}

/** A further recommendation: its picture, title and reasons in a row. */
function Recommendation({ careerId, career, ownProfile, reasons }: RecommendationProps) {
	const { t } = useTranslation();
	const { title, category, fingerprint } = career;
	return (
		<li
			data-line={category}
			className="grid gap-x-10 gap-y-3 border-t border-hairline py-5 md:grid-cols-[5fr_6fr]"
		>
			<div className="grid grid-cols-[6.75rem_minmax(0,1fr)] items-center gap-4 md:grid-cols-[12rem_minmax(0,1fr)]">
				<MirroredFingerprint weights={fingerprint} ownProfile={ownProfile} className="h-16 rounded-control" />
				<div className="grid gap-0.5">
					<h2 className="text-xl leading-tight">
						<LocalLink
							to={`/career/${careerId}`}
							className="inline-flex min-h-8 items-center no-underline hover:underline hover:underline-offset-4"
						>
							{title}
						</LocalLink>
					</h2>
					<p className="text-line-text">{t(`common.categories.${category}`)}</p>
				</div>
			</div>
			<Reasons title={title} reasons={reasons} />
		</li>
	);
}

interface RecommendationListProps {
	readonly recommendations: readonly RecommendationResponse[];
	readonly careerOf: CareerOf;
}

/** Recommended careers, each with its picture and reasons; the first one large. */
export function RecommendationList({ recommendations, careerOf }: RecommendationListProps) {
	const { t } = useTranslation();
	const wordsOf = useReasons(careerOf);
	const ownProfile = useInterestProfile()?.light ?? null;
	if (recommendations.length === 0)
		return (
			<div className="grid justify-items-start gap-5">
				<NamedBand lines={darkLines} className="h-28 w-full rounded-panel md:h-40" />
				<p className="measure">{t("recommendations.empty")}</p>
				<div className="flex flex-wrap gap-3">
					<LocalButtonLink to="/quiz">{t("dashboard.student.takeQuiz")}</LocalButtonLink>
					<LocalButtonLink to="/career-quest" look="secondary">
						{t("recommendations.play")}
					</LocalButtonLink>
				</div>
			</div>
		);
	return (
		<ol className="grid border-b border-hairline">
			{recommendations.map(({ careerId, reasons }, index) => {
				const Row = index === 0 ? FirstRecommendation : Recommendation;
				return (
					<Row
						key={careerId}
						careerId={careerId}
						career={careerOf(careerId)}
						ownProfile={ownProfile}
						reasons={wordsOf(reasons)}
					/>
				);
			})}
		</ol>
	);
}
