import { useTranslation } from "react-i18next";
import { instrumentsOf } from "#domain/quest/instruments/instrument.ts";
import type { GameId } from "#domain/quest/quest.ts";
import type { GameOutline } from "#domain/quest/quest-outline.ts";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Bench } from "./instruments/bench.tsx";
import greenhouses from "./instruments/greenhouses.tsx";
import { useInstrument } from "./use-instrument.ts";

/** A game's first instrument to try, without its question. The first game's is part of the prerendered page. */
function FirstBench({ gameId }: { readonly gameId: GameId }) {
	const part = useInstrument(instrumentsOf[gameId][0], greenhouses);
	return part.status === "ready" ? (
		<div className="overflow-hidden rounded-panel px-4 sm:px-6 [&>section>:first-child]:rounded-b-panel">
			<Bench part={part.data} />
		</div>
	) : (
		<Skeleton className="h-[34rem] w-full" />
	);
}

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
