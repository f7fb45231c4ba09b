import frenchForAdults from "../../../src/content/messages/fr-adults.json" with { type: "json" };
import { journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import { enrol, newPerson } from "../support/people.ts";

for (const locale of journeyLanguages("fr")) {
	const { classes, home } = messagesOf(locale);
	const cards = { en: home.features, fr: frenchForAdults.home.features }[locale];
	const rehearsal = classes.rehearsal.open.replace("{{pupils}}", "28");

	test(`home (${locale}): a signed-in adult is addressed as one, and a teacher plays the wall`, async ({
		browser,
	}) => {
		for (const role of ["teacher", "parent", "institution"] as const) {
			const context = await browser.newContext({ viewport: { width: 320, height: 700 } });
			const page = await context.newPage();
			await enrol(context.request, newPerson(), { locale, role });
			await open(page, pathIn(locale, "/"));
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.adults[role].title);
			await expect(page.getByRole("heading", { name: cards.title })).toBeVisible();
			await expect(page.getByText(cards.guidance.description)).toBeVisible();
			await expect(page.getByRole("button", { name: rehearsal })).toHaveCount(role === "teacher" ? 1 : 0);
			await expectAccessibleInBothThemes(page);
			const width = await page.evaluate(() => document.documentElement.scrollWidth);
			expect(width).toBeLessThanOrEqual(320);
			await page.getByRole("link", { name: home.adults[role].open, exact: true }).click();
			await expect(page).toHaveURL(pathIn(locale, "/dashboard"));
			await context.close();
		}
	});
}
