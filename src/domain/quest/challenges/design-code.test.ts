import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../../../tests/setup/runs.ts";
import { withCodeCheck, writeCode } from "../../shared/checked-code.ts";
import { instruments } from "../instruments/all.ts";
import type { Control } from "../instruments/instrument.ts";
import {
	challengeIds,
	type Design,
	decodeDesign,
	designFields,
	encodeDesign,
	suspectDesign,
} from "./design-code.ts";

const valuesOf = (field: Control): readonly (number | string)[] =>
	field.kind === "choice"
		? field.values
		: Array.from(
				{ length: (field.max - field.min) / field.step + 1 },
				(_, at) => field.min + at * field.step,
			);

const everyDesign: readonly Design[] = challengeIds.flatMap((challenge) =>
	designFields[challenge]
		.reduce<readonly Design["values"][]>(
			(all, field) =>
				all.flatMap((values) => valuesOf(field).map((value) => ({ ...values, [field.key]: value }))),
			[{}],
		)
		.map((values) => ({ challenge, values })),
);

const plainOf = (code: string) => code.replace("-", "");
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const design = fc.constantFrom(...everyDesign);

describe("the design code", () => {
	it("every possible design has a code of its own, of eight characters, that gives it back", () => {
		const codes = everyDesign.map((each) => {
			const code = encodeDesign(each);
			expect(code).toMatch(/^D[0-9A-HJKMNP-TV-Z]{3}-[0-9A-HJKMNP-TV-Z]{4}$/);
			expect(decodeDesign(code)).toEqual({ ok: true, value: each });
			return code;
		});
		expect(new Set(codes).size).toBe(everyDesign.length);
	});

	it("a code typed by hand is read with small letters, blanks and look-alikes", () => {
		fc.assert(
			fc.property(design, (each) => {
				const typed = ` “${encodeDesign(each).toLowerCase().replace("-", " ").replaceAll("0", "o").replaceAll("1", "l")}” `;
				expect(decodeDesign(typed)).toEqual({ ok: true, value: each });
			}),
			runs(),
		);
	});

	it("a changed character is refused, and its place is among the suspected ones", () => {
		fc.assert(
			fc.property(design, fc.nat(7), fc.constantFrom(...alphabet), (each, index, character) => {
				const plain = plainOf(encodeDesign(each));
				fc.pre(plain[index] !== character);
				const wrong = plain.slice(0, index) + character + plain.slice(index + 1);
				expect(decodeDesign(wrong).ok).toBe(false);
				expect(suspectDesign(wrong).positions).toContain(index);
			}),
			runs(1000),
		);
	});

	it("two swapped neighbours are refused", () => {
		fc.assert(
			fc.property(design, fc.nat(6), (each, index) => {
				const characters = [...plainOf(encodeDesign(each))];
				fc.pre(characters[index] !== characters[index + 1]);
				const swapped = characters
					.with(index, characters[index + 1] ?? "")
					.with(index + 1, characters[index] ?? "");
				expect(decodeDesign(swapped.join("")).ok).toBe(false);
			}),
			runs(),
		);
	});

	it("any other text is refused without an exception", () => {
		fc.assert(
			fc.property(fc.string(), (text) => {
				fc.pre(!everyDesign.some((each) => plainOf(encodeDesign(each)) === text.toUpperCase()));
				expect(decodeDesign(text).ok).toBe(false);
				expect(() => suspectDesign(text)).not.toThrow();
			}),
			{ numRuns: 100 },
		);
	});

	it("a whole code of another version says so, and one too short names the right length", () => {
		const later = writeCode(withCodeCheck([14, 0, 0, 7]));
		expect(decodeDesign(later)).toEqual({ ok: false, code: "unknownVersion" });
		expect(suspectDesign("D12")).toEqual({ written: "D12", positions: [], expectedLength: 8 });
	});

	it("a value that its field does not have has no code", () => {
		expect(() => encodeDesign({ challenge: "loop", values: { startMetres: 31, friction: "on" } })).toThrow(
			RangeError,
		);
		expect(() => encodeDesign({ challenge: "loop", values: { startMetres: 20 } })).toThrow(RangeError);
	});

	it("the order of fields and values is part of every code that was ever sent", () => {
		expect(
			[
				{ challenge: "greenhouses", values: { cause: "light", salt: 0 } },
				{ challenge: "hill", values: { summitMetres: 26, valleyMetres: 6, friction: "on", train: "empty" } },
				{ challenge: "loop", values: { startMetres: 22, friction: "off" } },
				{ challenge: "gas-loss", values: { percent: 74 } },
				{
					challenge: "signal-delay",
					values: { driver: "earth", transmitter: "usual", speedCentimetres: 2, delayMinutes: 8 },
				},
				{ challenge: "classifier", values: { boarByDay: 6, deerByNight: 6, passes: "200" } },
			].map((each) => encodeDesign(each as Design)),
		).toMatchInlineSnapshot(`
			[
			  "D1GR-Y4NP",
			  "DF2V-54A5",
			  "DV25-F1GW",
			  "D3GA-TFFG",
			  "DQSV-N1VA",
			  "DZ3E-7K59",
			]
		`);
	});

	it("every setting of a design is one that its instrument has", () => {
		for (const challenge of challengeIds) {
			const instrument = instruments.find(({ id }) => id === challenge);
			const own = designFields[challenge].filter(({ key }) => key !== "cause" && key !== "salt");
			for (const field of own) {
				const control = instrument?.controls.find(({ key }) => key === field.key);
				expect(control, `${challenge}: ${field.key}`).toBeDefined();
				for (const value of valuesOf(field)) expect(control && valuesOf(control)).toContain(value);
			}
		}
	});
});
