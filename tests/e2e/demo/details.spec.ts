import type { Locator } from "@playwright/test";
import { careerIds } from "../../../src/domain/careers/career-id.ts";
import { locales } from "../../../src/domain/shared/locale.ts";
import { form, openSignUp, submit } from "../support/login-forms.ts";
import { expect, messagesOf, open, openDisclosures, pathIn, test } from "../support/page-test.ts";

const edgeOf = (choice: Locator): Promise<string> =>
	choice.evaluate((label) => getComputedStyle(label).borderTopColor);

// Details of layout that no other test would notice.

for (const locale of locales)
	test(`details (${locale}): suggestions of the search are not cut on the smallest phones`, async ({
		page,
	}) => {
		for (const width of [320, 390]) {
			await page.setViewportSize({ width, height: 844 });
			await open(page, pathIn(locale, "/explore"));
			const room = await page.getByRole("searchbox").evaluate((input: HTMLInputElement) => {
				const style = getComputedStyle(input);
				const pen = document.createElement("canvas").getContext("2d");
				if (pen === null) throw new Error("No canvas");
				pen.font = style.font;
				const inner =
					input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
				return { left: inner - pen.measureText(input.placeholder).width, hint: input.placeholder };
			});
			expect(room.hint).not.toBe("");
			expect(room.left, `${width} px`).toBeGreaterThanOrEqual(0);
		}
	});

test("details: no title of a career is cut inside a word on the smallest phones", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 844 });
	await open(page, pathIn("fr", "/explore"));
	const titles = page.getByRole("main").getByRole("article").getByRole("heading", { level: 2 });
	await expect(titles).toHaveCount(careerIds.length);
	const cut = await titles.evaluateAll((headings) =>
		headings.flatMap((heading) => {
			const text = heading.firstChild;
			if (!(text instanceof Text)) throw new Error(`No words in ${heading.outerHTML}`);
			return [...text.data.matchAll(/[\p{L}]+/gu)].flatMap(({ 0: word, index }) => {
				const range = document.createRange();
				range.setStart(text, index);
				range.setEnd(text, index + word.length);
				return range.getClientRects().length > 1 ? [word] : [];
			});
		}),
	);
	expect(cut).toEqual([]);
});

test("details: unanswered roles have the border of an error, and pointing at one does not choose it", async ({
	page,
}) => {
	await openSignUp(page);
	const student = form(page).locator("label").filter({ hasText: "Student" });
	const teacher = form(page).locator("label").filter({ hasText: "Teacher" });
	await teacher.click();
	const chosen = await edgeOf(teacher);
	await student.hover();
	expect(await edgeOf(student)).not.toBe(chosen);
	await openSignUp(page);
	const atRest = await edgeOf(teacher);
	await submit(page, "Sign up").click();
	await expect.poll(() => edgeOf(teacher)).not.toBe(atRest);
	expect(await edgeOf(teacher)).not.toBe(chosen);
	// Both, after their colour transitions.
	await expect.poll(async () => (await edgeOf(student)) === (await edgeOf(teacher))).toBe(true);
});

test("details: every external link of a career says so in words and by an icon", async ({ page }) => {
	const { common, career } = messagesOf("en");
	await open(page, "/career/marine-biologist");
	const outside = page.getByRole("main").locator("a[target=_blank]").filter({ visible: true });
	let seen = 0;
	for (const tab of ["school", "jobs", "where"] as const) {
		const link = page.getByRole("link", { name: career.tabs[tab], exact: true });
		await link.click();
		// Until then the links of the tab before are there.
		await expect(link).toHaveAttribute("aria-current", "true");
		// A phone folds the list of places.
		await openDisclosures(page.getByRole("main"));
		await expect(outside.first()).toBeVisible();
		for (const link of await outside.all()) {
			await expect(link).toHaveAccessibleName(new RegExp(common.newTab.replace(/[()]/g, "\\$&")));
			await expect(link.locator("svg")).toHaveCount(1);
			seen += 1;
		}
	}
	expect(seen).toBeGreaterThan(3);
});

test("details: a reloaded page keeps its scroll position", async ({ page }) => {
	await open(page, "/explore");
	const place = () => page.evaluate(() => Math.round(window.scrollY));
	await page.evaluate(() => window.scrollTo(0, 1200));
	await expect.poll(place).toBe(1200);
	await page.reload();
	await page.locator("html[data-ready]").waitFor();
	await expect.poll(place).toBe(1200);
});
