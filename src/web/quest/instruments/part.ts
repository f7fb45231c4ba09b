import type { ComponentType } from "react";
import type { Instrument, Reading, Settings } from "#domain/quest/instruments/instrument.ts";

/** Says a sentence of the instrument, by its key under the instrument's own words. */
export type InstrumentText = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** What a drawing is made from. */
export interface PictureProps<Chosen, Answer> {
	readonly settings: Chosen;
	/** Null while it has not been run with these settings. */
	readonly reading: Answer | null;
	/** How far the run has played, from 0 to 1. */
	readonly progress: number;
	readonly text: InstrumentText;
	/** A number as the language writes it, with at most one decimal. */
	readonly number: (value: number) => string;
	/** Sets something by dragging on the drawing; left out where nothing can be set. */
	readonly onSet?: (change: Partial<Chosen>) => void;
}

/** What controls of an instrument's own are made from. */
export interface PanelProps<Chosen> {
	readonly settings: Chosen;
	readonly text: InstrumentText;
	readonly onSet: (change: Partial<Chosen>) => void;
}

/** An instrument with its drawing: what a file of this folder gives. */
export interface InstrumentPart {
	readonly instrument: Instrument;
	readonly Picture: ComponentType<PictureProps<Settings, Reading>>;
	/** Which of its sentences says what is assumed and where facts are from. */
	readonly note?: string;
	/** Controls of its own, before those that every instrument may have. */
	readonly Panel?: ComponentType<PanelProps<Settings>>;
	/** Which settings its own controls set: they need no other. */
	readonly inPanel?: readonly string[];
	/** Whether the drawing writes all figures large: they need not stand below it, too. */
	readonly isFigured?: boolean;
	/** More variables for its sentences than figures and settings. */
	readonly moreValues?: (
		settings: Settings,
		reading: Reading,
		text: InstrumentText,
		number: (value: number) => string,
	) => Readonly<Record<string, string>>;
}

interface TypedPart<Chosen extends Settings, Answer extends Reading> {
	readonly instrument: Instrument<Chosen, Answer>;
	readonly Picture: ComponentType<PictureProps<Chosen, Answer>>;
	readonly note?: string;
	readonly Panel?: ComponentType<PanelProps<Chosen>>;
	readonly inPanel?: readonly Extract<keyof Chosen, string>[];
	readonly isFigured?: boolean;
	readonly moreValues?: (
		settings: Chosen,
		reading: Answer,
		text: InstrumentText,
		number: (value: number) => string,
	) => Readonly<Record<string, string>>;
}

/** Puts an instrument and its drawing together; from here on nobody needs to know which one it is. */
export const definePart = <Chosen extends Settings, Answer extends Reading>(
	part: TypedPart<Chosen, Answer>,
): InstrumentPart => part as unknown as InstrumentPart;
