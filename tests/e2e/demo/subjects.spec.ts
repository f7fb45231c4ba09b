import type { Page } from "@playwright/test";
import { journeyLanguages } from "../support/journey-languages.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";

test("subjects: two subjects light the prism and list study families with their admission shares and careers", {
	tag: "@sizes",
}, async ({ page }) => {
	await open(page, "/subjects");
	// Before a choice, the most frequent pair lights the prism as an example; the build draws it.
	await expect(
		page.getByText("An example: Maths and Physics-chemistry.").filter({ visible: true }),
	).toBeVisible();
	await expect(
		page.getByRole("button", { name: /^Physics degree: of 100 students admitted, 80 / }),
	).toBeVisible();
	// The test uses the keyboard only.
	await page.getByLabel("Maths", { exact: true }).focus();
	await page.keyboard.press("Space");
	await expect(page.getByText("Maths and one more").filter({ visible: true })).toBeVisible();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect(page).toHaveURL("/subjects?with=maths%2Cphysics-chemistry");
	const families = page.getByRole("button", { name: /had this pair/ });
	await expect(families.first()).toHaveAccessibleName(
		"Science preparatory classes (CPGE): of 100 students admitted, 81 had this pair (21,720 admitted in all)",
	);
	await page.getByRole("button", { name: /^Physics degree: of 100 students admitted, 80 / }).click();
	const region = page.getByRole("region", { name: "Physics degree" });
	await expect(region.getByRole("link", { name: "Astrophysicist" })).toBeVisible();
	await expect(page.getByText("who got in, not who may apply", { exact: false })).toBeVisible();
	await expectAccessible(page);
});

test("subjects: strands begin at the chosen subjects, and the careers of a course are in the first view of a laptop", {
	tag: "@desktop",
}, async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(page, "/subjects?with=maths,svt");
	const drawing = page.locator("svg[data-beams]").filter({ visible: true });
	const top = (await drawing.boundingBox())?.y ?? 0;
	for (const [index, name] of ["Maths", "Biology-geology (SVT)"].entries()) {
		const chip = await page.locator("label").filter({ hasText: name }).first().boundingBox();
		const start = await drawing.locator("path").nth(index).getAttribute("d");
		const y = Number(/^M-\d+ (\d+)C/.exec(start ?? "")?.[1]);
		expect(Math.abs(top + y - ((chip?.y ?? 0) + (chip?.height ?? 0) / 2))).toBeLessThanOrEqual(1);
	}
	const careers = page.getByRole("region", { name: "Earth science degree" }).getByRole("link");
	await expect(careers.first()).toBeInViewport();
	await expect(
		page.getByText(/A thin one does not mean a small chance\.$/).filter({ visible: true }),
	).toBeInViewport();
});

test("subjects: a heading of two lines covers no family, and each beam ends at its family", {
	tag: "@desktop",
}, async ({ page }) => {
	// The narrowest page on which the beams are drawn: its heading takes the most lines.
	await page.setViewportSize({ width: 1024, height: 800 });
	await open(page, "/fr/subjects?with=maths,svt");
	const { columns } = messagesOf("fr").subjects;
	const heading = await page.getByText(columns.admitted).filter({ visible: true }).boundingBox();
	const family = page.getByRole("button", { name: /avaient ce duo/ }).first();
	const row = await family.boundingBox();
	expect((heading?.y ?? 0) + (heading?.height ?? 0)).toBeLessThanOrEqual(row?.y ?? 0);
	const drawing = await page.locator("svg[data-beams]").filter({ visible: true }).boundingBox();
	expect(Math.abs((drawing?.y ?? 0) - (row?.y ?? 0))).toBeLessThanOrEqual(1);
});

/** Drops a chosen subject: by its chip on a phone, by a question beside the chips elsewhere. */
const dropPhysicsChemistry = async (page: Page) => {
	const question = page.getByRole("button", { name: "What if I drop Physics-chemistry?" });
	const chip = page.getByText("Physics-chemistry", { exact: true });
	const isPhone = (page.viewportSize()?.width ?? 0) < 640;
	await (isPhone ? chip : question).click();
};

test("subjects: a dropped subject asks for another, keeps the rest, and can be restored", async ({
	page,
}) => {
	await open(page, "/subjects?with=maths,physics-chemistry");
	await dropPhysicsChemistry(page);
	await page.getByText("Biology-geology (SVT)", { exact: true }).click();
	await expect(
		page.getByRole("button", { name: /^Life sciences degree: of 100 students admitted, 27 / }),
	).toBeVisible();
	await expect(page.getByText("(48 before)")).toBeVisible();
	await page.getByRole("button", { name: /^See the whole list/ }).click();
	await page.getByRole("button", { name: "Put Physics-chemistry back" }).click();
	await expect(
		page.getByRole("button", { name: /^Life sciences degree: of 100 students admitted, 48 / }),
	).toBeVisible();
});

test("subjects: on a phone the prism is in view with the chips, and a chip that is taken off can be put back", {
	tag: "@phone",
}, async ({ page }) => {
	await open(page, "/subjects");
	for (const subject of ["Maths", "Biology-geology (SVT)"])
		await page.getByText(subject, { exact: true }).click();
	await expect(page.getByText("27", { exact: true }).first()).toBeInViewport();
	await expect(page.getByText("Maths", { exact: true })).toBeInViewport();
	await page.getByText("Biology-geology (SVT)", { exact: true }).click();
	await page.getByRole("button", { name: "Put Biology-geology (SVT) back" }).click();
	await expect(page.getByLabel("Biology-geology (SVT)", { exact: true })).toBeChecked();
});

test("subjects: a dropped subject shows which others lead on, and one of them takes its place", async ({
	page,
}) => {
	await open(page, "/subjects?with=maths,physics-chemistry");
	await dropPhysicsChemistry(page);
	const instead = page.getByRole("button", { name: /instead: \d+ groups? of courses$/ });
	await expect(instead).toHaveCount(3);
	await instead.first().click();
	await expect(instead).toHaveCount(0);
	await expect(page).toHaveURL(/with=maths%2C(?!physics)/);
});

test("subjects: every spécialité can be chosen, those beside the sciences from a folded list", async ({
	page,
}) => {
	await open(page, "/subjects");
	await page.getByText("Other spécialités").first().click();
	await page.getByText("Ancient languages (LLCA)", { exact: true }).click();
	await page.getByText("Maths", { exact: true }).click();
	await expect(page.getByText(/none of the five most frequent pairs/)).toBeVisible();
	await expectAccessible(page);
});

test("subjects: outside France, subjects lead directly to fields and careers", async ({ page }) => {
	await open(page, "/subjects");
	await page.getByRole("button", { name: "Elsewhere" }).click();
	await page.getByText("Geography", { exact: true }).click();
	await expect(page.getByRole("link", { name: "Environmental scientist" })).toBeVisible();
	await expectAccessible(page);
});

for (const locale of journeyLanguages("fr"))
	test(`subjects: the page is in the language ${locale}`, async ({ page }) => {
		const words = messagesOf(locale).subjects;
		await open(page, pathIn(locale, "/subjects"));
		await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
		await expect(page.getByText(words.unlit.split("{{")[0] ?? "").filter({ visible: true })).toBeVisible();
	});
