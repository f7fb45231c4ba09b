import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/appointments.ts";
import { Badge } from "../../ui/badge.tsx";
import { Portrait } from "./portrait.tsx";

interface ResearcherChoiceProps {
	readonly researcher: Researcher;
	readonly place: number;
	readonly isChosen: boolean;
	readonly onChoose: () => void;
}

function ResearcherChoice({ researcher, place, isChosen, onChoose }: ResearcherChoiceProps) {
	const { t } = useTranslation();
	const id = useId();
	return (
		<label className="flex items-start gap-4 border-t border-hairline px-3 py-5 transition-colors duration-150 hover:bg-sunken has-checked:border-ink has-checked:bg-sunken has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
			<Portrait researcher={researcher} place={place} />
			<span className="grid grow justify-items-start gap-1">
				<span id={`${id}-name`} className="font-display text-xl font-semibold leading-tight">
					{researcher.name}
				</span>
				<span id={`${id}-title`} className="text-soft">
					{researcher.title}
					{" · "}
					{researcher.specialization}
				</span>
				<span id={`${id}-bio`} className="py-1">
					{researcher.bio}
				</span>
				{researcher.illustrative ? (
					<span id={`${id}-label`}>
						<Badge>{t("consultations.researchers.illustrative")}</Badge>
					</span>
				) : null}
			</span>
			<input
				type="radio"
				name="researcher"
				value={researcher.id}
				checked={isChosen}
				onChange={onChoose}
				aria-labelledby={`${id}-name`}
				aria-describedby={`${id}-title ${id}-bio${researcher.illustrative ? ` ${id}-label` : ""}`}
				className="mt-1 size-5 flex-none accent-ink outline-none"
			/>
		</label>
	);
}

interface ResearcherListProps {
	readonly researchers: readonly Researcher[];
	readonly chosenId: string | null;
	readonly onChoose: (researcherId: string) => void;
}

/** Everyone who can be booked; one at a time. */
export function ResearcherList({ researchers, chosenId, onChoose }: ResearcherListProps) {
	const { t } = useTranslation();
	return (
		<fieldset>
			<legend className="pb-3 font-semibold">{t("consultations.researchers.legend")}</legend>
			<div className="grid gap-x-8 lg:grid-cols-2">
				{researchers.map((researcher, index) => (
					<ResearcherChoice
						key={researcher.id}
						researcher={researcher}
						place={(index + 0.5) / researchers.length}
						isChosen={researcher.id === chosenId}
						onChoose={() => onChoose(researcher.id)}
					/>
				))}
			</div>
		</fieldset>
	);
}
