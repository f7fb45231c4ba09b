import type { APIRequestContext, Page } from "@playwright/test";
import { englishLeft } from "../support/english-left.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { enrolWithQuizzes, takePremium } from "../support/members.ts";
import { expect, open, test } from "../support/page-test.ts";
import { enrol, fromOwnPage, somebody } from "../support/people.ts";

// The screens that only somebody has who is signed in or came by a link: no English sentence stays behind on them.
// Those that everybody has: tests/e2e/demo/other-languages.spec.ts. Lived by `npm run journeys` alone.
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

/** A new class of whoever is signed in. */
const newClass = async (request: APIRequestContext): Promise<string> => {
	const data = { name: "Seconde 4", level: "", locale: "fr" };
	const made = await request.post("/api/classes", { headers: fromOwnPage, data });
	expect(made.status(), await made.text()).toBe(200);
	return ((await made.json()) as { id: string }).id;
};

test("a student's French screens are French, with and without Premium", async ({ page }) => {
	test.slow();
	const own = ["/dashboard", "/dashboard/quizzes", "/dashboard/recommendations", "/account", "/family"];
	const more = ["/results", "/consultations", "/subscription", "/resources/premium", "/career-quest"];
	await enrolWithQuizzes(page.context().request, { quizzes: 2, isPremium: false });
	await expectFrench(page, [...own, ...more]);
	await takePremium(page.context().request);
	await expectFrench(page, [...own, ...more]);
});

test("a teacher's French screens are French", async ({ page }) => {
	const { request } = page.context();
	await enrol(request, somebody("Claire"), { role: "teacher", locale: "fr" });
	const id = await newClass(request);
	await expectFrench(page, ["/dashboard", `/class#${id}`, `/lesson#${id}`, "/account", "/contact"]);
});

for (const role of ["parent", "institution"] as const)
	test(`the French screens of a new account (${role}) are French`, async ({ page }) => {
		await enrol(page.context().request, somebody("Dominique"), { role, locale: "fr" });
		await expectFrench(page, ["/dashboard", "/account", "/subscription", "/consultations"]);
	});

test("a student who waits for a parent's consent reads French", async ({ page }) => {
	const guardianEmail = somebody("Parent").email;
	await enrol(page.context().request, somebody("Sacha"), { ageBand: "under15", guardianEmail, locale: "fr" });
	await expectFrench(page, ["/dashboard", "/account", "/family", "/consultations", "/subscription"]);
});

test("pages that a link opens are French without one, too", async ({ page }) => {
	await expectFrench(page, ["/reset-password", "/verify-email", "/consent", "/guardian"]);
});
