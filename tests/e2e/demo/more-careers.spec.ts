import { expect, test } from "../support/page-test.ts";

test("more careers: the list narrows to a length of study, kept in the address, and leads to a page with sources", async ({
	page,
}) => {
	await page.goto("/more-careers");
	const rows = page.getByRole("main").getByRole("listitem");
	const all = await rows.count();
	await page.getByRole("button", { name: /^3 or 4 years/ }).click();
	await expect(page).toHaveURL(/\?years=three$/);
	await expect.poll(() => rows.count()).toBeLessThan(all);
	await page.getByRole("link", { name: /^Nurse/ }).click();

	await expect(page.getByRole("heading", { level: 1, name: "Nurse" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "A real week" })).toBeVisible();
	await expect(page.getByRole("link", { name: /^L’Étudiant/ })).toHaveAttribute("href", /^https:/);
	await expect(page.getByText("The quiz proposes the 35 careers alone")).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("button", { name: /^3 or 4 years/ })).toHaveAttribute("aria-pressed", "true");
});

test("more careers: the search of Explore finds them beside the catalogue, and a career names those it works with", async ({
	page,
}) => {
	await page.goto("/fr/explore");
	await page.getByRole("searchbox").fill("piqûres");
	const more = page.getByRole("region", { name: "D’autres métiers" });
	await expect(more.getByRole("link", { name: /^Infirmière/ })).toBeVisible();
	await page.getByRole("searchbox").fill("zzzz");
	await expect(more).toHaveCount(0);

	await page.goto("/fr/career/epidemiologist#people");
	await page
		.getByRole("region", { name: "Leurs collègues" })
		.getByRole("link", { name: /^Infirmière/ })
		.click();
	await expect(page).toHaveURL(/\/fr\/more-careers\/nurse$/);
});
