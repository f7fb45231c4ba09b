import { presentAfterSeconde } from "../../../src/content/careers/after-seconde.ts";
import { presentCountrySchools } from "../../../src/content/careers/country-schools/country-schools.ts";
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
		const { ways, answers } = presentAfterSeconde(locale);
		const [general] = ways;
		const stl = ways.find(({ id }) => id === "stl");
		if (!general || !stl) throw new Error("The general way and STL are there");
		await open(page, pathIn(locale, "/subjects"));
		await page.getByRole("link", { name: subjects.afterSeconde }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(seconde.title);
		await expect(page.getByRole("heading", { name: general.title })).toBeVisible();
		for (const { title } of answers) await expect(page.getByRole("heading", { name: title })).toBeVisible();
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

for (const locale of journeyLanguages("en"))
	test(`a school outside France: chosen once, then its page, and what is true for France is folded, in ${locale}`, async ({
		page,
	}) => {
		const { common, career, subjects } = messagesOf(locale);
		const { ireland } = presentCountrySchools(locale);
		const country = common.country.names.ireland;
		await open(page, pathIn(locale, "/subjects"));
		await page.getByRole("button", { name: subjects.elsewhere }).click();
		await page.getByRole("combobox", { name: common.country.label }).selectOption({ label: country });
		await page.getByRole("link", { name: common.country.guide.replace("{{country}}", country) }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(ireland.title);
		for (const { label, url } of ireland.portals)
			await expect(page.getByRole("link", { name: label })).toHaveAttribute("href", url);
		await expect(page.getByText(ireland.notFound)).toBeVisible();
		await expectAccessibleInBothThemes(page);

		await open(page, pathIn(locale, "/career/biochemist#school"));
		const map = page.getByText(career.studyMap.firstCourses);
		await expect(page.getByRole("combobox", { name: common.country.label })).toHaveValue("ireland");
		await expect(map).toBeHidden();
		await page.getByRole("region", { name: career.education.title }).getByText(common.country.folded).click();
		await expect(map).toBeVisible();
		await expect(page.getByText(career.facts.noPayForYou)).toBeVisible();
	});
