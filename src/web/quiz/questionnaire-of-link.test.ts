import { expect, it, vi } from "vitest";
import { presentQuestionnaire } from "#content/quiz/present.ts";
import { version1 } from "#content/quiz/v1/questionnaire.ts";
import { version2 } from "#content/quiz/v2/questionnaire.ts";
import { decodeShareCode, encodeShareCode } from "#domain/quiz/share-code.ts";
import { questionnaireOfLink } from "./questionnaire-of-link.ts";

const first = presentQuestionnaire(version1, "en");
const second = presentQuestionnaire(version2, "en");
/** The third option of every question: with the wrong version, a link would decode to other answers. */
const answersTo = ({ questions }: typeof first) =>
	Object.fromEntries(
		questions.map(({ id, options }) => [id, options.slice(2, 3).map((option) => option.id)]),
	);
const published = async () => ({
	"1": async () => ({ default: first }),
	"2": async () => ({ default: second }),
});

it("questionnaireOfLink reads a link with the questionnaire of its version, whichever is current", async () => {
	for (const questionnaire of [first, second]) {
		const answers = answersTo(questionnaire);
		const code = encodeShareCode(questionnaire, answers);
		for (const current of [first, second]) {
			const chosen = await questionnaireOfLink(code, current, published);
			expect(chosen).toEqual(questionnaire);
			expect(decodeShareCode([chosen], code)).toMatchObject({ ok: true, value: { answers } });
		}
	}
});

it("questionnaireOfLink loads no other questionnaire for a link of the current version or an invalid code", async () => {
	const load = vi.fn(published);
	expect(await questionnaireOfLink(encodeShareCode(second, answersTo(second)), second, load)).toBe(second);
	expect(load).not.toHaveBeenCalled();
	for (const code of ["", "?", "__nothing", encodeShareCode({ ...second, version: 3 }, answersTo(second))])
		expect(await questionnaireOfLink(code, second, load), code).toBe(second);
});
