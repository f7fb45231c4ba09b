import { Check, ChevronDown } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { HomeOption, PresentedHome } from "#domain/careers/presented-home.ts";
import { addStoredAnswer, storedAnswerTo } from "../quiz/stored-answers.ts";
import { BandChoice } from "../ui/band-choice.tsx";

interface FirstQuestionProps {
	readonly question: PresentedHome["question"];
	readonly chosen: HomeOption | null;
	readonly onChoose: (option: HomeOption) => void;
}

/** The options that a phone shows at first. */
const shownOnPhones = 4;

/** One question of the quiz on the start page. Its answer is stored as the quiz's own. */
export function FirstQuestion({ question, chosen, onChoose }: FirstQuestionProps) {
	const { t } = useTranslation();
	const form = useRef<HTMLFormElement>(null);
	const [hasOpened, setWhole] = useState(false);
	// A chosen option is always in view.
	const isWhole = hasOpened || question.options.findIndex(({ id }) => id === chosen?.id) >= shownOnPhones;
	const choose = (id: string | undefined) => {
		const option = question.options.find((each) => each.id === id);
		if (!option) return;
		addStoredAnswer(question.id, option.id);
		onChoose(option);
	};
	// An option ticked before the scripts started counts, else the answer given earlier in this visit.
	// biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the screen opens
	useLayoutEffect(() => {
		const early = form.current?.querySelector<HTMLInputElement>("input:checked")?.value;
		choose(early ?? storedAnswerTo(question.id));
	}, []);
	return (
		<form ref={form} method="dialog">
			<fieldset className="grid gap-3">
				<legend className="contents">
					<h2 className="pb-3 text-[1.375rem] leading-tight md:text-[1.75rem]">{question.text}</h2>
				</legend>
				<div className="grid gap-2 md:grid-cols-2 md:gap-x-3">
					{question.options.map(({ id, text }, index) => (
						<BandChoice
							key={id}
							name={question.id}
							value={id}
							isChosen={chosen?.id === id}
							onChoose={() => choose(id)}
							className={`${index < shownOnPhones || isWhole ? "flex" : "hidden md:flex"} gap-3 px-3.5 py-1.5 md:min-h-12`}
						>
							<Check
								aria-hidden="true"
								className={`size-4.5 flex-none ${chosen?.id === id ? "" : "hidden"}`}
								strokeWidth={2.5}
							/>
							{text}
						</BandChoice>
					))}
					{isWhole || question.options.length <= shownOnPhones ? null : (
						<button
							type="button"
							onClick={() => setWhole(true)}
							className="flex min-h-11 items-center gap-2 px-3.5 text-on-band-soft hover:text-on-band focus-visible:outline-on-band md:hidden"
						>
							<ChevronDown aria-hidden="true" className="size-4.5" />
							{t("home.hero.moreAnswers", { count: question.options.length - shownOnPhones })}
						</button>
					)}
				</div>
			</fieldset>
		</form>
	);
}
