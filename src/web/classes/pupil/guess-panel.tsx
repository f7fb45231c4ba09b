import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../page/lazy-part.tsx";

const GuessForm = lazyPart(async () => (await import("./guess-form.tsx")).GuessForm);

interface GuessPanelProps {
	readonly token: string;
	readonly hasGuessed: boolean;
	/** Whether this pupil may still guess. */
	readonly canGuess: boolean;
}

/** While a class waits for its colour, a pupil may guess its spectrum, once. */
export function GuessPanel({ token, hasGuessed, canGuess }: GuessPanelProps) {
	const { t } = useTranslation();
	const note = useRef<HTMLParagraphElement>(null);
	const hadGuessed = useRef(hasGuessed);
	useEffect(() => {
		// The button that was pressed is gone: the sentence in its place takes the focus.
		if (hasGuessed && !hadGuessed.current) note.current?.focus();
		hadGuessed.current = hasGuessed;
	}, [hasGuessed]);
	if (hasGuessed)
		return (
			<p ref={note} tabIndex={-1} className="border-l-4 border-ink pl-4">
				<strong className="block">{t("join.guess.sent")}</strong>
				{t("join.guess.sentText")}
			</p>
		);
	if (!canGuess) return null;
	return (
		<details className="border-t border-hairline pt-3">
			<summary className="min-h-11 cursor-pointer content-center font-semibold">
				{t("join.guess.title")}
			</summary>
			<GuessForm placeholder={<div aria-busy="true" className="min-h-96" />} token={token} />
		</details>
	);
}
