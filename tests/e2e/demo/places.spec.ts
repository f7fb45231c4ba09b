import { careerIn } from "../support/catalogue.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";

test("places: the map and its list are filtered by career and by region, which the address keeps", async ({
	page,
}) => {
	await open(page, "/places");
	await expect(page.getByRole("img", { name: /^Map of France: \d+ places/ })).toBeVisible();
	const lyon = page.getByRole("heading", { level: 3, name: /^INSA Lyon, / });
	await expect(lyon).toBeHidden();
	await page.locator("summary", { hasText: "Auvergne-Rhône-Alpes" }).press("Enter");
	await expect(lyon).toBeVisible();
	await page.getByLabel("Career").selectOption({ label: "Software developer" });
	await expect(page).toHaveURL("/places?career=software-developer");
	const { institutions } = careerIn("en", "software-developer");
	await expect(page.getByText(`${institutions.length} examples`, { exact: true })).toBeVisible();
	await page.getByLabel("Département or region").fill("972");
	await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Martinique"]);
	await expect(page.getByRole("heading", { level: 3 })).toHaveText(["IUT de la Martinique"]);
	await expect(page.getByRole("heading", { level: 3 })).toBeVisible();
	await expectAccessible(page);
	await page.goBack();
	await expect(page.getByRole("button", { name: "Martinique ×" })).toHaveCount(0);
	const brittany = page.getByRole("button", { name: /^Bretagne: \d+ places?$/ });
	await brittany.click();
	await expect(brittany).toHaveAttribute("aria-pressed", "true");
	await expect(page).toHaveURL("/places?career=software-developer&region=Bretagne");
	await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Bretagne"]);
	await brittany.click();
	await expect(page).toHaveURL("/places?career=software-developer");
});

for (const locale of journeyLanguages("fr"))
	test(`places: the page is in the language ${locale}`, async ({ page }) => {
		await open(page, pathIn(locale, "/places"));
		await expect(
			page.getByRole("heading", { level: 1, name: messagesOf(locale).places.title }),
		).toBeVisible();
	});
