import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Reading, Settings } from "#domain/quest/instruments/instrument.ts";
import type { InstrumentPart } from "./part.ts";
import { useProgress } from "./use-progress.ts";

/** One entry of the student's log. */
export interface BenchRun {
	readonly number: number;
	readonly settings: Settings;
	readonly reading: Reading;
}

const logged = (runs: readonly BenchRun[], settings: Settings, reading: Reading): readonly BenchRun[] => [
	...runs,
	{ number: runs.length + 1, settings, reading },
];

/** The duration of a run's animation, in milliseconds. */
const runMs = 2000;
/** The pause after a change before an instrument that answers at once logs its result, in milliseconds. */
const restMs = 600;

/** The settings of an instrument, its reading and the log of its runs. The functions are stable between renders. */
export const useBench = ({ instrument }: InstrumentPart) => {
	const [settings, setSettings] = useState(instrument.initial);
	const [reading, setReading] = useState<Reading | null>(null);
	const [runs, setRuns] = useState<readonly BenchRun[]>([]);
	const { progress, play, jump } = useProgress(runMs);
	const latest = useRef({ settings, runs });
	useEffect(() => {
		latest.current = { settings, runs };
	}, [settings, runs]);

	const change = useCallback(
		(part: Partial<Settings>): void => {
			setSettings((before) => ({ ...before, ...part }) as Settings);
			setReading(null);
			jump(0);
		},
		[jump],
	);
	const run = useCallback((): void => {
		if (instrument.isImmediate) return;
		const set = latest.current.settings;
		const answer = instrument.run(
			set,
			latest.current.runs.map((each) => each.settings),
		);
		setReading(answer);
		play(() => setRuns((before) => logged(before, set, answer)));
	}, [instrument, play]);
	const startOver = useCallback((): void => {
		setSettings(instrument.initial);
		setReading(null);
		setRuns([]);
		jump(0);
	}, [instrument, jump]);
	const isTouched = settings !== instrument.initial;
	useEffect(() => {
		if (!instrument.isImmediate || !isTouched) return;
		const timer = setTimeout(() => {
			const answer = instrument.run(settings);
			setRuns((before) => logged(before, settings, answer));
		}, restMs);
		return () => clearTimeout(timer);
	}, [instrument, settings, isTouched]);

	const shown = useMemo(
		() => (instrument.isImmediate ? instrument.run(settings) : reading),
		[instrument, settings, reading],
	);
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
