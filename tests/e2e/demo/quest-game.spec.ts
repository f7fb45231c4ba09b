import { isLongRun } from "../support/journey-languages.ts";
import { expect, expectAccessible, open, test } from "../support/page-test.ts";
import {
	answerToTheEnd,
	completed,
	figures,
	openOptions,
	play,
	playable,
	stats,
} from "../support/quest-board.ts";
import { paintedColour, quietNotice, setClock, stopClock } from "../support/simulation.ts";

// shows 2.59
test("quest: Play opens a dialog with one question at a time, 'Question X of N' and radio options", {
	tag: "@sizes",
}, async ({ page }) => {
	await open(page, "/career-quest");
	const dialog = await play(page, "Roller Coaster Designer");
	await expect(dialog.getByRole("group", { name: /Which of these heights is the greatest/ })).toBeVisible();
	await expect(dialog.getByRole("radio")).toHaveCount(4);
	for (const name of ["20 m", "25 m", "30 m", "33 m"])
		await expect(dialog.getByRole("radio", { name })).not.toBeChecked();
	await expect(dialog.getByRole("heading", { level: 3 })).toBeFocused();
	await expectAccessible(page);
	await dialog.getByRole("radio", { name: "25 m" }).check();
	await dialog.getByRole("button", { name: "Check Answer" }).click();
	await dialog.getByRole("button", { name: "Next" }).click();
	await expect(dialog.getByText("Question 2 of 2")).toBeVisible();
	await expect(dialog.getByText("Question 1 of 2")).toHaveCount(0);
	await expect(dialog.getByRole("group")).toHaveCount(1);
	await expect(dialog.getByRole("heading", { level: 3 })).toBeFocused();
});

// shows 2.59, 4.24, 5.12
test("quest: Check Answer is disabled until an option is chosen; the choice can be changed until it is checked", async ({
	page,
}) => {
	await open(page, "/career-quest");
	const dialog = await play(page, "Roller Coaster Designer");
	const check = dialog.getByRole("button", { name: "Check Answer" });
	await expect(check).toBeDisabled();
	for (const name of ["20 m", "30 m", "25 m"]) {
		await dialog.getByRole("radio", { name }).check();
		await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(1);
		await expect(dialog.getByRole("radio", { name })).toBeChecked();
	}
	await expect(check).toBeEnabled();
	await expect(dialog.getByText("Correct", { exact: false })).toHaveCount(0);
	// Before the check a choice is drawn in ink: neither green nor red.
	const [red = 0, green = 0, blue = 0] = await paintedColour(
		dialog.locator("label").filter({ hasText: "25 m" }),
		"border-top-color",
	);
	expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(40);
});

// shows 2.59, 4.24
test("quest: checking locks the options, shows right in green and wrong in red, also in words, and explains", async ({
	page,
}) => {
	await open(page, "/career-quest");
	const dialog = await play(page, "Roller Coaster Designer");
	await dialog.getByRole("radio", { name: "30 m" }).check();
	await dialog.getByRole("button", { name: "Check Answer" }).click();
	await expect(dialog.getByRole("radio").and(page.locator(":enabled"))).toHaveCount(0);
	await expect(dialog.getByRole("radio", { name: "30 m" })).toBeChecked();
	const optionWith = (text: string) => dialog.locator("label").filter({ hasText: text });
	await expect(optionWith("25 m")).toHaveText("Correct answer25 m");
	await expect(optionWith("30 m")).toHaveText("Wrong answer30 m");
	await expect(optionWith("20 m")).toHaveText("20 m");
	await expect
		.poll(async () => {
			const [red = 0, green = 0, blue = 0] = await paintedColour(optionWith("25 m"), "border-top-color");
			return green > red && green > blue;
		})
		.toBe(true);
	await expect
		.poll(async () => {
			const [red = 0, green = 0, blue = 0] = await paintedColour(optionWith("30 m"), "border-top-color");
			return red > 1.5 * green && red > 1.5 * blue;
		})
		.toBe(true);
	// The dialog’s region for notices is a polite live region too, and is the last one.
	const verdict = dialog.getByRole("status").first();
	await expect(verdict).toContainText("Good try. The correct answer is “25 m”.");
	await expect(verdict).toContainText("After losing 10%, the train has energy left for 27 m.");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Next" }).click();
	await dialog.getByRole("radio", { name: "24 m, with a margin" }).check();
	await dialog.getByRole("button", { name: "Check Answer" }).click();
	await expect(verdict).toContainText("Correct.");
	await expect(dialog.getByText("Wrong answer")).toHaveCount(0);
	await expect(dialog.getByRole("button", { name: "Finish" })).toBeFocused();
});

