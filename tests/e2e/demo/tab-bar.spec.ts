import { journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";

for (const locale of journeyLanguages("fr")) {
	test(`tab bar (${locale}): five tabs at the foot of a phone lead to five screens`, {
		tag: "@phone",
	}, async ({ page }) => {
		const { tabs } = messagesOf(locale).common;
		await page.setViewportSize({ width: 320, height: 640 });
		await open(page, pathIn(locale, "/about"));
		const bar = page.getByRole("navigation", { name: tabs.label });
		await expect(bar.locator("[aria-current]")).toHaveCount(0);
		await expect(bar.getByRole("link")).toHaveText([
			tabs.home,
			tabs.explore,
			tabs.quiz,
			tabs.quest,
			tabs.you,
		]);
		const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
		expect(Math.round(y + height)).toBe(640);
		await expectAccessibleInBothThemes(page);
		for (const [name, path] of [
			[tabs.home, "/"],
			[tabs.explore, "/explore"],
			[tabs.quest, "/career-quest"],
			[tabs.you, "/dashboard"],
			[tabs.quiz, "/quiz"],
		] as const) {
			await bar.getByRole("link", { name, exact: true }).click();
			await expect(page).toHaveURL(pathIn(locale, path));
			await expect(bar.locator("[aria-current=page]")).toHaveText(name);
		}
	});
}

test("tab bar: it ends the page where the screen has a bar of its own, and is hidden on wider screens", {
	tag: "@phone",
}, async ({ page }) => {
	await open(page, "/quiz");
	const bar = page.locator(".tab-bar");
	await expect(bar).toHaveCSS("position", "static");
	await open(page, "/explore");
	await expect(bar).toHaveCSS("position", "fixed");
	await page.setViewportSize({ width: 390, height: 400 });
	await expect(bar).toHaveCSS("position", "static");
	await page.setViewportSize({ width: 768, height: 900 });
	await expect(bar).toBeHidden();
});

test("tab bar: focused content is never covered by it", { tag: "@phone" }, async ({ page }) => {
	await open(page, "/about");
	const foot = (await page.locator(".tab-bar").boundingBox())?.y ?? 0;
	const links = page.getByRole("contentinfo").getByRole("link");
	for (const link of await links.all()) {
		await link.focus();
		const { y = 0, height = 0 } = (await link.boundingBox()) ?? {};
		expect(y + height).toBeLessThanOrEqual(foot);
	}
});

test("menu: a class code typed there leads to the page that joins a class", { tag: "@phone" }, async ({
	page,
}) => {
	await open(page, "/about");
	await page.getByRole("button", { name: "Open menu" }).click();
	const menu = page.locator("#menu");
	for (const [name, path] of [
		["Places to study", "/places"],
		["Compare careers", "/compare"],
		["Lesson plan", "/lesson"],
	] as const)
		await expect(menu.getByRole("link", { name })).toHaveAttribute("href", path);
	await menu.getByLabel("Class code").fill("ABCD");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/join/);
	await expect(menu).toBeHidden();
});
