import { useTranslation } from "react-i18next";
import { isCareerId } from "#domain/careers/career-id.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import type { PresentedResult } from "#domain/quiz/presented-result.ts";
import { chosenIds } from "#domain/quiz/questionnaire.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";
import { QrCode } from "../ui/qr-code.tsx";
import { SpectrumBand } from "../ui/spectrum-band.tsx";
import { shortUrl } from "./short-url.ts";

interface PrintedResultProps {
	readonly explanation: PresentedResult;
	readonly catalogue: readonly PresentedCareerCard[];
	readonly code: string;
	readonly link: string;
}

const maxFields = 3;
const questions = ["surprise", "week", "next"] as const;
/** One side of A4 within the margins of the print style. */
const page = "relative h-[266mm] overflow-hidden";

/**
 * The result on exactly two pages of paper, for a talk with a teacher: the light and the careers, then the answers.
 */
export function PrintedResult({ explanation, catalogue, code, link }: PrintedResultProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const { categories, groups, questionnaire, answers, wordsOf } = explanation;
	const counts = new Map(categories.map(({ key, count }) => [key, count]));
	const lines = bandLines((key) => counts.get(key) ?? 0);
	const names = categories.slice(0, maxFields).map(({ key }) => t(`common.inText.${key}`));
	const careerOf = (id: string) => catalogue.find((career) => career.id === id);
	return (
		<div aria-hidden="true" className="hidden text-[9.5pt] leading-snug print:block">
			<div className={`${page} break-after-page`}>
				<p className="pb-2 text-[9pt] text-soft">{t("results.print.heading")}</p>
				<SpectrumBand lines={lines} className="h-[34mm] w-full [print-color-adjust:exact]" />
				<div className="grid grid-cols-14 pt-1 text-center">
					{lines.map(({ key, count }) => (
						<span key={key} className="grid">
							<span className="text-[11pt] font-bold">{count}</span>
							<span className="text-[6.5pt]">{t(`results.shortFields.${key}`)}</span>
						</span>
					))}
				</div>
				<p className="pt-5 pb-3 font-display text-[20pt] font-semibold leading-tight">
					{t("results.print.light", { fields: format.list(names) })}
				</p>
				{groups.map(({ count, kept, leftOut }) => (
					<div key={count} className="grid grid-cols-[26mm_1fr] gap-x-4 border-t border-hairline py-2.5">
						<p>
							<span className="block font-display text-[18pt] font-semibold leading-none">{count}</span>
							{t(kept.length > 1 ? "results.groups.tied" : "results.groups.answers", { count })}
						</p>
						<div className="grid gap-2">
							{kept.map((id) => {
								const career = careerOf(id);
								if (!career || !isCareerId(id)) return null;
								return (
									<div key={id}>
										<p className="font-display text-[13pt] font-semibold leading-tight">{career.title}</p>
										<p>{career.description}</p>
										<p className="text-soft">{dotted(career.subjects.map(({ label }) => label))}</p>
									</div>
								);
							})}
							{leftOut.length > 0 ? (
								<p className="text-soft">
									{t("results.careers.leftOutNamed", {
										careers: format.list(leftOut.map((id) => careerOf(id)?.title ?? id)),
									})}
								</p>
							) : null}
						</div>
					</div>
				))}
			</div>
			<div className={page}>
				<p className="pb-2 font-display text-[15pt] font-semibold">{t("results.print.answers")}</p>
				<ol className="columns-2 gap-x-8">
					{questionnaire.questions.map(({ id, text }, index) => (
						<li key={id} className="break-inside-avoid pb-1.5 text-[8.5pt]">
							<p className="text-soft">
								{t("results.print.question", { number: index + 1, question: text })}
							</p>
							<p className="font-semibold">
								{dotted(chosenIds(answers, id).map((optionId) => wordsOf(id, optionId)?.option ?? optionId))}
							</p>
						</li>
					))}
				</ol>
				<p className="border-t border-hairline pt-3 pb-1 font-display text-[15pt] font-semibold">
					{t("results.print.talk")}
				</p>
				<ol className="grid list-decimal gap-1 pl-5">
					{questions.map((question) => (
						<li key={question}>
							{t(`results.print.questions.${question}`)}
							<span className="block h-[8mm] border-b border-edge" />
							<span className="block h-[8mm] border-b border-edge" />
						</li>
					))}
				</ol>
				<div className="absolute inset-x-0 bottom-0 grid grid-cols-[24mm_1fr] items-center gap-4 border-t border-hairline bg-paper pt-2">
					<QrCode text={link} label={t("results.carry.qrLabel")} className="size-[24mm]" />
					<div>
						<p>{t("results.print.again", { address: shortUrl(link) })}</p>
						<p translate="no" className="font-mono text-[13pt] font-semibold tracking-wide">
							{code}
						</p>
					</div>
				</div>
			</div>
		</div>
	);
}
