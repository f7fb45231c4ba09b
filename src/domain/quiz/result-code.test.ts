import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answeredQuestionnaires } from "../../../tests/setup/random-answers.ts";
import { runs } from "../../../tests/setup/runs.ts";
import {
	decodeResultCode,
	encodeResultCode,
	suspectCharacters,
	versionInCode,
	writtenCode,
} from "./result-code.ts";
import { cleanAnswers } from "./session.ts";
import { encodeShareCode } from "./share-code.ts";

const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const coded = answeredQuestionnaires.map(([asked, answers]) => ({
	asked,
	answers,
	code: encodeResultCode(asked, answers),
}));
const grouped = (plain: string) => plain.match(/.{4}/g)?.join("-") ?? "";

describe("the result code", () => {
	it("a code restores version and answers, also with small letters, blanks and look-alikes", () => {
		fc.assert(
			fc.property(coded, ({ asked, answers, code }) => {
				const read = { ok: true, value: { version: asked.version, answers: cleanAnswers(asked, answers) } };
				expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4})+$/);
				expect(decodeResultCode([asked], code)).toEqual(read);
				const typed = ` ${code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l")} `;
				expect(decodeResultCode([asked], typed)).toEqual(read);
				expect(writtenCode(typed)).toBe(code);
				expect(versionInCode(code)).toBe(asked.version);
			}),
			runs(),
		);
	});

	it("the older codes in links can still be read", () => {
		fc.assert(
			fc.property(answeredQuestionnaires, ([asked, answers]) => {
				const older = encodeShareCode(asked, answers);
				expect(decodeResultCode([asked], older)).toEqual({
					ok: true,
					value: { version: asked.version, answers: cleanAnswers(asked, answers) },
				});
			}),
			runs(),
		);
	});

	it("every single wrong character is detected and located", () => {
		fc.assert(
			fc.property(coded, fc.nat(), fc.constantFrom(...alphabet), ({ asked, code }, at, character) => {
				const plain = code.replaceAll("-", "");
				const index = at % plain.length;
				fc.pre(plain[index] !== character);
				const wrong = grouped(plain.slice(0, index) + character + plain.slice(index + 1));
				expect(decodeResultCode([asked], wrong).ok).toBe(false);
				expect(suspectCharacters([asked], wrong).positions).toContain(index);
			}),
			runs(1000),
		);
	});

	it("every swap of neighbours is detected and both are located", () => {
		fc.assert(
			fc.property(coded, fc.nat(), ({ asked, code }, at) => {
				const plain = code.replaceAll("-", "");
				const index = at % (plain.length - 1);
				const [one, other] = [plain[index] ?? "", plain[index + 1] ?? ""];
				fc.pre(one !== other);
				const wrong = grouped(plain.slice(0, index) + other + one + plain.slice(index + 2));
				expect(decodeResultCode([asked], wrong).ok).toBe(false);
				expect(suspectCharacters([asked], wrong).positions).toEqual(
					expect.arrayContaining([index, index + 1]),
				);
			}),
			runs(1000),
		);
	});

	it("a code with a missing character has its length named, and a foreign character is located", () => {
		fc.assert(
			fc.property(coded, ({ asked, code }) => {
				const { length } = code.replaceAll("-", "");
				expect(suspectCharacters([asked], code.slice(0, -1)).expectedLength).toBe(length);
				expect(suspectCharacters([asked], `?${code.slice(1)}`).positions).toEqual([0]);
			}),
			runs(),
		);
	});

	it("the decoder never throws, and accepts a text only if it is a code of its result", () => {
		fc.assert(
			fc.property(answeredQuestionnaires, fc.string({ unit: "binary" }), ([asked], text) => {
				const read = decodeResultCode([asked], text);
				suspectCharacters([asked], text);
				versionInCode(text);
				if (!read.ok) return;
				const codes = [
					encodeResultCode(asked, read.value.answers),
					encodeShareCode(asked, read.value.answers),
				];
				expect(codes).toContain(writtenCode(text));
			}),
			runs(),
		);
	});
});
