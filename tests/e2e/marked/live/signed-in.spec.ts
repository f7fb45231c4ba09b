import type { APIRequestContext, Page } from "@playwright/test";
import { textsIn } from "../../../../scripts/lib/french-typography.ts";
import { markedLocale } from "../../../../scripts/lib/marked-words.ts";
import { expectMarked, researcherTexts } from "../../support/marked-text.ts";
import { enrolWithQuizzes, takePremium } from "../../support/members.ts";
import { className, newClass, ownScreens } from "../../support/own-screens.ts";
import { expect, open, pathIn, test } from "../../support/page-test.ts";
import { enrol, newPerson, schoolName } from "../../support/people.ts";

// Screens of signed-in people and of links. Names and addresses that they typed need no marks.

/** The Premium guides, whose texts only the server has. */
const guideTexts = async (request: APIRequestContext): Promise<string[]> =>
	textsIn(await (await request.get(`/api/resources/${markedLocale}`)).json());

const expectAllMarked = async (
	page: Page,
	paths: readonly string[],
	{ firstName, lastName, email }: ReturnType<typeof newPerson>,
): Promise<void> => {
	// A session shows the names of its browser and system; the account page, the name of a school's log-in.
	const names = [
		firstName,
		lastName,
		`${firstName} ${lastName}`,
		email,
		className,
		"Chrome, Linux",
		schoolName[markedLocale],
	];
	const guides = await guideTexts(page.context().request);
	for (const path of paths)
		await test.step(path, async () => {
			await open(page, pathIn(markedLocale, path));
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expectMarked(page, [...names, ...researcherTexts, ...guides]);
		});
};

test("a student's screens are marked, with and without Premium", async ({ page }) => {
	test.slow();
	const person = await enrolWithQuizzes(page.context().request, { quizzes: 2, isPremium: false });
	await expectAllMarked(page, ownScreens.student, person);
	await takePremium(page.context().request);
	await expectAllMarked(page, ownScreens.student, person);
});

test("a teacher's screens are marked", async ({ page }) => {
	const { request } = page.context();
	const person = newPerson("Claire");
	await enrol(request, person, { role: "teacher", locale: markedLocale });
	await expectAllMarked(page, ownScreens.teacher(await newClass(request, markedLocale)), person);
});

for (const role of ["parent", "institution"] as const)
	test(`the screens of a new account (${role}) are marked`, async ({ page }) => {
		const person = newPerson("Dominique");
		await enrol(page.context().request, person, { role, locale: markedLocale });
		await expectAllMarked(page, ownScreens.newcomer, person);
	});

test("the screens of a student without a parent's consent are marked", async ({ page }) => {
	const person = newPerson("Sacha");
	const guardianEmail = newPerson("Parent").email;
	await enrol(page.context().request, person, { ageBand: "under15", guardianEmail, locale: markedLocale });
	await expectAllMarked(page, ownScreens.waiting, person);
});

test("the pages of links are marked without a token", async ({ page }) => {
	await expectAllMarked(page, ownScreens.linked, newPerson());
});
