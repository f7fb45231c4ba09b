import alignment from "./fr/quest/instruments/alignment.json" with { type: "json" };
import atomBlocks from "./fr/quest/instruments/atom-blocks.json" with { type: "json" };
import classifier from "./fr/quest/instruments/classifier.json" with { type: "json" };
import gasLoss from "./fr/quest/instruments/gas-loss.json" with { type: "json" };
import gel from "./fr/quest/instruments/gel.json" with { type: "json" };
import greenhouses from "./fr/quest/instruments/greenhouses.json" with { type: "json" };
import hill from "./fr/quest/instruments/hill.json" with { type: "json" };
import inoculation from "./fr/quest/instruments/inoculation.json" with { type: "json" };
import landingSites from "./fr/quest/instruments/landing-sites.json" with { type: "json" };
import loop from "./fr/quest/instruments/loop.json" with { type: "json" };
import rareLynx from "./fr/quest/instruments/rare-lynx.json" with { type: "json" };
import reagents from "./fr/quest/instruments/reagents.json" with { type: "json" };
import signalDelay from "./fr/quest/instruments/signal-delay.json" with { type: "json" };
import solvents from "./fr/quest/instruments/solvents.json" with { type: "json" };
import strips from "./fr/quest/instruments/strips.json" with { type: "json" };

/** The French sentences of the quest's instruments. */
export const instrumentWordsFr = {
	instruments: {
		...alignment.instruments,
		...atomBlocks.instruments,
		...classifier.instruments,
		...gasLoss.instruments,
		...gel.instruments,
		...greenhouses.instruments,
		...hill.instruments,
		...inoculation.instruments,
		...landingSites.instruments,
		...loop.instruments,
		...rareLynx.instruments,
		...reagents.instruments,
		...signalDelay.instruments,
		...solvents.instruments,
		...strips.instruments,
	},
};
