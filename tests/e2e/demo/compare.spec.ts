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
		await expect(columns.first()).toBeVisible();
		// A phone shows two of the three.
		const isPhone = await page.getByLabel(compare.pair.left).isVisible();
		await expect(columns).toHaveCount(isPhone ? 2 : 3);
		// Five rows answer what most people ask; the others are one press away.
		const rows = page.getByRole("rowheader");
		await expect(rows).toHaveCount(5);
		await page.getByRole("button", { name: compare.all, exact: true }).press("Enter");
		await expect(page.getByRole("rowheader", { name: compare.rows.skills })).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: remove(second ?? ""), exact: true }).press("Enter");
		await expect(columns).toHaveCount(2);
		await expect(page).toHaveURL(/careers=geologist(,|%2C)astronomer$/);
	});
}

test("compare: a phone shows two of four careers, chosen in two lists, and scrolls in no direction but down", {
	tag: "@phone",
}, async ({ page }) => {
	const { pair } = messagesOf("en").compare;
	const [geologist, ecologist, physicist] = (["geologist", "ecologist", "physicist"] as const).map(
		(id) => careerIn("en", id).title,
	);
	await open(page, "/compare?careers=geologist,ecologist,astronomer,physicist");
	const titles = page.getByRole("columnheader").getByRole("link");
	await expect(titles).toHaveText([geologist ?? "", ecologist ?? ""]);
	await page.getByLabel(pair.left).selectOption("physicist");
	await expect(titles).toHaveText([physicist ?? "", ecologist ?? ""]);
	// A career that is shown already changes places.
	await page.getByLabel(pair.right).selectOption("physicist");
	await expect(titles).toHaveText([ecologist ?? "", physicist ?? ""]);
	await expect(page.getByRole("figure")).toContainText(physicist ?? "");
	for (const width of [320, 390]) {
		await page.setViewportSize({ width, height: 844 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
	}
	await expectAccessible(page);
});

test("compare: a sentence names the widest gap, and equal rows are last under a heading", async ({
	page,
}) => {
	const { common, compare, career } = messagesOf("en");
	await open(page, "/compare?careers=astrophysicist,astronomer");
	await expect(page.getByRole("figure")).toContainText(
		compare.lines.widest
			.replace("{{field}}", common.inText.space)
			.replace("{{most}}", careerIn("en", "astronomer").title)
			.replace("{{least}}", careerIn("en", "astrophysicist").title),
	);
	await page.getByRole("button", { name: compare.all, exact: true }).click();
	const names = await page.getByRole("rowheader").allTextContents();
	expect(names.slice(names.indexOf(compare.same))).toEqual([
		compare.same,
		compare.rows.field,
		career.facts.years,
		career.pay.title,
		compare.rows.outlook,
	]);
	expect(names).toContain(compare.rows.skills);
	await expectAccessible(page);
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

test("compare: years, pay and places to work are first, and what a figure means opens with its source", async ({
	page,
}) => {
	const { career, compare } = messagesOf("en");
	await open(page, "/compare?careers=marine-biologist,geologist");
	await expect(page.getByRole("rowheader").first()).toHaveText(career.facts.years);
	const names = await page.getByRole("rowheader").allTextContents();
	expect(names.slice(0, 3)).toEqual([career.facts.years, career.pay.title, career.facts.where]);
	const source = page
		.getByRole("cell")
		.getByRole("link", { name: /Bureau of Labor/ })
		.first();
	await expect(source).toBeHidden();
	await page.getByText(compare.figure).first().click();
	await expect(source).toBeVisible();
});

test("compare: an address that names too few careers says how to choose, and offers three pairs", async ({
	page,
}) => {
	const { compare } = messagesOf("en");
	await open(page, "/compare?careers=alchemist,geologist");
	await expect(page.getByText(compare.choose)).toBeVisible();
	const ready = page.getByRole("region", { name: compare.ready });
	await expect(ready.getByRole("link")).toHaveCount(3);
	await expectAccessible(page);
	await ready.getByRole("link").first().click();
	await expect(page.getByRole("columnheader")).toHaveCount(2);
});
