import { markedLocale } from "../../../../scripts/lib/marked-words.ts";
import { quest } from "../../../../src/content/quest/quest.ts";
import { optionAt } from "../../support/laboratory.ts";
import { expectMarked } from "../../support/marked-text.ts";
import { expect, messagesOf, open, pathIn, test } from "../../support/page-test.ts";

const { quest: words } = messagesOf(markedLocale);

// A guest plays every game with one wrong answer, so that each kind of explanation and end appears.
for (const game of quest.games)
	test(`quest: ${game.id} is marked from its first question to its end`, async ({ page }) => {
		await open(page, pathIn(markedLocale, "/career-quest"));
		await page.getByRole("button", { name: game.title[markedLocale] }).first().click();
		const dialog = page.getByRole("dialog");
		for (const [index, { correctAnswer }] of game.questions.entries()) {
			const option = index === 0 ? (correctAnswer + 1) % 4 : correctAnswer;
			await optionAt(dialog, option).check();
			await expectMarked(page);
			await dialog.getByRole("button", { name: words.play.check }).click();
			await expectMarked(page);
			const isLast = index === game.questions.length - 1;
			await dialog
				.getByRole("button", { name: isLast ? words.play.finish : words.play.next })
				.first()
				.click();
		}
		await expect(dialog.getByText(words.finished.careers, { exact: false }).first()).toBeVisible();
		await expectMarked(page);
	});
