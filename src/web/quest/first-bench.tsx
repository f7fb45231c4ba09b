import type { InstrumentId } from "#domain/quest/instruments/instrument.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { Bench } from "./instruments/bench.tsx";
import { useInstrument } from "./use-instrument.ts";

/** An instrument to try out, without a question. */
export function FirstBench({ id }: { readonly id: InstrumentId }) {
	const part = useInstrument(id);
	return part.status === "ready" ? (
		<div className="overflow-hidden rounded-panel px-4 sm:px-6">
			<Bench part={part.data} />
		</div>
	) : (
		<Skeleton className="h-[34rem] w-full" />
	);
}
