import type { InstrumentId } from "#domain/quest/instruments/instrument.ts";
import { loadMessages } from "../../shared/i18n/i18n.ts";
import type { InstrumentPart } from "./part.ts";

/** Each instrument is a module of its own, loaded when its question opens. */
const parts: Readonly<Record<InstrumentId, () => Promise<{ readonly default: InstrumentPart }>>> = {
	greenhouses: () => import("./greenhouses.tsx"),
	inoculation: () => import("./inoculation.tsx"),
	strips: () => import("./strips.tsx"),
	alignment: () => import("./alignment.tsx"),
	gel: () => import("./gel.tsx"),
	reagents: () => import("./reagents.tsx"),
	"gas-loss": () => import("./gas-loss.tsx"),
	"atom-blocks": () => import("./atom-blocks.tsx"),
	solvents: () => import("./solvents.tsx"),
	hill: () => import("./hill.tsx"),
	loop: () => import("./loop.tsx"),
	"signal-delay": () => import("./signal-delay.tsx"),
	"landing-sites": () => import("./landing-sites.tsx"),
	classifier: () => import("./classifier.tsx"),
	"rare-lynx": () => import("./rare-lynx.tsx"),
};

/** An instrument and its texts in the current language. Rejects if they cannot be loaded. */
export const loadPart = async (id: InstrumentId): Promise<InstrumentPart> => {
	const [part] = await Promise.all([parts[id](), loadMessages([`quest/instruments/${id}`])]);
	return part.default;
};
