import { journeyLanguages } from "../support/journey-languages.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import { printedPages } from "../support/printed-pages.ts";

for (const locale of journeyLanguages("fr")) {
	const { lesson } = messagesOf(locale);

	test(`lesson (${locale}): the plan begins with the material it needs, and prints on two sides`, async ({
		page,
	}) => {
		await open(page, pathIn(locale, "/lesson"));
		const plan = page.getByRole("article", { name: lesson.title });
		await expect(plan).toBeVisible();
		// It follows the title.
		const [, name, first] = (await plan.innerText()).split("\n").filter((line) => line.trim() !== "");
		expect([name, first]).toEqual([lesson.title, lesson.needs]);
		// It ends with the way to a class of one's own.
		await expect(page.getByRole("link", { name: lesson.makeClass, exact: true })).toHaveAttribute(
			"href",
			`${pathIn(locale, "/login")}?tab=signup&role=teacher`,
		);
		await expectAccessibleInBothThemes(page);
		expect(await printedPages(page)).toBe(2);
	});
}
