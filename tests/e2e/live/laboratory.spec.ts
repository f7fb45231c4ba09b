import { fillIn } from "../../../src/content/messages/mail.ts";
import { quest } from "../../../src/content/quest/quest.ts";
import { type InstrumentId, instrumentsOf } from "../../../src/domain/quest/instruments/instrument.ts";
import { isLongRun, journeyLanguages } from "../support/journey-languages.ts";
import { benchOf, openGame, optionAt, setToLastEvidence, tryOut } from "../support/laboratory.ts";
import {
	expect,
	expectAccessible,
	expectAccessibleInBothThemes,
	messagesOf,
	test,
} from "../support/page-test.ts";

// Every second game is played in French. The short run plays two.
for (const [number, game] of [...quest.games.entries()].filter(([index]) => isLongRun || index % 4 === 0))
	for (const locale of journeyLanguages(number % 2 === 0 ? "en" : "fr")) {
		const { quest: words } = messagesOf(locale);
		test(`laboratory (${locale}): ${game.id} is solved, and its table agrees with its drawing`, async ({
			page,
		}) => {
			// Axe checks up to three instruments twice each.
			test.slow();
			const dialog = await openGame(page, locale, game);
			for (const [index, { correctAnswer, options }] of game.questions.entries()) {
				const id = instrumentsOf[game.id][index] as InstrumentId;
				const bench = await benchOf(dialog, locale, id);
				await tryOut(bench, locale, id, (target) => target.click());
				await bench.getByRole("button", { name: words.bench.table }).click();
				// With the settings of the table's last row, the instrument gives that row's result.
				await setToLastEvidence(bench, locale, id);
				const evidence = bench.getByRole("table").getByRole("row").last().getByRole("cell").last();
				await expect(
					bench.getByRole("list", { name: words.bench.runs }).getByRole("listitem").last(),
				).toHaveText(await evidence.innerText());
				await expectAccessible(page);
				await optionAt(dialog, correctAnswer).check();
				await dialog.getByRole("button", { name: words.play.check }).click();
				const replay = dialog.getByRole("region", { name: words.replay.title });
				await expect(replay.getByText(words.replay.fits)).toBeVisible();
				await expect(replay).toContainText(options[correctAnswer]?.[locale] ?? "");
				// A replay uses the drawing of the bench: axe checks one per game.
				if (isLongRun || index === 0) await expectAccessible(page);
				await dialog
					.getByRole("button", {
						name: index === game.questions.length - 1 ? words.play.finish : words.play.next,
						exact: true,
					})
					.click();
			}
			const total = String(game.questions.length);
			await expect(dialog.getByText(fillIn(words.finished.solved, { total }))).toBeVisible();
			await expect(dialog.getByText(words.finished.forFinishing)).toBeVisible();
			// All games end on the same screen: axe checks one of them in the dark theme, too.
			await (isLongRun || number === 0 ? expectAccessibleInBothThemes(page) : expectAccessible(page));
		});
	}
