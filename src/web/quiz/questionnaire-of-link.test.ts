import { expect, it, vi } from "vitest";
import { currentSource } from "#content/quiz/index.ts";
import { presentQuestionnaire } from "#content/quiz/present.ts";
import { decodeShareCode, encodeShareCode } from "#domain/quiz/share-code.ts";
import { sheet } from "../../../tests/setup/work.ts";
import { questionnaireOfLink } from "./questionnaire-of-link.ts";

const first = presentQuestionnaire(currentSource, "en");
/** A second version with the questions the other way round: read with the wrong one, a link would tell nonsense. */
const second = { version: 2, questions: first.questions.toReversed() };
const published = async () => ({
	"1": async () => ({ default: first }),
	"2": async () => ({ default: second }),
});

it("reads a link with the questionnaire of its version, whichever is current", async () => {
	for (const questionnaire of [first, second]) {
		const code = encodeShareCode(questionnaire, sheet());
		for (const current of [first, second]) {
			const chosen = await questionnaireOfLink(code, current, published);
			expect(chosen).toEqual(questionnaire);
			expect(decodeShareCode([chosen], code)).toMatchObject({ ok: true, value: { answers: sheet() } });
		}
	}
});

it("loads no other questionnaire for a link of the current one, and takes that for what is no code", async () => {
	const load = vi.fn(published);
	expect(await questionnaireOfLink(encodeShareCode(second, sheet()), second, load)).toBe(second);
	expect(load).not.toHaveBeenCalled();
	for (const code of ["", "?", "__nothing", encodeShareCode({ ...second, version: 3 }, sheet())])
		expect(await questionnaireOfLink(code, second, load), code).toBe(second);
});
