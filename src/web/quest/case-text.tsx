import { ChevronDown } from "lucide-react";
import { memo, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PresentedGameQuestion } from "#domain/quest/presented-quest.ts";

interface CaseTextProps {
	readonly question: PresentedGameQuestion;
	/** The start of the investigation, shown before the first question. */
	readonly story: string | null;
}

/** The findings of the investigation so far: one line on a phone, with the rest one tap away. */
export const CaseText = memo(function CaseText({ question, story }: CaseTextProps) {
	const { t } = useTranslation();
	const id = useId();
	const [isWhole, setWhole] = useState(false);
	return (
		<div className="isolate grid gap-1.5 leading-snug max-sm:text-[0.9375rem] max-sm:leading-[1.3]">
			<button
				type="button"
				aria-expanded={isWhole}
				aria-controls={id}
				onClick={() => setWhole(!isWhole)}
				className="-my-1.5 flex min-h-8 items-center justify-between gap-x-1 text-left text-sm leading-tight sm:hidden"
			>
				<span data-brief="">{question.brief}</span>
				<span className="sr-only">{t(isWhole ? "quest.play.brief" : "quest.play.whole")}</span>
				<ChevronDown
					aria-hidden="true"
					className={`size-5 flex-none text-soft transition-transform duration-150 ${isWhole ? "rotate-180" : ""}`}
				/>
			</button>
			<div id={id} className={isWhole ? "grid gap-1.5" : "grid gap-1.5 max-sm:hidden"}>
				{story ? <p className="text-soft">{story}</p> : null}
				<p>{question.evidence}</p>
			</div>
		</div>
	);
});
