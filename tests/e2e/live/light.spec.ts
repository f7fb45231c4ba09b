import type { Browser, BrowserContext, Page } from "@playwright/test";
import { isLongRun, journeyLanguages } from "../support/journey-languages.ts";
import { enrolWithQuizzes } from "../support/members.ts";
import { expect, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import { enrol, fromOwnPage, newPerson } from "../support/people.ts";
import { openScreens } from "../support/screens.ts";

/** The most JavaScript that a public page may load, compressed, in bytes: for guests and signed-in people alike. */
const pageBudget = 145_000;

/** The same for what only newPerson who is signed in sees behind a gate. */
const deskBudget = 175_000;

const desks: readonly string[] = ["/consultations", "/dashboard", "/account", "/family"];

const budgetSignedIn = (path: string): number => (desks.includes(path) ? deskBudget : pageBudget);

/**
 * Plans ask whether payments are in test mode, evidence what students said of their results, consultations who the
 * researchers are.
 */
const askedByGuest = (locale: string, path: string): string[] => [
	"/api/account/session",
	...(path === "/consultations" ? [`/api/researchers/${locale}`] : []),
	...(path === "/subscription" ? ["/api/subscription"] : []),
	...(path === "/evidence" ? ["/api/quiz/blind-ratings"] : []),
];

/** Counts, until the page is at rest, what it asks the server for and what its scripts weigh. */
const follow = (page: Page) => {
	const scripts: Promise<number>[] = [];
	const asked: string[] = [];
	page.on("response", (response) => {
		const { pathname } = new URL(response.url());
		if (pathname.endsWith(".js"))
			scripts.push(
				response
					.request()
					.sizes()
					.then(({ responseBodySize }) => responseBodySize),
			);
		if (pathname.startsWith("/api/")) asked.push(pathname);
	});
	const weight = async (): Promise<number> => {
		await page.waitForLoadState("networkidle");
		return (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
	};
	return { asked, weight };
};

/** The most that the map of France may weigh, drawing and outlines, compressed, in bytes. */
const mapBudget = 25_000;

test("live: the map of a career comes only when it is near, and is light", async ({ page }) => {
	const { weight } = follow(page);
	await open(page, "/career/marine-biologist");
	const before = await weight();
	const map = page.getByRole("img", { name: "Where they are" });
	await expect(map).toHaveCount(0);
	await page.getByRole("region", { name: "French Institutions" }).scrollIntoViewIfNeeded();
	await expect(map).toBeVisible();
	const added = (await weight()) - before;
	expect(added).toBeGreaterThan(0);
	expect(added).toBeLessThanOrEqual(mapBudget);
});

let member: ReturnType<BrowserContext["storageState"]> | undefined;

/** Cookies of newPerson with the premium plan: the most that a page can have to show. One for all pages. */
const memberIn = (browser: Browser) => {
	const enter = async () => {
		const context = await browser.newContext();
		await enrolWithQuizzes(context.request, { quizzes: 1, isPremium: true });
		const state = await context.storageState();
		await context.close();
		return state;
	};
	member ??= enter();
	return member;
};

for (const locale of journeyLanguages("fr"))
	for (const path of openScreens)
		test(`live: ${pathIn(locale, path)} stays light for a guest, and asks the server next to nothing`, async ({
			page,
		}) => {
			const { asked, weight } = follow(page);
			await open(page, pathIn(locale, path));
			// In whatever order they are answered.
			await expect.poll(() => asked.toSorted()).toEqual(askedByGuest(locale, path));
			expect(await weight()).toBeLessThanOrEqual(pageBudget);
		});

/** Pages that show something of newPerson; the long run weighs every page for them. */
const weighedSignedIn = ["/dashboard", "/results", "/explore", "/consultations", "/family"];

for (const path of [...openScreens.filter((one) => isLongRun || weighedSignedIn.includes(one)), "/account"])
	test(`live: ${path} stays light for a signed-in person, and asks nothing twice`, async ({ browser }) => {
		const context = await browser.newContext({ storageState: await memberIn(browser) });
		const page = await context.newPage();
		const { asked, weight } = follow(page);
		await open(page, path);
		expect(await weight()).toBeLessThanOrEqual(budgetSignedIn(path));
		expect(asked).toEqual([...new Set(asked)]);
		await context.close();
	});

test("live: the calendar of consultations comes when it is near, or when newPerson is chosen", async ({
	browser,
}) => {
	const context = await browser.newContext({ storageState: await memberIn(browser) });
	const page = await context.newPage();
	const { booking: words } = messagesOf("en").consultations;
	const calendar = page.getByRole("grid");
	await open(page, "/consultations");
	await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
	await page.waitForLoadState("networkidle");
	await expect(calendar).toHaveCount(0);
	await page.getByRole("radio").first().check();
	await expect(calendar).toHaveCount(1);
	await open(page, "/consultations");
	await page.getByRole("group", { name: words.duration }).scrollIntoViewIfNeeded();
	await expect(calendar).toBeVisible();
	await context.close();
});

test.describe("a class", () => {
	// What a broken stream says.
	test.use({ expectedErrors: /ERR_FAILED/ });
	test("live: /class stays light for its teacher", async ({ page, context }) => {
		await enrol(context.request, newPerson("Claire"), { role: "teacher" });
		const data = { name: "Year 10", level: "", locale: "en" };
		const made = await context.request.post("/api/classes", { headers: fromOwnPage, data });
		// An open stream is never at rest; without one the page asks every while.
		await page.route("**/changes", (route) => route.abort());
		const { weight } = follow(page);
		await open(page, `/class#${(await made.json()).id}`);
		await expect(page.getByRole("heading", { level: 1, name: "Year 10" })).toBeVisible();
		expect(await weight()).toBeLessThanOrEqual(pageBudget);
	});
});
