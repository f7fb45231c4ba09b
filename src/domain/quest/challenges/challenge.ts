import type { Instrument, Reading, Settings } from "../instruments/instrument.ts";
import type { ChallengeId, Design } from "./design-code.ts";

/** The values of a design's fields. */
export type DesignValues = Design["values"];

/** A challenge in free play: a design of one player, and what another one does with it. It is never counted anywhere. */
export interface Challenge<Chosen extends Settings = Settings, Answer extends Reading = Reading> {
	readonly id: ChallengeId;
	/** The instrument as it opens for the other player. */
	instrumentOf(values: DesignValues): Instrument<Chosen, Answer>;
	/** The figures of the design's sentence besides its values. */
	figuresOf(values: DesignValues): Readonly<Record<string, number>>;
	/** The field that the first player hides and the second one names; absent where the instrument itself shows the outcome. */
	readonly hidden?: "cause";
	/** The design that a player has made on the instrument; null while there is none worth sending, or it is chosen by hand. */
	designOf(settings: Chosen, reading: Answer): DesignValues | null;
	/** Whether a run of the other player meets the challenge. With a hidden field no run does: naming it does. */
	isMet(values: DesignValues, settings: Chosen, reading: Answer): boolean;
}

/** The challenge as its users see it, whatever the settings of its instrument. */
export const defineChallenge = <Chosen extends Settings, Answer extends Reading>(
	challenge: Challenge<Chosen, Answer>,
): Challenge => challenge as unknown as Challenge;

/** The settings of an instrument with the values of a design in their place. */
export const withDesign = <Chosen extends Settings, Answer extends Reading>(
	instrument: Instrument<Chosen, Answer>,
	values: DesignValues,
): Chosen => ({ ...instrument.initial, ...values });

/** The values of the named settings: the part of them that a design keeps. */
export const keptValues = <Chosen extends Settings>(
	settings: Chosen,
	keys: readonly (keyof Chosen & string)[],
): DesignValues => Object.fromEntries(keys.map((key) => [key, settings[key] ?? ""]));
