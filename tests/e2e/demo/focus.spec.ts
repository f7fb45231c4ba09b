import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/page-test.ts";
import { topCareerTitles } from "../support/quiz-answers.ts";
import { answerQuiz } from "../support/student-work.ts";

/** Screens of one kind, such as the careers, count as one. */
const kindOf = (path: string): string => path.replace(/^(\/career)\/.+/, "$1/*");

/** The addresses of this site that the present screen links to, by kind; links that open a dialog or a file are none. */
const linksOf = async (page: Page): Promise<ReadonlyMap<string, string>> => {
	const hrefs = await page
		.locator("a[href^='/']:not([target]):not([download]):visible")
		.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
	const paths = hrefs.filter((href) => !/[?#]/.test(href) && !href.startsWith("/fr"));
	return new Map(paths.map((path) => [kindOf(path), path]));
};

const expectHeadingFocused = async (page: Page, where: string): Promise<void> => {
	await expect(page.getByRole("main").getByRole("heading", { level: 1 }), where).toBeFocused();
	const announced = await page.getByRole("status").or(page.getByRole("alert")).allInnerTexts();
	expect(announced.join("").trim(), `also announced at ${where}`).not.toBe(await page.title());
};

test("focus: every link of the site, followed by keyboard, moves the focus to the heading of its screen @long", async ({
	page,
}) => {
	test.setTimeout(240_000);
	const reached = new Set(["/"]);
	const toWalk: { readonly from: string; readonly to: string }[] = [];
	const collect = async (from: string) => {
		for (const [kind, to] of await linksOf(page)) {
			if (reached.has(kind)) continue;
			reached.add(kind);
			toWalk.push({ from, to });
		}
	};
	await open(page, "/");
	await collect("/");
	for (let next = toWalk.shift(); next; next = toWalk.shift()) {
		const { from, to } = next;
		if (new URL(page.url()).pathname !== from) await open(page, from);
		// One step: a part that arrives between focus and key could replace the link.
		await page.locator(`a[href="${to}"]:visible`).first().press("Enter");
		await page.waitForURL((url) => url.pathname !== from);
		await expectHeadingFocused(page, `${from} → ${to}`);
		const arrived = new URL(page.url()).pathname;
		await collect(arrived);
		await page.goBack();
		await page.waitForURL((url) => url.pathname === from);
		await expectHeadingFocused(page, `back at ${from}`);
	}
	expect(reached.size).toBeGreaterThan(15);
});

test("focus: the end of the quiz moves the focus to the heading of the results, and Back returns to the question", async ({
	page,
}) => {
	await open(page, "/quiz");
	await answerQuiz(page, "en");
	await expectHeadingFocused(page, "/results");
	await topCareerTitles(page).first().getByRole("button").press("Enter");
	const career = page.getByRole("main").locator('a[href^="/career/"]').first();
	await expect(career).toBeVisible();
	await career.press("Enter");
	await page.waitForURL("**/career/*");
	await expectHeadingFocused(page, "a career of the results");
});
