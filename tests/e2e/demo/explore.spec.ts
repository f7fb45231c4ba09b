import type { Locator, Page } from "@playwright/test";
import { careerIds } from "../../../src/domain/careers/career-id.ts";
import { truncate } from "../../../src/domain/careers/truncate.ts";
import { catalogueIn } from "../support/catalogue.ts";
import { openEarly } from "../support/early-page.ts";
import { isLongRun, journeyLanguages } from "../support/journey-languages.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import { answersFor, putFinishedQuiz } from "../support/quiz-answers.ts";

/** The thirteen fields in spectral order, by the name of their button. */
const categories = [
	["Space Science", "space"],
	["Physics", "physics"],
	["Mathematics", "math"],
	["Computer Science", "computer"],
	["Engineering", "engineering"],
	["Materials Science", "materials"],
	["Environmental Science", "environmental"],
	["Biology", "biology"],
	["Agricultural Science", "agriculture"],
	["Food Science", "food"],
	["Earth Science", "earth"],
	["Chemistry", "chemistry"],
	["Health Science", "health"],
] as const;

const cards = (page: Page): Locator => page.getByRole("article");
const titles = (page: Page): Promise<string[]> => cards(page).getByRole("heading").allInnerTexts();
const search = (page: Page): Locator => page.getByRole("searchbox");
const group = (page: Page): Locator => page.getByRole("group", { name: "Field" });
/** The button of a field, or of all of them, with any count behind its name. */
const category = (page: Page, name: string): Locator =>
	page.getByRole("button", { name: new RegExp(`^${name}, \\d+ careers?$`) });
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
test("explore: the page has a title, a description, a search box, a button for all categories and one for each of the thirteen", {
	tag: "@sizes",
}, async ({ page }) => {
	await open(page, "/explore");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Explore science careers");
	await expect(page.getByText(`${careerIds.length} careers, each with its colour.`)).toBeVisible();
	await expect(search(page)).toBeVisible();
	const buttons = group(page).getByRole("button");
	await expect(buttons).toHaveCount(1 + categories.length);
	for (const [index, [name]] of categories.entries())
		await expect(buttons.nth(index + 1)).toHaveAccessibleName(new RegExp(`^${name}, \\d+ careers?$`));
	await expect(category(page, "All categories")).toHaveAttribute("aria-pressed", "true");
	await expect(cards(page)).toHaveCount(careerIds.length);
	await found(page, `${careerIds.length} careers`);
	await expectAccessible(page);
});

// shows 2.26, 2.27, 2.36, 9.10, 9.11
test("explore: a card shows its colour, title, 120 characters, three subjects and the number of others, and links to the career", {
	tag: "@desktop",
}, async ({ page }) => {
	await open(page, "/explore");
	const [first] = catalogueIn("en");
	if (!first) throw new Error("The catalogue is empty");
	const colours = new Set<string>();
	for (const career of catalogueIn("en")) {
		const card = cards(page).filter({
			has: page.getByRole("link", { name: `Learn more: ${career.title}`, exact: true }),
		});
		await expect(card.getByRole("paragraph").nth(1)).toHaveText(career.gist);
		const words = await card.getByRole("paragraph").nth(2).innerText();
		expect(words, career.title).toBe(truncate(career.description, 120));
		expect(words.length).toBeLessThanOrEqual(120 + "…".length);
		expect(words.endsWith("…")).toBe(career.description.length > 120);
		const badges = career.subjects.slice(0, 3).map(({ label }) => label);
		const more = career.subjects.length - 3;
		await expect(card.getByRole("listitem")).toHaveText(more > 0 ? [...badges, `+${more} more`] : badges);
		const field = card.getByRole("paragraph").first();
		colours.add(await field.evaluate((element) => getComputedStyle(element).borderLeftColor));
	}
	expect(colours.size).toBe(13);
	await page.getByRole("link", { name: `Learn more: ${first.title}` }).click();
	await expect(page).toHaveURL(`/career/${first.id}`);
	await expect(page.getByRole("heading", { level: 1, name: first.title })).toBeVisible();
});

// shows 1.3, 5.7
test("explore: the search matches title, description, subject and skill, ignoring case and accents", async ({
	page,
}) => {
	await open(page, "/explore");
	const expected = (word: string) => matching(word).map(({ title }) => title);
	const skill = catalogueIn("en").find(({ id }) => id === "marine-biologist")?.skills[0] ?? "";
	for (const word of ["geneticist", "plankton", "OCEANOGRAPHY", skill, "  GeNe  "]) {
		await search(page).fill(word);
		// It also matches synonyms, fields and the real week.
		await expect.poll(() => titles(page), word).toEqual(expect.arrayContaining(expected(word.trim())));
	}
	await search(page).fill("Océanography");
	await expect.poll(() => titles(page)).toEqual(expect.arrayContaining(expected("oceanography")));
	await expect.poll(async () => (await titles(page)).length).toBeLessThan(10);
	await found(page, `${(await titles(page)).length} careers`);
});

