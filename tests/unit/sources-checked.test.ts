import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { careerSource } from "../../src/content/careers/catalogue.ts";
import { presentCareer } from "../../src/content/careers/present.ts";
import resourcesPage from "../../src/content/pages/resources.ts";
import { careerIds } from "../../src/domain/careers/career-id.ts";
import { locales } from "../../src/domain/shared/locale.ts";
import { linksOf } from "../setup/text-pages.ts";

const rows = readFileSync(new URL("../../docs/sources-checked.md", import.meta.url), "utf8")
	.split("\n")
	.filter((line) => line.startsWith("| "))
	.map((line) => line.split("|").map((cell) => cell.trim()));

const careersIn = (row: string): string[] => rows.find(([, name]) => name === row)?.[2]?.split(", ") ?? [];

const withoutPay = (...countries: string[]) =>
	careerIds
		.filter(
			(id) => !presentCareer(careerSource(id), "en").pay.some(({ country }) => countries.includes(country)),
		)
		.toSorted();

describe("docs/sources-checked.md", () => {
	it("the page names every career without a stored source for its pay", () => {
		expect(careersIn("pay in France")).toEqual(withoutPay("france"));
		expect(careersIn("pay in the United States")).toEqual(withoutPay("unitedStates"));
		expect(careersIn("any pay")).toEqual(withoutPay("france", "unitedStates"));
	});

	it.each(locales)("the page names every site that the resources link to, in %s", (locale) => {
		const hosts = linksOf(resourcesPage[locale])
			.flat()
			.filter(({ href }) => href.startsWith("https://"))
			.map(({ href }) => new URL(href).host);
		const named = rows.flatMap(([, name = ""]) => name.split(", "));
		expect(hosts.length).toBeGreaterThan(40);
		for (const host of hosts) expect(named).toContain(host);
	});
});
