import { useTranslation } from "react-i18next";
import type { GameOutline } from "#domain/quest/quest-outline.ts";
import { firstTouch } from "../shared/first-touch.ts";
import { loadMessages } from "../shared/i18n.ts";
import { lazyComponent } from "../shared/lazy-component.tsx";
import { Button } from "../ui/button.tsx";

interface FirstCaseProps {
	readonly game: GameOutline;
	/** Opens the game, where the case is answered. */
	readonly onPlay: () => void;
}

// The heaviest part of the page, and of no use to whoever only reads.
const FirstBench = lazyComponent(async () => {
	await firstTouch();
	const [{ FirstBench: Part }] = await Promise.all([
		import("./first-bench.tsx"),
		loadMessages(["quest/play"]),
	]);
	return Part;
});

/** The first case of the quest in place: its instrument works at the first touch, the answer is one button away. */
export function FirstCase({ game, onPlay }: FirstCaseProps) {
	const { t } = useTranslation();
	return (
		<section aria-labelledby="first-case" className="page grid gap-4">
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
				<div className="grid gap-1">
					<h2 id="first-case" className="display-3">
						{t("quest.firstCase.title")}
					</h2>
					<p className="measure">{t("quest.firstCase.text")}</p>
				</div>
				<Button onClick={onPlay}>{t("quest.firstCase.answer")}</Button>
			</div>
			<FirstBench
				gameId={game.id}
				placeholder={
					<p className="grid h-[34rem] place-content-center rounded-panel bg-band p-6 text-center text-on-band-soft">
						{t("quest.firstCase.waiting")}
					</p>
				}
			/>
		</section>
	);
}
