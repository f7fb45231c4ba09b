import { noSciencePersonas } from "../../../src/content/quiz/no-science-personas.ts";
import type { QuizAnswers } from "../../../src/domain/quiz/questionnaire.ts";
import { putStorage } from "../support/browser-storage.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { expect, open, pathIn, test } from "../support/page-test.ts";
import { answersAt, answersFor, putFinishedQuiz } from "../support/quiz-answers.ts";
import { visibleWords } from "../support/visible-words.ts";

/** Five screens of a phone. */
const fiveScreens = 5 * 844;

// French is the longer language; of the careers these have the longest tabs.
const longest = [
	["/", 3000],
	["/career/software-developer", fiveScreens],
	["/career/neuroscientist#school", fiveScreens],
	["/career/microbiologist#people", fiveScreens],
	["/evidence", fiveScreens],
	["/privacy", fiveScreens],
	["/resources", fiveScreens],
	["/resources/what-studies-cost", fiveScreens],
	["/career-quest", fiveScreens],
	["/dashboard", fiveScreens],
	["/consultations", fiveScreens],
] as const;

test("page lengths: on a phone no page of these is longer than promised", { tag: "@phone" }, async ({
	page,
}) => {
	// With the plan the consultations are at their longest.
	await putStorage(page, { local: { isPremium: "true" } });
	for (const [path, pixels] of longest) {
		await open(page, pathIn("fr", path));
		await page.evaluate(() => document.fonts.ready);
		await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
		await expect
			.poll(() => page.evaluate(() => document.documentElement.scrollHeight), path)
			.toBeLessThanOrEqual(pixels);
	}
});

/** Five careers, a tie at the cut, education among the brightest fields, and the sciences not standing out. */
const finished: readonly QuizAnswers[] = [
	...(isLongRun ? Array.from({ length: 8 }, (_, index) => answersAt(index)) : [answersAt(1), answersAt(4)]),
	answersFor("education"),
	...noSciencePersonas.slice(0, isLongRun ? 4 : 1).map(({ answers }) => answers),
];

test("page lengths: results have at most 450 words before anything is opened", { tag: "@phone" }, async ({
	page,
}) => {
	for (const answers of finished) {
		await putFinishedQuiz(page, answers);
		for (const locale of ["en", "fr"] as const) {
			await open(page, pathIn(locale, "/results"));
			// The rest of the page follows its beginning.
			await page.locator("#profile, #after-no-stand-out").waitFor();
			for (const width of [390, 1280]) {
				await page.setViewportSize({ width, height: 844 });
				await expect.poll(() => visibleWords(page), `${locale}, ${width}`).toBeLessThanOrEqual(450);
			}
		}
	}
});
