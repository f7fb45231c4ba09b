import type { Locator, Page } from "@playwright/test";
import { locales } from "../../../src/domain/shared/locale.ts";
import { catalogueIn } from "../support/catalogue.ts";
import { openEarly } from "../support/early-page.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";

const categories = [
	["Biology", "biology"],
	["Chemistry", "chemistry"],
	["Physics", "physics"],
	["Earth Science", "earth"],
	["Space Science", "space"],
	["Computer Science", "computer"],
	["Mathematics", "math"],
	["Engineering", "engineering"],
	["Food Science", "food"],
	["Environmental Science", "environmental"],
	["Health Science", "health"],
	["Materials Science", "materials"],
	["Agricultural Science", "agriculture"],
] as const;

const cards = (page: Page): Locator => page.getByRole("article");
const titles = (page: Page): Promise<string[]> => cards(page).getByRole("heading").allInnerTexts();
const search = (page: Page): Locator => page.getByRole("searchbox");
const category = (page: Page, name: string): Locator => page.getByRole("button", { name, exact: true });
/** Careers with a word in title, description, subject or skill. */
const matching = (word: string) =>
	catalogueIn("en").filter(({ title, description, subjects, skills }) =>
		[title, description, ...subjects.map(({ label }) => label), ...skills].some((text) =>
			text.toLowerCase().includes(word.toLowerCase()),
		),
	);
const found = (page: Page, sentence: string) =>
	expect(page.getByText(sentence, { exact: true })).toBeVisible();

// shows 1.3, 2.34, 3.4
test("explore: title, description, search box, all categories and a button for each of the thirteen", {
	tag: "@sizes",
}, async ({ page }) => {
	await open(page, "/explore");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore science careers");
	await expect(page.getByText("Thirty-five careers, laid out along the spectrum.")).toBeVisible();
	await expect(search(page)).toBeVisible();
	const group = page.getByRole("group", { name: "Category" });
	await expect(group.getByRole("button")).toHaveText(["All categories", ...categories.map(([name]) => name)]);
	await expect(category(page, "All categories")).toHaveAttribute("aria-pressed", "true");
	await expect(cards(page)).toHaveCount(35);
	await found(page, "35 careers");
	await expectAccessible(page);
});

// shows 2.26, 2.27, 2.36, 9.10, 9.11
test("explore: a card has its colour, title, 120 characters, three subjects and the rest counted, and leads on", async ({
	page,
}) => {
	await open(page, "/explore");
	const [first] = catalogueIn("en");
	if (!first) throw new Error("The catalogue is empty");
	const colours = new Set<string>();
	for (const career of catalogueIn("en")) {
		const card = cards(page).filter({
			has: page.getByRole("link", { name: `Learn more: ${career.title}`, exact: true }),
		});
		const words = await card.getByRole("paragraph").nth(1).innerText();
		expect(words.length, career.title).toBe(
			career.description.length > 120 ? 120 + "...".length : career.description.length,
		);
		expect(words.endsWith("...")).toBe(career.description.length > 120);
		const badges = career.subjects.slice(0, 3).map(({ label }) => label);
		const more = career.subjects.length - 3;
		await expect(card.getByRole("listitem")).toHaveText(more > 0 ? [...badges, `+${more} more`] : badges);
		colours.add(await card.evaluate((element) => getComputedStyle(element).borderLeftColor));
	}
	expect(colours.size).toBe(13);
	await page.getByRole("link", { name: `Learn more: ${first.title}` }).click();
	await expect(page).toHaveURL(`/career/${first.id}`);
	await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
});

// shows 1.3, 5.7
test("explore: search finds in title, description, subject and skill, whatever the case and accents", async ({
	page,
}) => {
	await open(page, "/explore");
	const expected = (word: string) => matching(word).map(({ title }) => title);
	const skill = catalogueIn("en").find(({ id }) => id === "marine-biologist")?.skills[0] ?? "";
	for (const word of ["geneticist", "plankton", "OCEANOGRAPHY", skill, "  GeNe  "]) {
		await search(page).fill(word);
		await expect.poll(() => titles(page), word).toEqual(expected(word.trim()));
	}
	await search(page).fill("Océanography");
	await expect.poll(() => titles(page)).toEqual(expected("oceanography"));
	await found(page, `${expected("oceanography").length} careers`);
});

