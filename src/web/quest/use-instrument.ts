import { useQuery } from "@tanstack/react-query";
import type { InstrumentId } from "#domain/quest/instruments/instrument.ts";
import { type Loaded, loadedOf } from "../api/loaded.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { loadPart } from "./instruments/load-part.ts";
import type { InstrumentPart } from "./instruments/part.ts";

/** Loads an instrument when its question opens. A change of language keeps it until the new texts have loaded. */
export const useInstrument = (id: InstrumentId): Loaded<InstrumentPart> => {
	const locale = useLocale();
	return loadedOf(
		useQuery({
			queryKey: ["content", "instrument", id, locale],
			queryFn: () => loadPart(id),
			staleTime: Number.POSITIVE_INFINITY,
			placeholderData: (before) => (before?.instrument.id === id ? before : undefined),
		}),
	);
};
