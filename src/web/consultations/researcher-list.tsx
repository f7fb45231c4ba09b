import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { AllInvented, areAllInvented, Invented } from "../shared/people/invented.tsx";
import { OwnWords } from "../shared/people/own-words.tsx";
import { Portrait } from "../shared/people/portrait.tsx";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";

interface ResearcherChoiceProps {
	readonly researcher: Researcher;
	readonly isChosen: boolean;
	readonly isSaidInvented: boolean;
	readonly onChoose: () => void;
}

function ResearcherChoice({ researcher, isChosen, isSaidInvented, onChoose }: ResearcherChoiceProps) {
	const { t } = useTranslation();
	const { list } = useFormat();
	const id = useId();
	return (
		<div
			data-line={researcher.category}
			className="relative grid grid-cols-[auto_minmax(0,1fr)_auto] content-start items-start gap-x-4 gap-y-2 overflow-hidden rounded-panel border border-hairline bg-band px-4 pb-4 text-ink scheme-dark transition-colors duration-150 hover:border-edge has-checked:border-glow has-checked:shadow-[inset_0_0_0_1px_var(--color-glow)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink sm:px-5"
		>
			<SpectrumBand
				lines={bandLines((key) => (key === researcher.category ? 1 : 0))}
				className="col-span-full -mx-4 mb-1 h-4 w-[calc(100%+2rem)] max-w-none sm:-mx-5 sm:w-[calc(100%+2.5rem)]"
			/>
			<Portrait {...researcher} />
			<div className="grid justify-items-start gap-1">
				<label
					htmlFor={id}
					className="font-display text-xl font-semibold leading-tight after:absolute after:inset-0"
				>
					{researcher.name}
				</label>
				<p id={`${id}-title`} className="text-soft">
					<span className="block">{researcher.title}</span> {researcher.specialization}
				</p>
			</div>
			<input
				id={id}
				type="radio"
				name="researcher"
				value={researcher.id}
				checked={isChosen}
				onChange={onChoose}
				aria-describedby={`${id}-title ${id}-bio ${id}-facts`}
				className="relative z-1 mt-1 size-5 flex-none accent-ink outline-none"
			/>
			<div className="col-span-full grid justify-items-start gap-1">
				{/* On a phone the words of the chosen person are enough: the way to the day stays short. */}
				<div className={isChosen ? "" : "max-sm:hidden"}>
					<OwnWords researcher={researcher} />
				</div>
				<p id={`${id}-bio`} className={isChosen ? "" : "hidden"}>
					{researcher.bio}
				</p>
				<ul
					aria-label={t("consultations.researchers.topics")}
					className={`pt-1 text-soft ${isChosen ? "" : "hidden"}`}
				>
					{researcher.topics.map((topic) => (
						<li key={topic} className="flex gap-2 before:content-['–']">
							{topic}
						</li>
					))}
				</ul>
				<p id={`${id}-facts`} className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2 text-sm text-soft">
					<Invented person={researcher} isSaid={isSaidInvented} />
					{t("consultations.researchers.speaks", {
						languages: list(researcher.languages.map((locale) => t(`consultations.languages.${locale}`))),
					})}
				</p>
			</div>
		</div>
	);
}

interface ResearcherListProps {
	readonly researchers: readonly Researcher[];
	readonly chosenId: string | null;
	readonly onChoose: (researcherId: string) => void;
}

/** Every bookable researcher as a radio group; the texts of the chosen one are shown. */
export function ResearcherList({ researchers, chosenId, onChoose }: ResearcherListProps) {
	const { t } = useTranslation();
	const isSaidInvented = areAllInvented(researchers);
	return (
		<fieldset>
			<legend className="pb-1 font-semibold">{t("consultations.researchers.legend")}</legend>
			<div className="grid items-start gap-3 sm:gap-5 lg:grid-cols-2">
				<div className="lg:col-span-2">
					<AllInvented people={researchers} />
				</div>
				{researchers.map((researcher) => (
					<ResearcherChoice
						key={researcher.id}
						researcher={researcher}
						isChosen={researcher.id === chosenId}
						isSaidInvented={isSaidInvented}
						onChoose={() => onChoose(researcher.id)}
					/>
				))}
			</div>
		</fieldset>
	);
}
