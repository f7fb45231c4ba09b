import { instrumentsOf } from "#domain/quest/instruments/instrument.ts";
import type { GameId } from "#domain/quest/quest.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { Bench } from "./instruments/bench.tsx";
import greenhouses from "./instruments/greenhouses.tsx";
import { useInstrument } from "./use-instrument.ts";

/** A game's first instrument to try, without its question. The first game's is part of the prerendered page. */
export function FirstBench({ gameId }: { readonly gameId: GameId }) {
	const part = useInstrument(instrumentsOf[gameId][0], greenhouses);
	return part.status === "ready" ? (
		<div className="overflow-hidden rounded-panel px-4 sm:px-6 [&>section>:first-child]:rounded-b-panel">
			<Bench part={part.data} />
		</div>
	) : (
		<Skeleton className="h-[34rem] w-full" />
	);
}