// shows 4.8
test("explore: search and category combine, live in the address, and Back undoes", { tag: "@sizes" }, async ({
	page,
}) => {
	await open(page, "/explore");
	await category(page, "Biology").click();
	await expect(page).toHaveURL("/explore?category=biology");
	const biologists = await titles(page);
	expect(biologists.length).toBeGreaterThan(6);
	await search(page).fill("data");
	await expect(page).toHaveURL("/explore?category=biology&q=data");
	const ofData = matching("data").map(({ title }) => title);
	const both = biologists.filter((title) => ofData.includes(title));
	expect(both.length).toBeGreaterThan(1);
	await expect.poll(() => titles(page)).toEqual(both);
	await category(page, "All categories").click();
	await expect(page).toHaveURL("/explore?q=data");
	await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(both.length);
	await page.goBack();
	await expect(category(page, "Biology")).toHaveAttribute("aria-pressed", "true");
	await expect.poll(() => titles(page)).toEqual(both);
	await page.reload();
	await expect(search(page)).toHaveValue("data");
	await expect.poll(() => titles(page)).toEqual(both);
	await page
		.getByRole("link", { name: /^Learn more/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/career\//);
	await page.goBack();
	await expect(search(page)).toHaveValue("data");
	await expect.poll(() => titles(page)).toEqual(both);
});

test("explore: nothing is said to be missing while the catalogue is still on its way", async ({ page }) => {
	await open(page, "/explore");
	let arrive = () => {};
	const held = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	const asked = page.waitForRequest(/assets.*\.js/);
	await page.route("**/assets/*.js", async (route) => {
		await held;
		await route.continue();
	});
	const skill = catalogueIn("en").find(({ id }) => id === "marine-biologist")?.skills[0] ?? "";
	await search(page).fill(skill);
	await asked;
	await expect(cards(page)).toHaveCount(35);
	arrive();
	await expect.poll(() => titles(page)).toEqual(matching(skill).map(({ title }) => title));
});

// shows 2.35
test("explore: the category can be preselected by every key and every slug of the home page", async ({
	page,
}) => {
	const group = page.getByRole("group", { name: "Category" });
	for (const [name, key] of [
		...categories,
		["Earth Science", "earth-science"],
		["Space Science", "space-science"],
		["Computer Science", "computer-science"],
		["Mathematics", "mathematics"],
	] as const) {
		await page.goto(`/explore?category=${key}`);
		await expect(category(page, name), key).toHaveAttribute("aria-pressed", "true");
		await expect(group.getByRole("button", { pressed: true })).toHaveCount(1);
		await expect(cards(page).first(), key).toBeVisible();
	}
});

// shows 2.35
test("explore: an unknown category shows all careers", async ({ page }) => {
	for (const key of ["nonsense", "BIOLOGY", "__proto__", "%F0%9F%94%AC", ""]) {
		await open(page, `/explore?category=${key}`);
		await expect(category(page, "All categories")).toHaveAttribute("aria-pressed", "true");
		await expect(cards(page)).toHaveCount(35);
	}
});

test("explore: careers of the category come first, those that name it second follow", async ({ page }) => {
	await open(page, "/explore?category=materials");
	const catalogue = catalogueIn("en");
	const primary = catalogue.filter((career) => career.category === "materials");
	const second = catalogue.filter(
		(career) => career.category !== "materials" && career.secondaryCategories.includes("materials"),
	);
	expect(second.length).toBeGreaterThan(0);
	await expect.poll(() => titles(page)).toEqual([...primary, ...second].map(({ title }) => title));
});

// shows 3.6
test("explore: education is accepted, has no career, and can be reset", async ({ page }) => {
	await open(page, "/explore?category=education");
	await expect(page.getByRole("heading", { name: "No careers found" })).toBeVisible();
	await expect(page.getByText("Try another word, or look in all categories.")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Reset filters" }).click();
	await expect(page).toHaveURL("/explore");
	await expect(cards(page)).toHaveCount(35);
});

// shows 2.37, 8.11
test("explore: with no match a message, a hint, and a reset that clears search and category", async ({
	page,
}) => {
	await open(page, "/explore?category=space");
	await search(page).fill("zzzz");
	await expect(page.getByRole("heading", { name: "No careers found" })).toBeVisible();
	await expect(page.getByText("Try another word, or look in all categories.")).toBeVisible();
	await found(page, "0 careers");
	await page.getByRole("button", { name: "Reset filters" }).click();
	await expect(search(page)).toHaveValue("");
	await expect(category(page, "All categories")).toHaveAttribute("aria-pressed", "true");
	await expect(cards(page)).toHaveCount(35);
	await expect(page).toHaveURL("/explore");
});

// shows 2.38
test("explore: the block at the foot invites to the quiz", async ({ page }) => {
	await open(page, "/explore");
	const block = page.getByRole("region", { name: "Not sure where to look?" });
	await block.getByRole("link", { name: "Take the quiz" }).click();
	await expect(page).toHaveURL("/quiz");
});

test("explore: text typed and a category chosen before the page answers are kept", async ({ page }) => {
	const answer = await openEarly(page, "/explore");
	await search(page).fill("volcano");
	await answer();
	await expect(search(page)).toHaveValue("volcano");
	await expect.poll(async () => (await titles(page)).length).toBeLessThan(35);
	const answerAgain = await openEarly(page, "/explore");
	await category(page, "Chemistry").click();
	await answerAgain();
	await expect(category(page, "Chemistry")).toHaveAttribute("aria-pressed", "true");
	await expect.poll(async () => (await titles(page)).length).toBeLessThan(35);
});

for (const locale of locales) {
	test(`explore speaks ${locale}: search over the words shown, no match, reset`, async ({ page }) => {
		const words = messagesOf(locale);
		await open(page, pathIn(locale, "/explore"));
		await expect(page.getByRole("heading", { level: 1, name: words.explore.title })).toBeVisible();
		const [first] = catalogueIn(locale);
		await search(page).fill(first?.title.toUpperCase() ?? "");
		await expect(cards(page).getByRole("heading", { name: first?.title ?? "" })).toBeVisible();
		await page.getByRole("button", { name: words.common.categories.agriculture }).click();
		await expect(page.getByRole("heading", { name: words.explore.noMatch.title })).toBeVisible();
		await expect(page.getByText(words.explore.noMatch.hint)).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: words.explore.noMatch.reset }).click();
		await expect(cards(page)).toHaveCount(35);
	});
}

test("explore: French search forgives accents and case", async ({ page }) => {
	await open(page, "/fr/explore");
	await search(page).fill("GENETIQUE");
	const folded = await titles(page);
	expect(folded.length).toBeGreaterThan(0);
	await search(page).fill("génétique");
	await expect.poll(() => titles(page)).toEqual(folded);
});
