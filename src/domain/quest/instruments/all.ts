import { alignment } from "./alignment.ts";
import { atomBlocks } from "./atom-blocks.ts";
import { classifier } from "./classifier.ts";
import { gasLoss } from "./gas-loss.ts";
import { gel } from "./gel.ts";
import { greenhouses } from "./greenhouses.ts";
import { hill } from "./hill.ts";
import { inoculation } from "./inoculation.ts";
import type { Instrument } from "./instrument.ts";
import { landingSites } from "./landing-sites.ts";
import { loop } from "./loop.ts";
import { rareLynx } from "./rare-lynx.ts";
import { reagents } from "./reagents.ts";
import { signalDelay } from "./signal-delay.ts";
import { solvents } from "./solvents.ts";
import { strips } from "./strips.ts";

/** The fifteen instruments. Screens load them one by one; this list is for tests and tools. */
export const instruments: readonly Instrument[] = [
	greenhouses,
	inoculation,
	strips,
	alignment,
	gel,
	reagents,
	gasLoss,
	atomBlocks,
	solvents,
	hill,
	loop,
	signalDelay,
	landingSites,
	classifier,
	rareLynx,
] as unknown as readonly Instrument[];
