import { careerIds } from "../../../src/domain/careers/career-id.ts";
import { expect, expectAccessible, messagesOf, open, test } from "../support/page-test.ts";
import { takeQuiz } from "../support/student-work.ts";

test("live: the server reports health and readiness", async ({ request }) => {
	for (const path of ["/api/health", "/api/ready"]) {
		const response = await request.get(path);
		expect(response.status(), path).toBe(200);
		expect(response.headers()["content-type"]).toContain("application/json");
	}
});

test("live: pages have a content policy and vary by the language cookie", async ({ request }) => {
	for (const path of ["/", "/explore", "/fr/quiz", `/career/${careerIds[0]}`, "/results", "/nowhere"]) {
		const headers = (await request.get(path)).headers();
		expect(headers["content-security-policy"], path).toContain("default-src 'none'");
		expect(headers["content-security-policy"], path).not.toContain("'unsafe-inline'; script");
		expect(headers["x-content-type-options"], path).toBe("nosniff");
		if (!path.startsWith("/fr")) expect(headers.vary, path).toMatch(/\bCookie\b/i);
	}
});

test("live: the language cookie selects the page, a French address wins, English is the default", async ({
	page,
	context,
	baseURL,
}) => {
	const servedIn = async (path: string) =>
		(await (await context.request.get(path)).text()).match(/lang="(\w+)"/)?.[1];
	expect(await servedIn("/explore")).toBe("en");
	await context.addCookies([{ name: "language", value: "fr", url: baseURL ?? "" }]);
	for (const path of ["/", "/explore", "/quiz", "/consultations"])
		expect(await servedIn(path), path).toBe("fr");
	await context.addCookies([{ name: "language", value: "xx", url: baseURL ?? "" }]);
	expect(await servedIn("/explore")).toBe("en");
	expect(await servedIn("/fr/explore")).toBe("fr");

	await open(page, "/explore");
	await page.getByRole("button", { name: "fr Français" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore les métiers scientifiques");
	await page.goto("/about", { waitUntil: "commit" });
	await expect(page.locator("html")).toHaveAttribute("lang", "fr");
	await page.locator("html[data-ready]").waitFor();
	await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

test("live: unknown pages and careers answer 404, in the language of the visitor", async ({ page }) => {
	for (const [path, title] of [
		["/nowhere", "Oops! Page not found"],
		["/career/time-traveller", "Career not found"],
		["/fr/nowhere", "Oups ! Page introuvable"],
	] as const) {
		const response = await page.goto(path);
		expect(response?.status(), path).toBe(404);
		await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(title);
	}
});

for (const javaScriptEnabled of [true, false])
	test.describe(javaScriptEnabled ? "once its scripts run" : "before its scripts run", () => {
		test.use({ javaScriptEnabled });
		test("live: no page says that it is a demonstration", async ({ page }) => {
			for (const path of ["/", "/fr/quiz"]) {
				if (javaScriptEnabled) await open(page, path);
				else await page.goto(path);
				const { common } = messagesOf(path === "/" ? "en" : "fr");
				await expect(page.getByRole("banner").getByText(common.demo, { exact: true })).toBeHidden();
				await expect(page.getByText(common.demonstration)).toBeHidden();
			}
		});
	});

test("live: the plan says that payment is simulated for now", async ({ page }) => {
	await open(page, "/subscription");
	await expect(page.getByText(messagesOf("en").subscription.testMode)).toBeVisible();
	await expectAccessible(page);
});

test("live: the quiz works for a guest, from the first question to the results", async ({ page }) => {
	await takeQuiz(page, "en");
	await expect(page).toHaveURL("/results");
});
