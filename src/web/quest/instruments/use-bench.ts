import { useEffect, useState } from "react";
import type { Reading, Settings } from "#domain/quest/instruments/instrument.ts";
import type { InstrumentPart } from "./part.ts";
import { useProgress } from "./use-progress.ts";

/** One entry of the student's log. */
export interface BenchRun {
	readonly number: number;
	readonly settings: Settings;
	readonly reading: Reading;
}

/** How long a run plays. */
const runMs = 2000;
/** How long nothing may change before an instrument that answers at once is written down. */
const restMs = 600;

/** What is set on an instrument, what it answers, and the log of its runs. */
export const useBench = ({ instrument }: InstrumentPart) => {
	const [settings, setSettings] = useState(instrument.initial);
	const [reading, setReading] = useState<Reading | null>(null);
	const [runs, setRuns] = useState<readonly BenchRun[]>([]);
	const { progress, play, jump } = useProgress(runMs);
	const log = (one: Settings, answer: Reading): void =>
		setRuns((before) => [...before, { number: before.length + 1, settings: one, reading: answer }]);

	const change = (part: Partial<Settings>): void => {
		setSettings((before) => ({ ...before, ...part }) as Settings);
		setReading(null);
		jump(0);
	};
	const run = (): void => {
		if (instrument.isImmediate) return;
		const answer = instrument.run(
			settings,
			runs.map((each) => each.settings),
		);
		setReading(answer);
		play(() => log(settings, answer));
	};
	const startOver = (): void => {
		setSettings(instrument.initial);
		setReading(null);
		setRuns([]);
		jump(0);
	};
	const isTouched = settings !== instrument.initial;
	useEffect(() => {
		if (!instrument.isImmediate || !isTouched) return;
		const timer = setTimeout(() => {
			const answer = instrument.run(settings);
			setRuns((before) => [...before, { number: before.length + 1, settings, reading: answer }]);
		}, restMs);
		return () => clearTimeout(timer);
	}, [instrument, settings, isTouched]);

	const shown = instrument.isImmediate ? instrument.run(settings) : reading;
	return {
		settings,
		reading: shown,
		runs,
		progress: instrument.isImmediate ? 1 : progress,
		change,
		run,
		startOver,
	};
};
