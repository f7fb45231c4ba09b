import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Lesson } from "#domain/classes/lesson.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import type { LessonWords } from "./load-lesson.ts";

/** Only the lesson of a class with results names careers: the QR code generator loads with it. */
const CareerCodes = lazyPart(async () => (await import("./career-codes.tsx")).CareerCodes);

/** A label with lines to write on beside or below it. */
function Written({ label, rows = 1 }: { readonly label?: string; readonly rows?: number }) {
	return (
		<div className="grid gap-1">
			{label === undefined ? null : <p className="text-sm text-soft print:text-[9pt]">{label}</p>}
			<div aria-hidden="true">
				{Array.from({ length: rows }, (_, row) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: empty lines have nothing but a place
					<div key={row} className="h-8 border-b border-edge print:h-[7mm]" />
				))}
			</div>
		</div>
	);
}

interface SheetPartProps {
	readonly title: string;
	readonly text?: string;
	readonly children: ReactNode;
}

function SheetPart({ title, text, children }: SheetPartProps) {
	return (
		<section className="grid break-inside-avoid gap-2 print:gap-1">
			<h3 className="font-display text-lg font-semibold">{title}</h3>
			{text ? <p>{text}</p> : null}
			{children}
		</section>
	);
}

interface LessonSheetProps {
	readonly lesson: Lesson;
	readonly words: LessonWords;
}

/** The worksheet of a lesson for a pupil to write on, one side of A4. */
export function LessonSheet({ lesson, words }: LessonSheetProps) {
	const { t } = useTranslation();
	const isFirst = lesson.light === null;
	return (
		<article
			aria-labelledby="sheet"
			className="grid max-w-4xl gap-6 border-t border-hairline pt-10 print:max-w-none print:break-before-page print:gap-2.5 print:border-0 print:pt-0"
		>
			<header className="grid gap-3 print:gap-1">
				<p className="text-soft">{t("lesson.sheet.heading")}</p>
				<h2 id="sheet" className="display-2 print:text-[17pt]">
					{t("lesson.sheet.title")}
				</h2>
				<div className="grid grid-cols-[2fr_1fr] gap-6">
					<Written label={t("lesson.sheet.name")} />
					<Written label={t("lesson.sheet.date")} />
				</div>
			</header>
			<SheetPart title={t("lesson.sheet.guess")} text={t("lesson.sheet.guessText")}>
				<div className="grid grid-cols-2 gap-6">
					<Written label={t("lesson.sheet.brightest")} />
					<Written label={t("lesson.sheet.darkest")} />
				</div>
				<Written label={t("lesson.sheet.found")} rows={2} />
			</SheetPart>
			<SheetPart title={t(isFirst ? "lesson.sheet.careersFirst" : "lesson.sheet.careers")}>
				{lesson.careers.length > 0 ? (
					<CareerCodes placeholder={<div className="h-20" />} lesson={lesson} words={words} />
				) : null}
				<Written label={t("lesson.sheet.career")} />
				<Written label={t("lesson.sheet.day")} rows={2} />
				<Written label={t("lesson.sheet.like")} rows={2} />
			</SheetPart>
			{lesson.light ? (
				<SheetPart title={t("lesson.sheet.debate")} text={t(`lesson.motions.${lesson.light.darkest}`)}>
					<div className="grid grid-cols-2 gap-6">
						<Written label={t("lesson.sheet.for")} rows={2} />
						<Written label={t("lesson.sheet.against")} rows={2} />
					</div>
				</SheetPart>
			) : null}
			<SheetPart
				title={`${isFirst ? 3 : 4}. ${t("lesson.sheet.game")}`}
				text={words.games[lesson.game] ?? ""}
			>
				<div className="grid grid-cols-2 gap-6">
					<Written label={t("lesson.sheet.evidence")} rows={2} />
					<Written label={t("lesson.sheet.conclusion")} rows={2} />
				</div>
			</SheetPart>
			<SheetPart
				title={`${isFirst ? 4 : 5}. ${t("lesson.sheet.homework")}`}
				text={t("lesson.sheet.homeworkText")}
			>
				<Written rows={2} />
			</SheetPart>
			<p className="text-sm text-soft print:text-[9pt]">{t("lesson.sheet.own")}</p>
		</article>
	);
}
