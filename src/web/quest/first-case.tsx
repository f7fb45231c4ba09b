import { useTranslation } from "react-i18next";
import type { GameOutline } from "#domain/quest/quest-outline.ts";
import { Button } from "../ui/button.tsx";
import { FirstBench } from "./first-bench.tsx";

interface FirstCaseProps {
	readonly game: GameOutline;
	/** Opens the game, where the case is answered. */
	readonly onPlay: () => void;
}

/** The first case of the quest, playable in place; a button opens its question. */
export function FirstCase({ game, onPlay }: FirstCaseProps) {
	const { t } = useTranslation();
	return (
		<section aria-labelledby="first-case" className="page isolate grid gap-4">
			<div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
				<div className="grid gap-1">
					<h2 id="first-case" className="display-3">
						{t("quest.firstCase.title")}
					</h2>
					<p className="measure">{t("quest.firstCase.text")}</p>
				</div>
				<Button onClick={onPlay}>{t("quest.firstCase.answer")}</Button>
			</div>
			<FirstBench gameId={game.id} />
		</section>
	);
}
