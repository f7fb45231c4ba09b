import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ClassPage } from "#contract/classes.ts";
import type { Lesson, LessonPart } from "#domain/classes/lesson.ts";
import type { Extremes } from "#domain/classes/picture.ts";
import { lazyPart } from "../../page/lazy-part.tsx";
import { useFieldList } from "../../shared/i18n/format.ts";
import { loadMessages } from "../../shared/i18n/i18n.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { ClassBand } from "../teacher/class-band.tsx";
import { RehearsalButton } from "../wall/rehearsal-button.tsx";
import type { LessonWords } from "./load-lesson.ts";

/** The wall to play, for a lesson whose class has no picture yet. Its words are those of classes. */
const Rehearsal = lazyPart(async () => {
	await loadMessages(["classes"]);
	return RehearsalButton;
});

interface LessonPlanProps {
	readonly lesson: Lesson;
	/** The class it is made from; null for a future class. */
	readonly page: ClassPage | null;
	readonly words: LessonWords;
	/** The actions on the plan, below its title. */
	readonly children: ReactNode;
}

/** The sentence about the faintest line, or about those that are dark; empty where two drawn lines are as faint. */
const faintestOf = ({ faintest, dark }: Extremes, t: TFunction): string => {
	if (dark > 0) return ` ${t("lesson.dark", { count: dark })}`;
	return faintest ? ` ${t("lesson.faintest", { name: t(`common.inText.${faintest}`) })}` : "";
};

/** The variables in the names of a lesson's parts. */
function useNames({ lesson, words }: Pick<LessonPlanProps, "lesson" | "words">) {
	const { t } = useTranslation();
	const listed = useFieldList();
	const { light, game } = lesson;
	return {
		brightest: light ? listed(light.brightest) : "",
		faintest: light ? faintestOf(light, t) : "",
		debated: light ? t(`common.inText.${light.debated}`) : "",
		game: words.games[game] ?? game,
	};
}

/** One part of the lesson: its duration, title, method and material. */
function Part({
	part,
	lesson,
	words,
}: { readonly part: LessonPart } & Pick<LessonPlanProps, "lesson" | "words">) {
	const { t } = useTranslation();
	const names = useNames({ lesson, words });
	const name = part.kind === "debate" ? names.debated : names.game;
	const isFirstLight = part.kind === "light" && lesson.light === null;
	return (
		<li className="grid break-inside-avoid gap-x-4 sm:grid-cols-[4.5rem_minmax(0,1fr)] border-t border-hairline py-4">
			<p className="font-display text-lg font-semibold tabular-nums">
				{t("lesson.minutes", { count: part.minutes })}
			</p>
			<div className="grid gap-1.5">
				<h3 className="font-display text-lg font-semibold">
					{t(`lesson.parts.${part.kind}.title`, { name })}
				</h3>
				<p>{isFirstLight ? t("lesson.parts.light.first") : t(`lesson.parts.${part.kind}.text`, names)}</p>
				{part.kind === "careers" ? (
					<ul className="flex flex-wrap gap-x-6 gap-y-1 font-semibold">
						{lesson.careers.map((id) => (
							<li key={id}>
								<LocalLink to={`/career/${id}`}>
									{words.careers.find((career) => career.id === id)?.title ?? id}
								</LocalLink>
							</li>
						))}
					</ul>
				) : null}
				{part.kind === "debate" && lesson.light ? (
					<p className="border-l-4 border-ink pl-3 font-display text-lg font-semibold">
						{t(`lesson.motions.${lesson.light.debated}`)}
					</p>
				) : null}
			</div>
		</li>
	);
}

/** The plan of a lesson for its teacher, one side of A4. */
export function LessonPlan({ lesson, page, words, children }: LessonPlanProps) {
	const { t } = useTranslation();
	const names = useNames({ lesson, words });
	const picture = lesson.light ? page?.picture : undefined;
	return (
		<article aria-labelledby="plan" className="grid max-w-4xl gap-6 print:max-w-none print:gap-3">
			<header className="grid gap-3">
				<p className="text-soft">{t("lesson.heading")}</p>
				<h1 id="plan" className="display-2 print:text-[22pt]">
					{page ? t("lesson.titleOf", { name: page.name }) : t("lesson.title")}
				</h1>
				<p className="lead font-semibold">{t("lesson.needs")}</p>
				<p className="measure">
					{picture ? t("lesson.leadLight", { pupils: picture.pupils }) : t("lesson.leadFirst")}
				</p>
				{children}
			</header>
			{picture ? (
				<ClassBand
					picture={picture}
					labelOf={() => t("lesson.lightOf", names)}
					className="h-32 md:h-44 print:h-[18mm] print:[print-color-adjust:exact]"
				/>
			) : null}
			{picture ? null : (
				<div className="print:hidden">
					<Rehearsal placeholder={<div className="aspect-video w-full max-w-xl" />} />
				</div>
			)}
			<section className="grid gap-1.5">
				<h2 className="font-display text-lg font-semibold">{t("lesson.before")}</h2>
				<p>{t(page ? "lesson.beforeText" : "lesson.beforeFirst")}</p>
			</section>
			<ol className="border-b border-hairline">
				{lesson.parts.map((part) => (
					<Part key={part.kind} part={part} lesson={lesson} words={words} />
				))}
			</ol>
		</article>
	);
}
