import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";

const inRoot = (path: string): string => resolve(import.meta.dirname, "../..", path);

const chapter = readFileSync(inRoot("docs/architecture.md"), "utf8")
	.split("## One request followed: a booking")[1]
	?.split("\n## ")[0];
const steps = [...(chapter ?? "").matchAll(/^(\d+)\. `([^`]+)`: (.+)$/gm)].map(
	([, number, file = "", says = ""]) => ({
		number: Number(number),
		file,
		isHandedOver: says.includes("handed over by"),
		text: readFileSync(inRoot(file), "utf8"),
	}),
);
const lastOfBrowser = steps.findIndex(({ text }) => text.includes("await fetch("));

/** The files of this project that a file imports. */
const importsOf = ({ file, text }: { readonly file: string; readonly text: string }): string[] =>
	[...text.matchAll(/from "([^"]+)"/g)].map(([, from = ""]) =>
		from.startsWith("#") ? `src/${from.slice(1)}` : join(dirname(file), from),
	);

it("a booking passes at most 7 files from the button to the request, and at most 20 to the rows", () => {
	expect(steps.map(({ number }) => number)).toEqual(steps.map((_, index) => index + 1));
	expect(steps[0]?.text).toContain('t("consultations.booking.book")');
	expect(lastOfBrowser + 1).toBeGreaterThan(0);
	expect(lastOfBrowser + 1).toBeLessThanOrEqual(7);
	expect(steps.length).toBeLessThanOrEqual(20);
	expect(steps.at(-1)?.text).toContain('pgTable(\n\t"appointment"');
});

it("each file of the booking imports its neighbour in the list", () => {
	const unconnected = steps.filter((step, index) => {
		const before = steps.slice(0, index);
		if (index === 0 || index === lastOfBrowser + 1 || step.isHandedOver) return false;
		return !before.some(
			(other) => importsOf(other).includes(step.file) || importsOf(step).includes(other.file),
		);
	});
	expect(unconnected.map(({ file }) => file)).toEqual([]);
	const compose = {
		file: "src/server/compose.ts",
		text: readFileSync(inRoot("src/server/compose.ts"), "utf8"),
	};
	const composed = [
		compose,
		...importsOf(compose)
			.filter((file) => /\/(?:create-[\w-]+|foundation)\.ts$/.test(file))
			.map((file) => ({ file, text: readFileSync(inRoot(file), "utf8") })),
	].flatMap(importsOf);
	for (const { file, isHandedOver } of steps) if (isHandedOver) expect(composed).toContain(file);
});
