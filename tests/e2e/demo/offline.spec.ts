import type { Page } from "@playwright/test";
import { encodeDesign } from "../../../src/domain/quest/challenges/design-code.ts";
import { pagesCache } from "../../../src/web/page/service-worker.ts";
import { benchOf, gameOf, openGame } from "../support/laboratory.ts";
import { expect, open, test } from "../support/page-test.ts";
import { answersAt, putFinishedQuiz } from "../support/quiz-answers.ts";

test.use({ serviceWorkers: "allow", expectedErrors: /Failed to load resource|ERR_|Failed to fetch/ });

/** Opens the home page and waits until the service worker controls it and has stored the release. */
const install = async (page: Page): Promise<void> => {
	await open(page, "/");
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		if (navigator.serviceWorker.controller) return;
		await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
	});
};

test("offline: the quiz, the games, own results, a sent design and an unvisited career open without a network", async ({
	page,
	context,
}) => {
	await putFinishedQuiz(page, answersAt(0));
	await install(page);
	await context.setOffline(true);
	await open(page, "/quiz");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await open(page, "/results");
	await expect(page.getByRole("heading", { name: "Five careers to start from" })).toBeVisible();
	await benchOf(await openGame(page, "en", gameOf("dna-detective")), "en", "alignment");
	const code = encodeDesign({ challenge: "loop", values: { startMetres: 24, friction: "on" } });
	await open(page, `/career-quest#design=${code}`);
	await expect(page.getByRole("heading", { name: /^Can you start lower/ })).toBeVisible();
	await open(page, "/fr/career/geologist");
	await expect(page.locator("html")).toHaveAttribute("lang", "fr");
	await expect(page.getByRole("heading", { level: 1 })).toContainText("éologue");
});

test("offline: links lead to unvisited screens without a network @long", async ({ page, context }) => {
	await install(page);
	await context.setOffline(true);
	await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
	await expect(page).toHaveURL("/terms");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("offline: the caches contain no answer of the API, and the list of visited pages can be deleted", async ({
	page,
}) => {
	await install(page);
	await open(page, "/explore");
	const urls = await page.evaluate(async () => {
		const names = await caches.keys();
		const stored = await Promise.all(
			names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
		);
		return stored.flat();
	});
	expect(urls.length).toBeGreaterThan(100);
	expect(urls.filter((url) => new URL(url).pathname.startsWith("/api/"))).toEqual([]);
	expect(await page.evaluate((name) => caches.has(name), pagesCache)).toBe(true);
});

test("offline: the web manifest has icons and opens the home page", async ({ page, request }) => {
	await page.goto("/about");
	const href = await page.locator('link[rel="manifest"]').getAttribute("href");
	const manifest = await (await request.get(href ?? "")).json();
	expect(manifest).toMatchObject({ display: "standalone", start_url: "/" });
	for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