test("quest: both worlds of a wrong answer, its verdict and the head of the reason are in one view of a phone", {
	tag: "@phone",
}, async ({ page }) => {
	await open(page, "/career-quest");
	const dialog = await play(page, "Roller Coaster Designer");
	await dialog.getByRole("radio", { name: "30 m" }).check();
	await dialog.getByRole("button", { name: "Check Answer" }).click();
	const why = dialog.getByText("Why?", { exact: true });
	await expect(why).toBeInViewport();
	const worlds = dialog.getByRole("figure");
	await expect(worlds).toHaveCount(2);
	for (const world of await worlds.all()) await expect(world).toBeInViewport({ ratio: 1 });
	const reason = dialog.getByText("After losing 10%", { exact: false });
	await expect(reason).toBeVisible();
	await why.click();
	await expect(reason).toBeHidden();
	await expectAccessible(page);
});

// live/laboratory-ways.spec.ts plays a game with its instruments by keyboard.
test("quest: a game is played with the keyboard alone", async ({ page }) => {
	test.skip(!isLongRun);
	await open(page, "/career-quest");
	const opener = page.getByRole("button", { name: "Play: Roller Coaster Designer" });
	await opener.focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Roller Coaster Designer" });
	for (const forward of ["Next", "Finish"]) {
		await expect(dialog.getByRole("heading", { level: 3 })).toBeFocused();
		await page.keyboard.press("Tab");
		await page.keyboard.press("ArrowDown");
		await expect(dialog.getByRole("radio").nth(1)).toBeChecked();
		await page.keyboard.press("Enter");
		await expect(dialog.getByRole("button", { name: forward })).toBeFocused();
		await page.keyboard.press("Enter");
	}
	await expect(dialog.getByRole("heading", { name: "Congratulations!" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(opener).toBeFocused();
});

// shows 2.60, 4.24
test("quest: after the last question the dialog shows congratulations, unlocked careers, +XP, Continue and Explore Careers", async ({
	page,
}) => {
	await open(page, "/career-quest");
	const dialog = await play(page, "DNA Detective");
	await answerToTheEnd(dialog);
	await expect(
		dialog.getByText(
			/^Case solved: 2 of 2\.$|^1 of 2: the other one is worth|^0 of 2: every question is worth/,
		),
	).toBeVisible();
	await expect(dialog.getByText("+75 XP", { exact: true })).toBeVisible();
	await expect(dialog.getByRole("list", { name: "Careers unlocked" }).getByRole("link")).toHaveText([
		"Geneticist",
		"Bioinformatician",
		"Food scientist",
	]);
	await expect(dialog.getByRole("link", { name: "Explore Careers" })).toHaveAttribute("href", "/explore");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Continue" }).click();
	await expect(dialog).toHaveCount(0);
	const again = await play(page, "DNA Detective");
	await answerToTheEnd(again);
	await again.getByRole("link", { name: "Explore Careers" }).click();
	await expect(page).toHaveURL("/explore");
	await expect(page.getByRole("dialog")).toHaveCount(0);
});

// shows 8.16, 9.13
test("quest: the toast of a completed game shows 75 XP for biology and 60 otherwise", async ({ page }) => {
	await open(page, "/career-quest");
	// domain/quest/progress.test.ts tests the XP of each domain; this test plays one of biology and one other.
	const [first, other] = [true, false].map((isBiology) =>
		playable.find(({ domain }) => (domain === "Biology") === isBiology),
	);
	const few = [first, other].flatMap((game) => (game === undefined ? [] : [game]));
	expect(few).toHaveLength(2);
	for (const { domain, title, unlocks } of isLongRun ? playable : few) {
		const xp = domain === "Biology" ? 75 : 60;
		const dialog = await play(page, title);
		await answerToTheEnd(dialog);
		await expect(quietNotice(page)).toContainText(`Game completedYou earned ${xp} XP.`);
		await expect(dialog.getByText(`+${xp} XP`, { exact: true })).toBeVisible();
		await expect(dialog.getByRole("list", { name: "Careers unlocked" }).getByRole("link")).toHaveText([
			...unlocks,
		]);
		await dialog.getByRole("button", { name: "Continue" }).click();
		for (const close of await quietNotice(page).getByRole("button", { name: "Close" }).all())
			await close.click();
		await expect(quietNotice(page)).toHaveText("");
	}
});

// shows 8.16, 9.15
test("quest: the toast of a completed game lasts 5000 ms @long", async ({ page }) => {
	await setClock(page, "2025-05-09T10:00:00+02:00");
	await open(page, "/career-quest");
	const dialog = await play(page, "Mission to Mars");
	await openOptions(dialog).first().check();
	await dialog.getByRole("button", { name: "Check Answer" }).click();
	await dialog.getByRole("button", { name: "Next" }).click();
	await openOptions(dialog).first().check();
	await dialog.getByRole("button", { name: "Check Answer" }).click();
	await stopClock(page);
	await dialog.getByRole("button", { name: "Finish" }).click();
	await page.mouse.move(0, 0);
	// The button answers with a frame of its own first.
	await page.clock.runFor(100);
	await expect(quietNotice(page)).toContainText("Game completedYou earned 60 XP.");
	await page.clock.runFor(4800);
	await expect(quietNotice(page)).toContainText("Game completed");
	await page.clock.runFor(200);
	await expect(quietNotice(page)).toHaveText("");
});

// shows 4.25
test("quest: closing the dialog resets the game", async ({ page }) => {
	await open(page, "/career-quest");
	for (const close of ["button", "Escape"]) {
		const dialog = await play(page, "Mission to Mars");
		await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
		await dialog.getByRole("radio").nth(2).check();
		await dialog.getByRole("button", { name: "Check Answer" }).click();
		await dialog.getByRole("button", { name: "Next" }).click();
		await expect(dialog.getByText("Question 2 of 2")).toBeVisible();
		if (close === "button") await dialog.getByRole("button", { name: "Close" }).click();
		else await page.keyboard.press(close);
		await expect(dialog).toHaveCount(0);
	}
	const dialog = await play(page, "Mission to Mars");
	await expect(dialog.getByRole("radio", { checked: true })).toHaveCount(0);
	await expect(dialog.getByRole("button", { name: "Check Answer" })).toBeDisabled();
});

// shows 4.26
test("quest: completing a game neither marks it completed nor changes the stats", async ({ page }) => {
	await open(page, "/career-quest");
	const dialog = await play(page, "AI Image Recognition");
	await answerToTheEnd(dialog);
	await dialog.getByRole("button", { name: "Continue" }).click();
	for (const when of ["at once", "after a reload"]) {
		await expect(stats(page), when).toHaveText(figures);
		await expect(page.getByText("Completed", { exact: true }), when).toHaveCount(completed.length);
		await expect(page.getByRole("button", { name: "Play: AI Image Recognition" })).toBeVisible();
		await expect(page.getByRole("progressbar", { name: "Progress in Computer Science" })).toHaveAttribute(
			"aria-valuenow",
			"25",
		);
		await open(page, "/career-quest");
	}
});
