import { type HillReading, type HillSettings, hill } from "../instruments/hill.ts";
import { type LoopReading, type LoopSettings, loop } from "../instruments/loop.ts";
import { defineChallenge, keptValues, withDesign } from "./challenge.ts";

/** A track over a second summit: the other player looks for a higher one, with the same friction. */
export const hillChallenge = defineChallenge<HillSettings, HillReading>({
	id: "hill",
	instrumentOf: (values) => ({ ...hill, initial: withDesign(hill, values) }),
	figuresOf: () => ({}),
	designOf: (settings, { outcome }) =>
		outcome === "passed" ? keptValues(settings, ["summitMetres", "valleyMetres", "friction", "train"]) : null,
	isMet: ({ summitMetres, friction }, settings, { outcome }) =>
		outcome === "passed" && settings.summitMetres > Number(summitMetres) && settings.friction === friction,
});

/** A start from which the train stays in the loop: the other player looks for a lower one, with the same friction. */
export const loopChallenge = defineChallenge<LoopSettings, LoopReading>({
	id: "loop",
	instrumentOf: (values) => ({ ...loop, initial: withDesign(loop, values) }),
	figuresOf: () => ({}),
	designOf: (settings, { outcome }) =>
		outcome === "through" ? keptValues(settings, ["startMetres", "friction"]) : null,
	isMet: ({ startMetres, friction }, settings, { outcome }) =>
		outcome === "through" && settings.startMetres < Number(startMetres) && settings.friction === friction,
});
