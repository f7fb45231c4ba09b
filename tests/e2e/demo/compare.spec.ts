import { careerIn } from "../support/catalogue.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import { printedPages } from "../support/printed-pages.ts";

for (const locale of journeyLanguages("fr")) {
	const { common, compare } = messagesOf(locale);
	const choose = (title: string) => common.compare.choose.replace("{{title}}", title);
	const remove = (title: string) => compare.tray.remove.replace("{{title}}", title);

	test(`compare: careers chosen in the catalogue appear side by side, by keyboard alone (${locale})`, {
		tag: "@sizes",
	}, async ({ page }) => {
		const ids = ["geologist", "ecologist", "astronomer"] as const;
		const [first, second, third] = ids.map((id) => careerIn(locale, id).title);
		await open(page, pathIn(locale, "/explore"));
		// A phone's row has space for one button: it saves until the comparison is started.
		const comparing = page.getByRole("button", { name: common.compare.add, exact: true });
		if (await comparing.isVisible()) await comparing.press("Enter");
		for (const title of [first, second, third]) {
			await page.getByRole("button", { name: choose(title ?? ""), exact: true }).press("Enter");
			await expect(page.getByRole("button", { name: choose(title ?? ""), exact: true })).toHaveAttribute(
				"aria-pressed",
				"true",
			);
		}
		const tray = page.getByRole("region", { name: compare.tray.label });
		await expect(tray.getByRole("listitem")).toHaveText([first ?? "", second ?? "", third ?? ""]);
		await expectAccessible(page);
		await tray.getByRole("link").press("Enter");
		await expect(page).toHaveURL(/\/compare\?careers=geologist,ecologist,astronomer$/);
		const columns = page.getByRole("columnheader");
		await expect(columns).toHaveCount(3);
		await expect(page.getByRole("rowheader", { name: compare.rows.skills })).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: remove(second ?? ""), exact: true }).press("Enter");
		await expect(columns).toHaveCount(2);
		await expect(page).toHaveURL(/careers=geologist(,|%2C)astronomer$/);
	});
}

test("compare: row names remain visible while a phone's columns are swiped", { tag: "@phone" }, async ({
	page,
}) => {
	await open(page, "/compare?careers=geologist,ecologist,astronomer,physicist");
	const name = page.getByText(messagesOf("en").compare.rows.skills, { exact: true });
	const before = await name.boundingBox();
	await page.getByRole("region", { name: "Side by side" }).evaluate((table) => table.scrollTo({ left: 400 }));
	const after = await name.boundingBox();
	expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThanOrEqual(1);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test("compare: the printed page has all four careers side by side, uncut and without buttons", async ({
	page,
}) => {
	// The width of A4 between its margins.
	await page.setViewportSize({ width: 718, height: 1000 });
	await open(page, "/compare?careers=geologist,ecologist,astronomer,physicist");
	await page.emulateMedia({ media: "print" });
	const columns = page.getByRole("columnheader");
	await expect(columns).toHaveCount(4);
	for (const column of await columns.all()) {
		const box = await column.boundingBox();
		expect((box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(718);
	}
	await expect(page.getByRole("rowheader", { name: messagesOf("en").compare.rows.skills })).toBeVisible();
	await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
	expect(await printedPages(page)).toBeLessThanOrEqual(4);
});

test("compare: an address that names too few careers says how to choose", async ({ page }) => {
	await open(page, "/compare?careers=alchemist,geologist");
	await expect(page.getByText(messagesOf("en").compare.choose)).toBeVisible();
	await expectAccessible(page);
});
