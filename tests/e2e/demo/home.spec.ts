import { catalogueIn } from "../support/catalogue.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";

const fields = [
	["Biology", "biology"],
	["Chemistry", "chemistry"],
	["Physics", "physics"],
	["Earth Science", "earth-science"],
	["Space Science", "space-science"],
	["Computer Science", "computer-science"],
	["Mathematics", "mathematics"],
	["Engineering", "engineering"],
] as const;

// shows 2.14
test("home: the hero has tagline, title, description and buttons to the quiz and to explore", async ({
	page,
}) => {
	await open(page, "/");
	const hero = page.locator("main section").first();
	await expect(hero.getByText("Find your wavelength in science.")).toBeVisible();
	await expect(hero.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(hero.getByRole("link", { name: "Take the quiz" })).toHaveAttribute("href", "/quiz");
	await expect(hero.getByRole("link", { name: "Explore careers" })).toHaveAttribute("href", "/explore");
});

// shows 2.15
test("home: there are four feature cards, the quest's with a Play Now link", async ({ page }) => {
	await open(page, "/");
	for (const name of ["Career discovery", "Educational guidance", "Real scientists", "Career quest games"])
		await expect(page.getByRole("heading", { name })).toBeVisible();
	await page.getByRole("link", { name: "Play Now" }).click();
	await expect(page).toHaveURL("/career-quest");
});

// shows 2.16, 2.17
test("home: eight fields link to explore with their slug, and explore opens on that field", async ({
	page,
}) => {
	await open(page, "/");
	const grid = page.getByRole("region", { name: "Eight fields to start from" });
	await expect(grid.getByRole("link")).toHaveCount(fields.length);
	for (const [name, slug] of fields)
		await expect(grid.getByRole("link", { name })).toHaveAttribute("href", `/explore?category=${slug}`);
	await grid.getByRole("link", { name: "Earth Science" }).click();
	await expect(page.getByRole("button", { name: /^Earth Science, \d+ careers$/ })).toHaveAttribute(
		"aria-pressed",
		"true",
	);
});

// shows 2.18
test("home: the closing call to action leads to the quiz", async ({ page }) => {
	await open(page, "/");
	await page.getByRole("link", { name: "Start the quiz" }).click();
	await expect(page).toHaveURL("/quiz");
});

for (const locale of journeyLanguages("fr")) {
	test(`home: it is accessible and complete in ${locale}`, { tag: "@sizes" }, async ({ page }) => {
		await open(page, pathIn(locale, "/"));
		const messages = messagesOf(locale).home;
		await expect(page.locator("html")).toHaveAttribute("lang", locale);
		await expect(page.getByRole("heading", { level: 1, name: messages.hero.title })).toBeVisible();
		const neuroscientist = catalogueIn(locale).find(({ id }) => id === "neuroscientist");
		// The band names the field of the day, too.
		await expect(
			page.getByRole("figure").getByText(neuroscientist?.title ?? "", { exact: true }),
		).toBeVisible();
		await expectAccessible(page);
	});
}

test("home: Tab, arrow keys and the pointer select a line of the band, which names the field and its careers", async ({
	page,
}) => {
	await open(page, "/");
	const band = page.getByRole("navigation", { name: "Fields of science, as lines of light" });
	const space = band.getByRole("link", { name: "Space Science, 2 careers" });
	await space.focus();
	await expect(band.getByRole("link", { name: "Astronomer", exact: true })).toBeVisible();
	await page.keyboard.press("ArrowRight");
	await expect(band.getByRole("link", { name: "Physicist", exact: true })).toBeVisible();
	await expect(band.getByRole("link", { name: "Astronomer", exact: true })).toHaveCount(0);
	await band.getByRole("link", { name: /^Health Science, / }).hover();
	await expect(band.getByRole("link", { name: "Pathologist", exact: true })).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL("/explore?category=physics");
});

test("home: prices and invented researchers are stated before any click", async ({ page }) => {
	await open(page, "/");
	await expect(page.getByText("with Premium, €20 a consultation", { exact: false })).toBeVisible();
	await expect(
		page.getByText("the researchers may be invented: if so, it says so beside their names", { exact: false }),
	).toBeVisible();
});