// shows 4.8
test("explore: search and category combine, are kept in the address, and Back undoes them", async ({
	page,
}) => {
	await open(page, "/explore");
	await category(page, "Biology").click();
	await expect(page).toHaveURL("/explore?category=biology");
	await expect.poll(async () => (await titles(page)).length).toBeLessThan(matching("").length);
	const biologists = await titles(page);
	expect(biologists.length).toBeGreaterThan(6);
	await search(page).fill("data");
	await expect(page).toHaveURL("/explore?category=biology&q=data");
	const ofData = matching("data").map(({ title }) => title);
	const both = biologists.filter((title) => ofData.includes(title));
	expect(both.length).toBeGreaterThan(1);
	await expect.poll(() => titles(page)).toEqual(expect.arrayContaining(both));
	await expect.poll(async () => (await titles(page)).length).toBeLessThan(biologists.length);
	const shown = await titles(page);
	expect(biologists).toEqual(expect.arrayContaining(shown));
	await category(page, "All categories").click();
	await expect(page).toHaveURL("/explore?q=data");
	await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(shown.length);
	await page.goBack();
	await expect(category(page, "Biology")).toHaveAttribute("aria-pressed", "true");
	await expect.poll(() => titles(page)).toEqual(shown);
	await page.reload();
	await expect(search(page)).toHaveValue("data");
	await expect.poll(() => titles(page)).toEqual(shown);
	await page
		.getByRole("link", { name: /^Learn more/ })
		.first()
		.click();
	await expect(page).toHaveURL(/\/career\//);
	await page.goBack();
	await expect(search(page)).toHaveValue("data");
	await expect.poll(() => titles(page)).toEqual(shown);
});

test("explore: no empty state appears while the catalogue is loading", async ({ page }) => {
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
	await expect(cards(page)).toHaveCount(careerIds.length);
	arrive();
	await expect.poll(() => titles(page)).toEqual(matching(skill).map(({ title }) => title));
});

// shows 2.35
test("explore: the category can be preselected by every key and every slug of the home page", async ({
	page,
}) => {
	const all = [
		...categories,
		["Earth Science", "earth-science"],
		["Space Science", "space-science"],
		["Computer Science", "computer-science"],
		["Mathematics", "mathematics"],
	] as const;
	// domain/careers/search/browse.test.ts tests all of them; this test uses one of each kind.
	const few = all.filter(([, key]) => isLongRun || ["engineering", "earth-science"].includes(key));
	expect(few.length).toBeGreaterThan(1);
	for (const [name, key] of few) {
		await page.goto(`/explore?category=${key}`);
		await expect(category(page, name), key).toHaveAttribute("aria-pressed", "true");
		await expect(group(page).getByRole("button", { pressed: true })).toHaveCount(1);
		await expect(cards(page).first(), key).toBeVisible();
	}
});

// shows 2.35
test("explore: an unknown category shows all careers", async ({ page }) => {
	// domain/careers/search/browse.test.ts tests the others.
	for (const key of ["__proto__", ...(isLongRun ? ["nonsense", "BIOLOGY", "%F0%9F%94%AC", ""] : [])]) {
		await open(page, `/explore?category=${key}`);
		await expect(category(page, "All categories")).toHaveAttribute("aria-pressed", "true");
		await expect(cards(page)).toHaveCount(careerIds.length);
	}
});

test("explore: careers with the primary category precede those with it as a secondary one", async ({
	page,
}) => {
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
	await expect(page.getByText("Try another word, or look in all fields.")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Reset filters" }).click();
	await expect(page).toHaveURL("/explore");
	await expect(cards(page)).toHaveCount(careerIds.length);
});

// shows 2.37, 2.38, 8.11
test("explore: a search without a match shows a message, a hint and a reset button; the last block invites to the quiz", async ({
	page,
}) => {
	await open(page, "/explore?category=space");
	await search(page).fill("zzzz");
	await expect(page.getByRole("heading", { name: "No careers found" })).toBeVisible();
	await expect(page.getByText("Try another word, or look in all fields.")).toBeVisible();
	await found(page, "0 careers");
	// It ends in careers and fields, even where no word is alike.
	await expect(page.getByRole("heading", { name: messagesOf("en").explore.noMatch.begin })).toBeVisible();
	await expect(page.getByRole("main").locator('a[href^="/career/"]')).toHaveCount(3);
	await page.getByRole("button", { name: "Reset filters" }).click();
	await expect(search(page)).toHaveValue("");
	await expect(category(page, "All categories")).toHaveAttribute("aria-pressed", "true");
	await expect(cards(page)).toHaveCount(careerIds.length);
	await expect(page).toHaveURL("/explore");
	const block = page.getByRole("region", { name: "Not sure where to start?" });
	await block.getByRole("link", { name: "Take the quiz" }).click();
	await expect(page).toHaveURL("/quiz");
});

test("explore: a visitor with results sees the nearest careers first, and the last block opens the results", async ({
	page,
}) => {
	const { explore } = messagesOf("en");
	await putFinishedQuiz(page, answersFor("health"));
	await open(page, "/explore");
	const order = page.getByRole("combobox", { name: explore.order.label });
	await expect(order).toHaveValue("light");
	const nearest = await titles(page);
	await order.selectOption("spectrum");
	await expect(page).toHaveURL("/explore?order=spectrum");
	await expect.poll(() => titles(page)).not.toEqual(nearest);
	await order.selectOption("light");
	await expect(page).toHaveURL("/explore");
	await expect.poll(() => titles(page)).toEqual(nearest);
	await page
		.getByRole("region", { name: explore.own.title })
		.getByRole("link", { name: explore.own.action })
		.click();
	await expect(page).toHaveURL("/results");
});

test("explore: text typed before hydration is kept", async ({ page }) => {
	const answer = await openEarly(page, "/explore");
	await search(page).fill("volcano");
	await answer();
	await expect(search(page)).toHaveValue("volcano");
	await expect.poll(async () => (await titles(page)).length).toBeLessThan(careerIds.length);
});

for (const locale of journeyLanguages("fr")) {
	test(`explore: search, empty state and reset use the words of ${locale} @long`, async ({ page }) => {
		const words = messagesOf(locale);
		await open(page, pathIn(locale, "/explore"));
		await expect(page.getByRole("heading", { level: 1, name: words.explore.title })).toBeVisible();
		const [first] = catalogueIn(locale);
		await search(page).fill(first?.title.toUpperCase() ?? "");
		await expect(cards(page).getByRole("heading", { name: first?.title ?? "" })).toBeVisible();
		await page.getByRole("button", { name: new RegExp(`^${words.common.categories.agriculture}, `) }).click();
		await expect(page.getByRole("heading", { name: words.explore.noMatch.title })).toBeVisible();
		await expect(page.getByText(words.explore.noMatch.hint)).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: words.explore.noMatch.reset }).click();
		await expect(cards(page)).toHaveCount(careerIds.length);
	});
}

