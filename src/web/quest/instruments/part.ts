import type { ComponentType } from "react";
import type { Instrument, Reading, Settings } from "#domain/quest/instruments/instrument.ts";

/** Translates a key of the instrument's own messages. */
export type InstrumentText = (key: string, values?: Readonly<Record<string, unknown>>) => string;

/** The props of a drawing. */
export interface PictureProps<Chosen, Answer> {
	readonly settings: Chosen;
	/** Null until it has been run with these settings. */
	readonly reading: Answer | null;
	/** The progress of the run, from 0 to 1. */
	readonly progress: number;
	readonly text: InstrumentText;
	/** Formats a number in the current language, with at most one decimal. */
	readonly number: (value: number) => string;
	/** Changes a setting by dragging on the drawing; omitted if nothing can be set. */
	readonly onSet?: (change: Partial<Chosen>) => void;
}

/** The props of an instrument's own controls. */
export interface PanelProps<Chosen> {
	readonly settings: Chosen;
	readonly text: InstrumentText;
	readonly onSet: (change: Partial<Chosen>) => void;
}

/** An instrument with its drawing: the export of each module in this folder. */
export interface InstrumentPart {
	readonly instrument: Instrument;
	readonly Picture: ComponentType<PictureProps<Settings, Reading>>;
	/** The key of the message with sources and all that a student must know before an answer. */
	readonly note?: string;
	/** The key of the message with assumptions that would give the answer away: shown after the replay. */
	readonly assumption?: string;
	/** Controls of its own, before the generic ones. */
	readonly Panel?: ComponentType<PanelProps<Settings>>;
	/** The settings of its own controls, which need no generic one. */
	readonly inPanel?: readonly string[];
	/** Whether the drawing shows all figures in large type: then the readouts are omitted. */
	readonly isFigured?: boolean;
	/** Additional variables of its messages, besides figures and settings. */
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
	readonly assumption?: string;
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

/** Combines an instrument with its drawing, and hides the type of its settings from its users. */
export const definePart = <Chosen extends Settings, Answer extends Reading>(
	part: TypedPart<Chosen, Answer>,
): InstrumentPart => part as unknown as InstrumentPart;
