import type { Browser, BrowserContext, Page } from "@playwright/test";
import { isLongRun, journeyLanguages } from "../support/journey-languages.ts";
import { enrolWithQuizzes } from "../support/members.ts";
import { expect, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import { openScreens } from "../support/screens.ts";

/**
 * The requests of a guest's page, in alphabetical order: plans ask for the researchers of their sample and whether payments
 * are in test mode, evidence asks for students' ratings, a circle for its seats, consultations for circles and researchers, both desks whether they
 * are open in this browser, and two pages which schools log their people in.
 */
const guestRequests = (locale: string, path: string): string[] => [
	...(["/login", "/verify-email"].includes(path) ? ["/api/account/providers"] : []),
	"/api/account/session",
	...(path === "/circle" ? ["/api/circles"] : []),
	...(path === "/consultations" ? ["/api/circles", `/api/researchers/${locale}`] : []),
	...(path === "/subscription" ? [`/api/researchers/${locale}`, "/api/subscription"] : []),
	...(path === "/evidence" ? ["/api/quiz/blind-ratings"] : []),
	...(path === "/researcher" ? ["/api/desk/session"] : []),
	...(path === "/operator" ? ["/api/operator/session"] : []),
];

/** Records the requests of a page to the server's API. */
const recordRequests = (page: Page): readonly string[] => {
	const requests: string[] = [];
	page.on("response", (response) => {
		const { pathname } = new URL(response.url());
		if (pathname.startsWith("/api/")) requests.push(pathname);
	});
	return requests;
};

let member: ReturnType<BrowserContext["storageState"]> | undefined;

/** The cookies of one premium member for all tests: a member's pages show the most. */
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
	for (const path of openScreens.filter(
		(one, index) => isLongRun || index % 6 === 0 || guestRequests(locale, one).length > 1,
	))
		test(`requests: ${pathIn(locale, path)} asks the server only for what a guest needs`, async ({
			page,
		}) => {
			const requests = recordRequests(page);
			await open(page, pathIn(locale, path));
			await expect.poll(() => requests.toSorted()).toEqual(guestRequests(locale, path));
			// A later request would pass unseen while the list is complete for a moment.
			await page.waitForLoadState("networkidle");
			expect(requests.toSorted()).toEqual(guestRequests(locale, path));
		});

const memberScreens = ["/dashboard", "/results", "/explore", "/consultations", "/family"];

for (const path of [...openScreens.filter((one) => isLongRun || memberScreens.includes(one)), "/account"])
	test(`requests: ${path} asks nothing twice for a signed-in person`, async ({ browser }) => {
		const context = await browser.newContext({ storageState: await memberIn(browser) });
		const page = await context.newPage();
		const requests = recordRequests(page);
		await open(page, path);
		await page.waitForLoadState("networkidle");
		expect(requests).toEqual([...new Set(requests)]);
		await context.close();
	});

test("requests: the calendar of consultations loads when it is near, or when a researcher is chosen", async ({
	browser,
}) => {
	const context = await browser.newContext({ storageState: await memberIn(browser) });
	const page = await context.newPage();
	const { booking: words } = messagesOf("en").consultations;
	const calendar = page.getByRole("grid");
	await open(page, "/consultations");
	await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
	await page.getByRole("radio").first().check();
	await expect(calendar).toHaveCount(1);
	await open(page, "/consultations");
	await page.getByRole("group", { name: words.duration }).scrollIntoViewIfNeeded();
	await expect(calendar).toBeVisible();
	await context.close();
});
