import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { labelValues, metricTable } from "#server/platform/metrics/table.ts";

const read = (path: string): string =>
	readFileSync(resolve(import.meta.dirname, "../../deploy", path), "utf8");
const files = ["prometheus/alerts.yml", "prometheus/alerts.test.yml", "grafana/spectra.json"];

describe("the alert rules and the dashboard", () => {
	it.each(files)("%s names only metrics that the server has", (file) => {
		const names = [...read(file).matchAll(/\bspectra_\w+/g)].map(([name]) =>
			name.replace(/_(bucket|count|sum)$/, ""),
		);
		expect(names.length).toBeGreaterThan(3);
		for (const name of names) expect(Object.keys(metricTable)).toContain(name);
	});

	it.each(files)("%s names only routes that the contract has", (file) => {
		const named = [...read(file).matchAll(/route[!=~]+\\?"([\w|]+)/g)].flatMap(([, routes = ""]) =>
			routes.split("|"),
		);
		for (const route of named) expect(labelValues.route).toContain(route);
	});

	it("every alert fires in a case of its test", () => {
		const names = [...read("prometheus/alerts.yml").matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
		const fires = read("prometheus/alerts.test.yml").matchAll(
			/alertname: (\w+)\n\s+exp_alerts:\n\s+- exp_labels/g,
		);
		const firing = new Set([...fires].map(([, name]) => name));
		expect(names.filter((name) => !firing.has(name))).toEqual([]);
	});

	it("every alert says what to do", () => {
		const alerts = read("prometheus/alerts.yml");
		const count = (pattern: RegExp): number => alerts.match(pattern)?.length ?? 0;
		const all = count(/- alert:/g);
		expect(all).toBeGreaterThan(9);
		expect(count(/ action: /g)).toBe(all);
		expect(count(/ severity: (page|warning) /g)).toBe(all);
	});
});
