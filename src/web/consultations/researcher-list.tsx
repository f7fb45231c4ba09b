import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import { useFormat } from "../shared/format.ts";
import { Portrait } from "../shared/portrait.tsx";
import { Badge } from "../ui/badge.tsx";

interface ResearcherChoiceProps {
	readonly researcher: Researcher;
	readonly isChosen: boolean;
	readonly onChoose: () => void;
}

function ResearcherChoice({ researcher, isChosen, onChoose }: ResearcherChoiceProps) {
	const { t } = useTranslation();
	const { list } = useFormat();
	const id = useId();
	return (
		<div
			data-line={researcher.category}
			className="relative grid grid-cols-[auto_1fr_auto] content-start items-start gap-x-4 gap-y-2 border-t border-hairline px-3 py-4 transition-colors duration-150 hover:bg-sunken has-checked:bg-sunken has-checked:shadow-[inset_3px_0_0_var(--color-line)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
		>
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
			<div className="col-span-full grid justify-items-start gap-1 sm:col-start-2">
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
					{researcher.illustrative ? <Badge>{t("consultations.researchers.illustrative")}</Badge> : null}
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
	return (
		<fieldset>
			<legend className="pb-3 font-semibold">{t("consultations.researchers.legend")}</legend>
			<div className="grid gap-x-8 lg:grid-cols-2">
				{researchers.map((researcher) => (
					<ResearcherChoice
						key={researcher.id}
						researcher={researcher}
						isChosen={researcher.id === chosenId}
						onChoose={() => onChoose(researcher.id)}
					/>
				))}
			</div>
		</fieldset>
	);
}
