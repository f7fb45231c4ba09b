import type { APIRequestContext } from "@playwright/test";
import { termAt } from "../../../src/domain/classes/terms.ts";
import { toInstant } from "../../../src/domain/shared/instant.ts";
import { letCount } from "../support/counted-class.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { expectReadFromTheLastRow } from "../support/last-row.ts";
import {
	expect,
	expectAccessibleInBothThemes,
	messagesOf,
	open,
	pathIn,
	test,
} from "../support/page-test.ts";
import { enrol, fromOwnPage, newPerson } from "../support/people.ts";

const lastYear = termAt(toInstant(new Date())).year - 1;
const autumn = {
	year: lastYear,
	term: "autumn",
	pupils: 24,
	lines: { biology: 11, space: 8, chemistry: 4, math: 3 },
} as const;
const spring = {
	year: lastYear,
	term: "spring",
	pupils: 10,
	lines: { chemistry: 7, biology: 3, health: 5 },
} as const;

const makeClass = async (request: APIRequestContext, locale: string): Promise<string> => {
	const data = { name: "Seconde 4", level: "", locale };
	return (await (await request.post("/api/classes", { headers: fromOwnPage, data })).json()).id;
};

for (const locale of journeyLanguages("en")) {
	const { classes, common } = messagesOf(locale);
	const { year, actions } = classes;
	const said = year.change
		.replace("{{from}}", common.inText.biology)
		.replace("{{fromTerm}}", year.inText.autumn)
		.replace("{{to}}", common.inText.chemistry)
		.replace("{{toTerm}}", year.inText.spring);
	const years = year.years.replace("{{from}}", `${lastYear - 1}`).replace("{{to}}", `${lastYear}`);
	const ghost = year.ghost.replace("{{year}}", years).replace("{{count}}", "34");

	test(`our year (${locale}): the terms of a class flow into each other, and a duplicate begins with them as a ghost`, async ({
		page,
		context,
	}) => {
		await page.setViewportSize({ width: 1920, height: 1080 });
		await enrol(context.request, newPerson("Claire"), { locale, role: "teacher" });
		const id = await makeClass(context.request, locale);
		await letCount(id, [autumn, spring], 300);
		await open(page, pathIn(locale, `/class#${id}`));

		// The picture, and the same in words and numbers.
		const picture = page.getByRole("img", { name: year.picture.replace("{{change}}", said) });
		await expect(picture).toBeVisible();
		await expect(page.getByText(said, { exact: true })).toBeVisible();
		await page.getByText(year.numbers, { exact: true }).click();
		const row = page.getByRole("row", { name: common.categories.biology });
		await expect(row.getByRole("cell")).toHaveText(["11", "3"]);
		await expectAccessibleInBothThemes(page);
		await page.setViewportSize({ width: 320, height: 640 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
		await page.setViewportSize({ width: 1920, height: 1080 });

		// On the wall, by the keyboard.
		await page.getByRole("button", { name: classes.page.project }).click();
		const wall = page.getByRole("dialog", { name: classes.light.label });
		await expect(wall.getByRole("button", { name: year.title })).toBeVisible();
		await page.keyboard.press("y");
		await expect(wall.getByText(said, { exact: true })).toBeVisible();
		await expectReadFromTheLastRow(wall);
		await expectAccessibleInBothThemes(page);
		await page.keyboard.press("y");
		await expect(wall.getByText(said, { exact: true })).toBeHidden();
		await page.keyboard.press("Escape");

		// The class of the next year begins with this light, because its teacher says so.
		await page.getByRole("button", { name: actions.copy }).click();
		const dialog = page.getByRole("dialog", { name: actions.copyTitle.replace("{{name}}", "Seconde 4") });
		await dialog.getByRole("checkbox").check();
		await expectAccessibleInBothThemes(page);
		await dialog.getByRole("button", { name: actions.copySubmit, exact: true }).click();
		await expect(page.getByText(year.onWall.replace("{{ghost}}", ghost))).toBeVisible();
		await page.getByRole("button", { name: classes.page.project }).click();
		await expect(wall.getByRole("button", { name: classes.light.showLight })).toBeVisible();
		await page.keyboard.press("c");
		await expect(wall.getByText(ghost)).toBeVisible();
		await expectReadFromTheLastRow(wall);
		await page.keyboard.press("Escape");

		// With colour of its own the ghost stays behind it, and the class talks about both.
		const next = new URL(page.url()).hash.slice(1);
		const own = { physics: 9, computer: 8, biology: 6, math: 5, engineering: 4, food: 3, health: 3 };
		const guesses = { guesses: 20, heights: { biology: 40, physics: 20, space: 10 }, isRevealed: true };
		await letCount(next, [{ ...autumn, year: lastYear + 1, lines: own }], 0, guesses);
		await page.reload();
		await page.getByRole("button", { name: classes.page.project }).click();
		await expect(wall.getByText(ghost)).toBeVisible();
		const before = year.before
			.replace("{{year}}", years)
			.replace("{{before}}", common.inText.biology)
			.replace("{{brightest}}", common.inText.physics);
		// The first question is about the guess.
		await expectReadFromTheLastRow(wall);
		await wall.getByRole("button", { name: classes.light.next }).click();
		await expect(wall.getByText(before)).toBeVisible();
		await expectReadFromTheLastRow(wall);
		await expectAccessibleInBothThemes(page);
		await page.keyboard.press("Escape");

		// The teacher takes the choice back.
		await page.getByRole("button", { name: actions.edit }).click();
		const earlier = page.getByRole("dialog").getByLabel(classes.create.earlier);
		await expect(earlier).toHaveValue(id);
		await earlier.selectOption("");
		await page.getByRole("button", { name: actions.editSubmit }).click();
		await expect(page.getByText(actions.edited, { exact: true })).toBeVisible();
		await page.getByRole("button", { name: classes.page.project }).click();
		await expect(wall.getByText(ghost)).toBeHidden();
	});
}
