import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import {
	type CounsellorQuestion,
	maxOwnTextLength,
	maxPlannedSteps,
	type PlannedStep,
	type SummaryChoices,
	suggestedSteps,
	toggleStep,
} from "#domain/quiz/counsellor-summary.ts";
import type { LocalDate } from "#domain/shared/instant.ts";
import { Choice } from "../../ui/choice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { SummarySource } from "./use-summary.ts";

interface SummaryFormProps {
	readonly source: SummarySource;
	readonly suggested: readonly CounsellorQuestion[];
	readonly choices: SummaryChoices;
	readonly onChange: (change: Partial<SummaryChoices>) => void;
	/** The days on which a step can be taken: from today to the end of the school year. */
	readonly days: { readonly from: LocalDate; readonly to: LocalDate };
}

interface PartProps {
	readonly title: string;
	readonly hint?: string;
	readonly children: ReactNode;
}

function Part({ title, hint, children }: PartProps) {
	return (
		<fieldset className="grid gap-2.5 border-t border-hairline pt-6">
			<legend className="float-left w-full font-display text-xl font-semibold">{title}</legend>
			{hint ? <p className="clear-both text-sm text-soft">{hint}</p> : null}
			<div className="clear-both grid gap-2">{children}</div>
		</fieldset>
	);
}

interface TicksProps<Id extends string> {
	readonly name: string;
	readonly entries: readonly { readonly id: Id; readonly label: ReactNode }[];
	readonly chosen: readonly Id[];
	readonly onChange: (chosen: readonly Id[]) => void;
}

/** A box to tick for each entry. */
function Ticks<Id extends string>({ name, entries, chosen, onChange }: TicksProps<Id>) {
	return entries.map(({ id, label }) => (
		<Choice
			key={id}
			type="checkbox"
			name={name}
			value={id}
			isChosen={chosen.includes(id)}
			isDense
			onChoose={() => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])}
		>
			{label}
		</Choice>
	));
}

/** Everything that can go on the summary, with a box to tick for each. */
export function SummaryForm({ source, suggested, choices, onChange, days }: SummaryFormProps) {
	const { t } = useTranslation();
	const { ruledOut } = source;
	const planned = (step: PlannedStep["step"]) => choices.steps.find((one) => one.step === step);
	const isFull = choices.steps.length >= maxPlannedSteps;
	const setDate = (step: PlannedStep["step"], date: string) =>
		onChange({
			steps: choices.steps.map((one) =>
				one.step === step ? { step, date: date as PlannedStep["date"] } : one,
			),
		});
	const stepChoice = (step: PlannedStep["step"], label: string) => {
		const chosen = planned(step);
		return (
			<div key={step} className="grid gap-2">
				<Choice
					type="checkbox"
					name="step"
					value={step}
					isChosen={chosen !== undefined}
					isDisabled={chosen === undefined && isFull}
					isDense
					onChoose={() => onChange({ steps: toggleStep(choices.steps, step) })}
				>
					{label}
				</Choice>
				{chosen ? (
					<div className="grid gap-2 pl-4 sm:grid-cols-[minmax(0,1fr)_13rem]">
						{step === "own" ? (
							<TextField
								label={t("counsellor.steps.ownText")}
								value={choices.ownStep}
								maxLength={maxOwnTextLength}
								onChange={({ target }) => onChange({ ownStep: target.value })}
							/>
						) : null}
						<TextField
							type="date"
							label={t("counsellor.steps.day", { step: label })}
							min={days.from}
							max={days.to}
							value={chosen.date}
							onChange={({ target }) => setDate(step, target.value)}
						/>
					</div>
				) : null}
			</div>
		);
	};
	return (
		<form method="dialog" className="grid gap-8" onSubmit={(event) => event.preventDefault()}>
			{source.careers.length > 0 ? (
				<Part title={t("counsellor.sections.standOut")}>
					<Ticks
						name="career"
						entries={source.careers.map(({ id, title }) => ({ id, label: title }))}
						chosen={choices.careers}
						onChange={(careers) => onChange({ careers })}
					/>
				</Part>
			) : null}
			{ruledOut.length > 0 ? (
				<Part title={t("counsellor.sections.ruledOut")} hint={t("counsellor.ruledOutHint")}>
					<Ticks
						name="ruledOut"
						entries={ruledOut.map(({ id, text, note }) => ({
							id,
							label: (
								<>
									<span className="block">{text}</span>
									<span className="block text-sm text-soft">{note}</span>
								</>
							),
						}))}
						chosen={choices.ruledOut}
						onChange={(changed) => onChange({ ruledOut: changed })}
					/>
				</Part>
			) : null}
			<Part title={t("counsellor.sections.subjects")} hint={t("counsellor.subjectsHint")}>
				<div className="grid gap-2 sm:grid-cols-2">
					<Ticks
						name="subject"
						entries={source.subjects}
						chosen={choices.subjects}
						onChange={(subjects) => onChange({ subjects })}
					/>
				</div>
			</Part>
			<Part
				title={t("counsellor.sections.steps")}
				hint={t("counsellor.steps.hint", { max: maxPlannedSteps })}
			>
				{suggestedSteps.map((step) => stepChoice(step, t(`counsellor.steps.suggested.${step}`)))}
				{stepChoice("own", t("counsellor.steps.own"))}
			</Part>
			<Part title={t("counsellor.sections.questions")}>
				<Ticks
					name="question"
					entries={suggested.map((id) => ({ id, label: t(`counsellor.questions.suggested.${id}`) }))}
					chosen={choices.questions}
					onChange={(questions) => onChange({ questions })}
				/>
				<TextArea
					label={t("counsellor.questions.own")}
					rows={2}
					maxLength={maxOwnTextLength}
					value={choices.ownQuestion}
					onChange={({ target }) => onChange({ ownQuestion: target.value })}
				/>
			</Part>
		</form>
	);
}
