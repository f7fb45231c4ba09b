import { markedLocale } from "../../../../scripts/lib/marked-words.ts";
import { textPage } from "../../../../src/content/pages/pages.ts";
import { expectMarked, readMarkedText, researcherTexts } from "../../support/marked-text.ts";
import { expect, open, pathIn, test } from "../../support/page-test.ts";
import { openScreens } from "../../support/screens.ts";

/** Storage keys, which need no marks. */
const storageNames = textPage("privacy", markedLocale)
	.sections.flatMap(({ blocks }) => blocks)
	.flatMap((block) => (block.kind === "definitions" ? block.items.map(({ term }) => term) : []));

test("a hard-coded word and a concatenated sentence are found, in a text and in an accessible name", async ({
	page,
}) => {
	await open(page, pathIn(markedLocale, "/about"));
	await expectMarked(page);
	await page.getByRole("main").evaluate((main) => {
		main.insertAdjacentHTML(
			"beforeend",
			"<p>⟦Une phrase entière.⟧ ⟦Une autre.⟧</p><p>⟦Domaine :⟧ <b>⟦Chimie⟧</b></p>" +
				"<p>⟦Vu⟧ hier</p><p>⟦Tu as⟧ <b>⟦trois métiers⟧</b></p>" +
				'<p aria-label="Close">⟦Fermer⟧</p><p title="⟦Dans⟧ ⟦la classe⟧">⟦Ici⟧</p>',
		);
	});
	expect(await readMarkedText(page)).toEqual({
		unmarked: ["p: hier", "aria-label: Close"],
		joined: ["p: Tu as | trois métiers", "title: Dans | la classe"],
	});
});

for (const path of openScreens)
	test(`every sentence of ${path} is one complete message or content`, async ({ page }) => {
		await open(page, pathIn(markedLocale, path));
		await expectMarked(page, [...storageNames, ...researcherTexts]);
	});
