import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Lesson } from "#domain/classes/lesson.ts";
import { lazyPart } from "../../page/lazy-part.tsx";
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
					// biome-ignore lint/suspicious/noArrayIndexKey: empty lines have no identity
					<div key={row} className="h-8 border-b border-edge print:h-[7mm]" />
				))}
			</div>
		</div>
	);
}

interface WorksheetPartProps {
	readonly title: string;
	readonly text?: string;
	readonly children: ReactNode;
}

function WorksheetPart({ title, text, children }: WorksheetPartProps) {
	return (
		<section className="grid break-inside-avoid gap-2 print:gap-1">
			<h3 className="font-display text-lg font-semibold">{title}</h3>
			{text ? <p>{text}</p> : null}
			{children}
		</section>
	);
}

interface WorksheetProps {
	readonly lesson: Lesson;
	readonly words: LessonWords;
}

/** The worksheet of a lesson for a pupil to write on, one side of A4. */
export function Worksheet({ lesson, words }: WorksheetProps) {
	const { t } = useTranslation();
	const isFirst = lesson.light === null;
	return (
		<article
			aria-labelledby="worksheet"
			className="grid max-w-4xl gap-6 border-t border-hairline pt-10 print:max-w-none print:break-before-page print:gap-2.5 print:border-0 print:pt-0"
		>
			<header className="grid gap-3 print:gap-1">
				<p className="text-soft">{t("lesson.worksheet.heading")}</p>
				<h2 id="worksheet" className="display-2 print:text-[17pt]">
					{t("lesson.worksheet.title")}
				</h2>
				<div className="grid grid-cols-[2fr_1fr] gap-6">
					<Written label={t("lesson.worksheet.name")} />
					<Written label={t("lesson.worksheet.date")} />
				</div>
			</header>
			<WorksheetPart title={t("lesson.worksheet.guess")} text={t("lesson.worksheet.guessText")}>
				<div className="grid grid-cols-2 gap-6">
					<Written label={t("lesson.worksheet.brightest")} />
					<Written label={t("lesson.worksheet.faintest")} />
				</div>
				<Written label={t("lesson.worksheet.found")} rows={2} />
			</WorksheetPart>
			<WorksheetPart title={t(isFirst ? "lesson.worksheet.careersFirst" : "lesson.worksheet.careers")}>
				{lesson.careers.length > 0 ? (
					<CareerCodes placeholder={<div className="h-20" />} lesson={lesson} words={words} />
				) : null}
				<Written label={t("lesson.worksheet.career")} />
				<Written label={t("lesson.worksheet.day")} rows={2} />
				<Written label={t("lesson.worksheet.like")} rows={2} />
			</WorksheetPart>
			{lesson.light ? (
				<WorksheetPart
					title={t("lesson.worksheet.debate")}
					text={t(`lesson.motions.${lesson.light.debated}`)}
				>
					<div className="grid grid-cols-2 gap-6">
						<Written label={t("lesson.worksheet.for")} rows={2} />
						<Written label={t("lesson.worksheet.against")} rows={2} />
					</div>
				</WorksheetPart>
			) : null}
			<WorksheetPart
				title={`${isFirst ? 3 : 4}. ${t("lesson.worksheet.game")}`}
				text={words.games[lesson.game] ?? ""}
			>
				<div className="grid grid-cols-2 gap-6">
					<Written label={t("lesson.worksheet.evidence")} rows={2} />
					<Written label={t("lesson.worksheet.conclusion")} rows={2} />
				</div>
			</WorksheetPart>
			<WorksheetPart
				title={`${isFirst ? 4 : 5}. ${t("lesson.worksheet.homework")}`}
				text={t("lesson.worksheet.homeworkText")}
			>
				<Written rows={2} />
			</WorksheetPart>
			<p className="text-sm text-soft print:text-[9pt]">{t("lesson.worksheet.own")}</p>
		</article>
	);
}
