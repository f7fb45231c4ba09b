import { presentAfterSeconde } from "../../../src/content/careers/after-seconde.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";

for (const locale of journeyLanguages("fr"))
	test(`after seconde: a touched way shows where it leads, with its sources, in ${locale}`, async ({
		page,
	}) => {
		const { seconde, subjects } = messagesOf(locale);
		const { ways, maths } = presentAfterSeconde(locale);
		const [general] = ways;
		const stl = ways.find(({ id }) => id === "stl");
		if (!general || !stl) throw new Error("The general way and STL are there");
		await open(page, pathIn(locale, "/subjects"));
		await page.getByRole("link", { name: subjects.afterSeconde }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(seconde.title);
		await expect(page.getByRole("heading", { name: general.title })).toBeVisible();
		for (const { title } of maths) await expect(page.getByRole("heading", { name: title })).toBeVisible();
		await expectAccessibleInBothThemes(page);

		const way = page.getByRole("group", { name: seconde.ways }).getByRole("button", { name: stl.name });
		await way.focus();
		await page.keyboard.press("Enter");
		await expect(way).toHaveAttribute("aria-pressed", "true");
		await expect(page.getByRole("heading", { name: general.title })).toBeHidden();
		const chosen = page.getByRole("region", { name: stl.title });
		for (const { note } of stl.waysOn) await expect(chosen.getByText(note)).toBeVisible();
		await chosen.getByText(/2026/).click();
		for (const { label, url } of stl.sources)
			await expect(chosen.getByRole("link", { name: label })).toHaveAttribute("href", url);
	});
