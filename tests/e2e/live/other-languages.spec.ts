import type { Page } from "@playwright/test";
import { englishLeft } from "../support/english-left.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { enrolWithQuizzes, takePremium } from "../support/members.ts";
import { newClass, ownScreens } from "../support/own-screens.ts";
import { expect, open, test } from "../support/page-test.ts";
import { enrol, newPerson } from "../support/people.ts";

// No English sentence remains on the screens of signed-in people and of links.
// Public screens: tests/e2e/demo/other-languages.spec.ts. Run by `npm run journeys` only.
test.skip(!isLongRun, "only in the long run");

const expectFrench = async (page: Page, paths: readonly string[]): Promise<void> => {
	for (const path of paths)
		await test.step(path, async () => {
			await open(page, `/fr${path}`);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
			expect(await englishLeft(page), path).toEqual([]);
		});
};

test("a student's French screens are French, with and without Premium", async ({ page }) => {
	test.slow();
	await enrolWithQuizzes(page.context().request, { quizzes: 2, isPremium: false });
	await expectFrench(page, ownScreens.student);
	await takePremium(page.context().request);
	await expectFrench(page, ownScreens.student);
});

test("a teacher's French screens are French", async ({ page }) => {
	const { request } = page.context();
	await enrol(request, newPerson("Claire"), { role: "teacher", locale: "fr" });
	const id = await newClass(request, "fr");
	await expectFrench(page, ownScreens.teacher(id));
});

for (const role of ["parent", "institution"] as const)
	test(`the French screens of a new account (${role}) are French`, async ({ page }) => {
		await enrol(page.context().request, newPerson("Dominique"), { role, locale: "fr" });
		await expectFrench(page, ownScreens.newcomer);
	});

test("the screens of a student without a parent's consent are French", async ({ page }) => {
	const guardianEmail = newPerson("Parent").email;
	await enrol(page.context().request, newPerson("Sacha"), {
		ageBand: "under15",
		guardianEmail,
		locale: "fr",
	});
	await expectFrench(page, ownScreens.waiting);
});

test("the pages of links are French without a token, too", async ({ page }) => {
	await expectFrench(page, ownScreens.linked);
});
