import { memo, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PresentedGameQuestion } from "#domain/quest/presented-quest.ts";

interface CaseTextProps {
	readonly question: PresentedGameQuestion;
	/** The start of the investigation, shown before the first question. */
	readonly story: string | null;
}

/** The findings of the investigation so far: two lines on a phone, with the rest one tap away. */
export const CaseText = memo(function CaseText({ question, story }: CaseTextProps) {
	const { t } = useTranslation();
	const id = useId();
	const [isWhole, setWhole] = useState(false);
	return (
		<div className="isolate grid gap-1.5 leading-snug max-sm:text-[0.9375rem] max-sm:leading-[1.3]">
			<p className="sm:hidden">
				<span data-brief="">{question.brief}</span>{" "}
				<button
					type="button"
					aria-expanded={isWhole}
					aria-controls={id}
					onClick={() => setWhole(!isWhole)}
					className="inline-flex min-h-6 items-center whitespace-nowrap text-sm underline decoration-line decoration-2 underline-offset-4"
				>
					{t(isWhole ? "quest.play.brief" : "quest.play.whole")}
				</button>
			</p>
			<div id={id} className={isWhole ? "grid gap-1.5" : "grid gap-1.5 max-sm:hidden"}>
				{story ? <p className="text-soft">{story}</p> : null}
				<p>{question.evidence}</p>
			</div>
		</div>
	);
});
