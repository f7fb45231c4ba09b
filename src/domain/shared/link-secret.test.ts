import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText, readFragment, readLinkToken, restoredAddress } from "./link-secret.ts";
import { drawTypedCode, readTypedCode } from "./typed-code.ts";

const tokenCharacters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const tokens = fc.string({ unit: fc.constantFrom(...tokenCharacters), minLength: 43, maxLength: 43 });
const token = "aB3-_xYz0123456789abcdefghijklmnopqrstuvwxy";
const address = (text: string) => {
	const { pathname, search, hash } = new URL(text, "https://spectra.example");
	return { pathname, search, hash };
};

describe("the token of a mailed link", () => {
	it.each([
		["untouched", token],
		["with a full stop behind it", `${token}.`],
		["with a bracket behind it", `${token}>`],
		["with a French quotation mark behind it", `${token}%C2%A0%C2%BB`],
		["in brackets", `%3C${token}%3E`],
		["with a no-break space behind it", `${token}%C2%A0`],
		["with a zero-width space behind it", `${token}%E2%80%8B`],
		["with a byte-order mark in front of it", `%EF%BB%BF${token}`],
		["with a line break inside", `${token.slice(0, 20)}%0D%0A${token.slice(20)}`],
		["with a soft hyphen inside", `${token.slice(0, 20)}%C2%AD${token.slice(20)}`],
		["with an added parameter", `${token}?utm_source=wa`],
		["with two added parameters", `${token}&fbclid=IwAR0&utm_medium=mail`],
		["with an added parameter that was encoded", `${token}%3Futm_source%3Dwa`],
		["with a second encoded character", `%23${token}`],
		["encoded twice", `${token}%25E2%2580%258B`],
		["with the next word of the sentence", `${token}%20Bonjour`],
		["with non-breaking hyphens for hyphens", token.replaceAll("-", "\u2011")],
		["in full-width characters", [...token].map(fullWidth).join("")],
	])("a token %s is read", (_, changed) => {
		expect(readLinkToken(changed)).toBe(token);
	});

	it.each([
		["cut", token.slice(0, -1)],
		["empty", ""],
		["with foreign characters inside", `${token.slice(0, 20)}**${token.slice(22)}`],
		["with a malformed escape", "%E0%A4%A"],
	])("a token that is %s is damaged", (_, changed) => {
		expect(readLinkToken(changed)).toBeUndefined();
	});

	it("every token survives what is put in front of it, behind it and between its characters", () => {
		const around = fc.constantFrom(
			"",
			" ",
			".",
			">",
			")",
			"»",
			"\u00A0",
			"\u200B",
			"\uFEFF",
			"%E2%80%8B",
			"\n",
		);
		const between = fc.constantFrom("", "\n", "\r\n", "\u200B", "\u2060", "%0A");
		const added = fc.constantFrom("", "?utm_source=wa", "&fbclid=1", "%3Futm_source%3Dwa");
		fc.assert(
			fc.property(tokens, around, between, added, fc.nat(42), (secret, outside, inside, more, at) => {
				const changed = secret.slice(0, at) + inside + secret.slice(at) + outside + more;
				expect(readLinkToken(changed)).toBe(secret);
			}),
		);
	});

	it("no text makes the reader throw", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (text) => {
				const read = readLinkToken(text);
				expect(read === undefined || /^[\w-]{43}$/.test(read)).toBe(true);
			}),
		);
	});
});

describe("the fragment of a link", () => {
	it.each([
		["20BD-83RC-SX1Q-AHB2-2ZJ3.", "20BD-83RC-SX1Q-AHB2-2ZJ3"],
		["20BD-83RC-SX1Q-AHB2-2ZJ3%E2%80%8B", "20BD-83RC-SX1Q-AHB2-2ZJ3"],
		["20BD-83RC-SX1Q-AHB2-2ZJ3?utm_source=wa", "20BD-83RC-SX1Q-AHB2-2ZJ3"],
		["main", "main"],
		["", ""],
	])("%s is read as %s", (fragment, read) => {
		expect(readFragment(fragment)).toBe(read);
	});
});

describe("an address whose character # was encoded", () => {
	it.each([
		["/consent%23TOKEN", "/consent#TOKEN"],
		["/fr/consent%23TOKEN", "/fr/consent#TOKEN"],
		["/fr/consent%2523TOKEN", "/fr/consent#TOKEN"],
		["/consent/%23TOKEN", "/consent#TOKEN"],
		["/consent%23TOKEN?utm_source=wa", "/consent?utm_source=wa#TOKEN"],
		["/verify-email?reader=adult%23TOKEN", "/verify-email?reader=adult#TOKEN"],
		["/verify-email?reader=adult%23TOKEN&utm_source=wa", "/verify-email?reader=adult&utm_source=wa#TOKEN"],
		["/consent?%23TOKEN", "/consent#TOKEN"],
		["/dashboard?tab=parent%23CDFG HJKM", "/dashboard?tab=parent#CDFG HJKM"],
	])("%s is %s", (changed, whole) => {
		expect(restoredAddress(address(changed))).toEqual(address(whole));
	});

	it.each(["/consent#TOKEN", "/verify-email?reader=adult#TOKEN", "/explore?category=math&q=c%23", "/"])(
		"%s is complete as it is",
		(whole) => {
			expect(restoredAddress(address(whole))).toBeUndefined();
		},
	);
});

describe("a typed code", () => {
	const code = "T3YGHX";
	it.each([
		"T3YGHX",
		"t3yghx",
		"T3Y GHX",
		"T3Y-GHX",
		"T3Y\u00A0GHX",
		"T3Y\u2013GHX",
		"T3Y\u2011GHX",
		"T3YGHX\u200B",
		"T3YGHX.",
		"« T3YGHX »",
		"\uFF34\uFF13\uFF39\uFF27\uFF28\uFF38",
	])("%j is read, however it was typed or pasted", (typed) => {
		expect(readTypedCode(typed, 6)).toBe(code);
	});

	it("letters that no code has are not dropped", () => {
		for (const typed of ["T3YGHXA", "T3YGHé", "T3YGH", ""]) expect(readTypedCode(typed, 6)).toBeUndefined();
	});

	it("every drawn code is read between characters of every kind", () => {
		const character = fc.constantFrom(
			"",
			" ",
			"-",
			"\u2013",
			"\u2011",
			"\u00A0",
			"\u200B",
			".",
			"«",
			"»",
			"/",
			":",
		);
		fc.assert(
			fc.property(fc.nat(96), character, character, character, (seed, before, between, after) => {
				let draws = seed;
				const drawn = drawTypedCode(8, () => {
					draws += 31;
					return (draws % 97) / 97;
				});
				const typed = before + drawn.slice(0, 4) + between + drawn.slice(4) + after;
				expect(readTypedCode(typed, 8)).toBe(drawn);
			}),
		);
	});
});

describe("plain text", () => {
	it("a long dash is read as two hyphens, and every other dash as one", () => {
		expect(plainText("a\u2014b\u2013c\u2212d\u2011e")).toBe("a--b-c\u2212d-e");
	});
});

function fullWidth(character: string): string {
	const code = character.charCodeAt(0);
	return code > 0x20 && code < 0x7f ? String.fromCharCode(code + 0xfee0) : character;
}