test("explore: the French search ignores accents and case @long", async ({ page }) => {
	await open(page, "/fr/explore");
	await search(page).fill("GENETIQUE");
	await expect.poll(async () => (await titles(page)).length).toBeLessThan(careerIds.length);
	const folded = await titles(page);
	expect(folded.length).toBeGreaterThan(0);
	await search(page).fill("génétique");
	await expect.poll(() => titles(page)).toEqual(folded);
});

test("explore: up to three letters match the beginning of a word, typing errors are accepted, and results say why they match", async ({
	page,
}) => {
	await open(page, "/explore");
	await search(page).fill("vet");
	await expect.poll(() => titles(page)).toContain("Wildlife biologist");
	await expect(cards(page).filter({ hasText: "Wildlife biologist" })).toContainText("Found through “vet”");
	await search(page).fill("dinosors");
	await expect.poll(() => titles(page)).toEqual(["Palaeontologist"]);
	await search(page).fill("biologizzz");
	await expect(page.getByRole("heading", { name: "Nearest to “biologizzz”" })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Biology", exact: true }).click();
	await expect(page).toHaveURL("/explore?category=biology");
});

test("explore: arrow keys move between the fields, and the address keeps the order", async ({ page }) => {
	await open(page, "/explore");
	await category(page, "All categories").focus();
	await page.keyboard.press("ArrowRight");
	await expect(category(page, "Space Science")).toBeFocused();
	await page.keyboard.press("End");
	await expect(category(page, "Health Science")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/explore?category=health");
	await page.getByLabel("Sort").selectOption({ label: messagesOf("en").explore.order.years });
	await expect(page).toHaveURL("/explore?category=health&order=years");
	const years = (title: string) =>
		catalogueIn("en").find((career) => career.title === title)?.years.from ?? 0;
	// The address changes before the cards do.
	await expect(async () => {
		const shown = (await titles(page)).map(years);
		expect(shown).toEqual(shown.toSorted((a, b) => a - b));
	}).toPass();
});
