import type { Registry } from "prom-client";
import {
	type CounterName,
	type GaugeName,
	type HistogramName,
	type LabelsOf,
	labelValues,
	metricTable,
} from "./table.ts";

/** One value of a gauge. */
export interface Sample<Name extends GaugeName = GaugeName> {
	readonly labels: LabelsOf<Name>;
	readonly value: number;
}

/** Reads each gauge when the metrics are read. None of them may reject for long: an absent value is no sample. */
export type Gauges = {
	readonly [Name in GaugeName]: () => readonly Sample<Name>[] | Promise<readonly Sample<Name>[]>;
};

/** Counts and times the work of this server. */
export interface Meter {
	readonly observe: <Name extends HistogramName>(name: Name, labels: LabelsOf<Name>, seconds: number) => void;
	readonly count: <Name extends CounterName>(name: Name, labels: LabelsOf<Name>) => void;
}

/** The meter of a server without METRICS_PORT: it does nothing. */
export const noMeter: Meter = { observe: () => {}, count: () => {} };

/** A meter whose values can be read, in the text format of Prometheus. */
export interface ReadableMeter extends Meter {
	readonly text: (gauges: Gauges) => Promise<string>;
	readonly contentType: string;
}

const closedSets: ReadonlyMap<string, ReadonlySet<string>> = new Map(
	Object.entries(labelValues).map(([label, values]) => [label, new Set<string>(values)]),
);

/** Replaces values outside the closed set of their label. */
function inClosedSets(labels: Readonly<Record<string, string>>): Record<string, string> {
	const known: Record<string, string> = {};
	for (const [label, value] of Object.entries(labels)) {
		const isKnown = closedSets.get(label)?.has(value) ?? true;
		known[label] = isKnown ? value : "other";
	}
	return known;
}

/** A meter on prom-client, with the metrics of Node itself. */
export async function createMeter(): Promise<ReadableMeter> {
	const {
		Counter,
		Gauge,
		Histogram,
		Registry: PromRegistry,
		collectDefaultMetrics,
	} = await import("prom-client");
	const registry: Registry = new PromRegistry();
	collectDefaultMetrics({ register: registry });
	const counters = new Map<string, InstanceType<typeof Counter>>();
	const histograms = new Map<string, InstanceType<typeof Histogram>>();
	const gauges = new Map<GaugeName, InstanceType<typeof Gauge>>();
	for (const [name, metric] of Object.entries(metricTable)) {
		const labelNames = "labels" in metric ? [...metric.labels] : [];
		const options = { name, help: metric.help, labelNames, registers: [registry] };
		if (metric.kind === "counter") counters.set(name, new Counter(options));
		else if (metric.kind === "histogram")
			histograms.set(name, new Histogram({ ...options, buckets: [...metric.buckets] }));
		else gauges.set(name as GaugeName, new Gauge(options));
	}

	const read = async (name: GaugeName, readers: Gauges) => {
		const gauge = gauges.get(name);
		gauge?.reset();
		// A gauge without labels would be 0 instead of absent.
		if (!("labels" in metricTable[name])) gauge?.remove();
		for (const { labels, value } of await readers[name]()) gauge?.set(inClosedSets(labels), value);
	};

	return {
		observe: (name, labels, seconds) => histograms.get(name)?.observe(inClosedSets(labels), seconds),
		count: (name, labels) => counters.get(name)?.inc(inClosedSets(labels)),
		text: async (readers) => {
			await Promise.all([...gauges.keys()].map((name) => read(name, readers).catch(() => {})));
			return registry.metrics();
		},
		contentType: registry.contentType,
	};
}
