import alignment from "./en/quest/instruments/alignment.json" with { type: "json" };
import atomBlocks from "./en/quest/instruments/atom-blocks.json" with { type: "json" };
import classifier from "./en/quest/instruments/classifier.json" with { type: "json" };
import gasLoss from "./en/quest/instruments/gas-loss.json" with { type: "json" };
import gel from "./en/quest/instruments/gel.json" with { type: "json" };
import greenhouses from "./en/quest/instruments/greenhouses.json" with { type: "json" };
import hill from "./en/quest/instruments/hill.json" with { type: "json" };
import inoculation from "./en/quest/instruments/inoculation.json" with { type: "json" };
import landingSites from "./en/quest/instruments/landing-sites.json" with { type: "json" };
import loop from "./en/quest/instruments/loop.json" with { type: "json" };
import rareLynx from "./en/quest/instruments/rare-lynx.json" with { type: "json" };
import reagents from "./en/quest/instruments/reagents.json" with { type: "json" };
import signalDelay from "./en/quest/instruments/signal-delay.json" with { type: "json" };
import solvents from "./en/quest/instruments/solvents.json" with { type: "json" };
import strips from "./en/quest/instruments/strips.json" with { type: "json" };

/** The English sentences of the quest's instruments. */
export const instrumentWordsEn = {
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
