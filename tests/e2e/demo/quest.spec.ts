import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "../support/page-test.ts";
import { paintedColour, quietNotice, setClock, stopClock } from "../support/simulation.ts";

const domains = [
	{ title: "Biology", level: 2, percent: 65, icon: "sprout" },
	{ title: "Chemistry", level: 1, percent: 30, icon: "flask-conical" },
	{ title: "Physics", level: 1, percent: 45, icon: "orbit" },
	{ title: "Space", level: 0, percent: 10, icon: "rocket" },
	{ title: "Computer Science", level: 1, percent: 25, icon: "cpu" },
] as const;

const games = [
	{
		domain: "Biology",
		title: "What's Causing the Plant Outbreak?",
		xp: 50,
		unlocks: ["Ecologist", "Agricultural scientist", "Microbiologist"],
	},
	{
		domain: "Biology",
		title: "DNA Detective",
		xp: 75,
		unlocks: ["Geneticist", "Bioinformatician", "Food scientist"],
	},
	{
		domain: "Chemistry",
		title: "Mystery Substance Analysis",
		xp: 40,
		unlocks: ["Analytical chemist", "Biochemist"],
	},
	{
		domain: "Chemistry",
		title: "Green Chemistry Innovation",
		xp: 60,
		unlocks: ["Materials scientist", "Environmental scientist", "Pharmacologist"],
	},
	{
		domain: "Physics",
		title: "Roller Coaster Designer",
		xp: 55,
		unlocks: ["Physicist", "Materials scientist"],
	},
	{
		domain: "Space",
		title: "Mission to Mars",
		xp: 80,
		unlocks: ["Astronomer", "Geologist", "Machine learning engineer"],
	},
	{
		domain: "Computer Science",
		title: "AI Image Recognition",
		xp: 60,
		unlocks: ["Machine learning engineer", "Data scientist", "Wildlife biologist"],
	},
] as const;

const completed: readonly string[] = ["What's Causing the Plant Outbreak?", "Mystery Substance Analysis"];
const playable = games.filter(({ title }) => !completed.includes(title));

const domainCard = (page: Page, title: string): Locator =>
	page.getByRole("region", { name: title, exact: true });
const gameRow = (page: Page, title: string): Locator =>
	page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
const stats = (page: Page): Locator =>
	page.getByRole("region", { name: "Your figures" }).getByRole("definition");
const figures = ["145", "3 days", "2", "2", "4"];

/** Opens a game and gives its dialog, at the first question. */
const play = async (page: Page, title: string): Promise<Locator> => {
	await page.getByRole("button", { name: `Play: ${title}` }).click();
	const dialog = page.getByRole("dialog", { name: title });
	await expect(dialog.getByText("Question 1 of 2")).toBeVisible();
	return dialog;
};

/** Answers both questions with the first option, up to the last button. */
const answerToTheEnd = async (dialog: Locator): Promise<void> => {
	for (const forward of ["Next", "Finish"]) {
		await dialog.getByRole("radio").first().check();
		await dialog.getByRole("button", { name: "Check Answer" }).click();
		await dialog.getByRole("button", { name: forward }).click();
	}
	await expect(dialog.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
};

test("quest: stats panel with 145 XP, a streak of 3 days, 2 completed games, 2 badges and level 4", async ({
	page,
}) => {
	await open(page, "/career-quest");
	await expect(page.getByRole("region", { name: "Your figures" }).getByRole("term")).toHaveText([
		"XP",
		"Streak",
		"Completed games",
		"Badges",
		"Level",
	]);
	await expect(stats(page)).toHaveText(figures);
	await expect(page.getByRole("note").filter({ hasText: "Sample" })).toHaveText(
		"SampleThese figures are nobody’s. Every game can be played; here nothing is kept.",
	);
});

test("quest: five domain cards with icon, title, description, level, percent and progress bar", async ({
	page,
}) => {
	await open(page, "/career-quest");
	await expect(page.getByRole("progressbar")).toHaveCount(domains.length);
	for (const { title, level, percent, icon } of domains) {
		const card = domainCard(page, title);
		await expect(card.getByRole("heading", { level: 2, name: title, exact: true })).toBeVisible();
		await expect(card.locator(`svg.lucide-${icon}`)).toBeVisible();
		await expect(card.getByText(/^[A-Z].{40,}\.$/)).toBeVisible();
		await expect(card.getByText(`Level ${level}`, { exact: true })).toBeVisible();
		await expect(card.getByText(`${percent}% complete`, { exact: true })).toBeVisible();
		const bar = card.getByRole("progressbar", { name: `Progress in ${title}` });
		await expect(bar).toHaveAttribute("aria-valuenow", String(percent));
		await expect(bar).toHaveAttribute("aria-valuetext", `${percent}%`);
	}
});

test("quest: every domain has a colour of its own, there as soon as the page is", {
	tag: "@desktop",
}, async ({ page }) => {
	await page.goto("/career-quest", { waitUntil: "commit" });
	const colours = await Promise.all(
		domains.map(({ title, icon }) =>
			paintedColour(domainCard(page, title).locator(`svg.lucide-${icon}`), "color"),
		),
	);
	expect(new Set(colours.map(String)).size).toBe(domains.length);
});

test("quest: seven games, each in its domain with title, XP and the careers it unlocks", async ({ page }) => {
	await open(page, "/career-quest");
	for (const { domain, title, xp, unlocks } of games) {
		const row = domainCard(page, domain)
			.getByRole("listitem")
			.filter({ has: page.getByRole("heading", { name: title, exact: true }) });
		await expect(row.getByText(`${xp} XP`, { exact: true })).toBeVisible();
		await expect(row.getByRole("list", { name: "Careers unlocked" }).getByRole("listitem")).toHaveText([
			...unlocks,
		]);
	}
	await expect(page.getByRole("list", { name: "Games" }).getByRole("heading")).toHaveText(
		games.map(({ title }) => title),
	);
	await gameRow(page, "DNA Detective").getByRole("link", { name: "Geneticist" }).click();
	await expect(page).toHaveURL("/career/geneticist");
});

test("quest: a completed game shows a completed badge, every other one a Play button", async ({ page }) => {
	await open(page, "/career-quest");
	for (const { title } of games) {
		const row = gameRow(page, title);
		const isCompleted = completed.includes(title);
		await expect(row.getByText("Completed", { exact: true })).toHaveCount(isCompleted ? 1 : 0);
		await expect(row.getByRole("button", { name: `Play: ${title}` })).toHaveCount(isCompleted ? 0 : 1);
	}
});

test("quest: Play opens a dialog with one question at a time, 'Question X of N' and radio options", async ({
	page,
}) => {
	await open(page, "/career-quest");
	const dialog = await play(page, "Roller Coaster Designer");
	await expect(dialog.getByRole("group", { name: /highest second summit/ })).toBeVisible();
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
});

test("quest: checking locks the options, shows right in green and wrong in red, each in words too, and explains", async ({
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
	const verdict = dialog.getByRole("status");
	await expect(verdict).toContainText("Not this time. The correct answer is: 25 m");
	await expect(verdict).toContainText("After losing 10%, the train has the energy of 27 m left.");
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Next" }).click();
	await dialog.getByRole("radio", { name: "24 m, with a margin" }).check();
	await dialog.getByRole("button", { name: "Check Answer" }).click();
	await expect(verdict).toContainText("Correct.");
	await expect(dialog.getByText("Wrong answer")).toHaveCount(0);
	await expect(dialog.getByRole("button", { name: "Finish" })).toBeFocused();
});

test("quest: a game is played with the keyboard alone", { tag: "@desktop" }, async ({ page }) => {
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

test("quest: after the last question congratulations, unlocked careers, +XP, Continue and Explore Careers", async ({
	page,
}) => {
	await open(page, "/career-quest");
	const dialog = await play(page, "DNA Detective");
	await answerToTheEnd(dialog);
	await expect(
		dialog.getByText(/^You finished the investigation: \d right answers? out of 2\.$/),
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

test("quest: the toast of a completed game shows 75 XP for biology and 60 otherwise", {
	tag: "@desktop",
}, async ({ page }) => {
	await open(page, "/career-quest");
	for (const { domain, title, unlocks } of playable) {
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

test("quest: the toast of a completed game lasts 5000 ms", { tag: "@desktop" }, async ({ page }) => {
	await setClock(page, "2025-05-09T10:00:00+02:00");
	await open(page, "/career-quest");
	const dialog = await play(page, "Mission to Mars");
	await dialog.getByRole("radio").first().check();
	await dialog.getByRole("button", { name: "Check Answer" }).click();
	await dialog.getByRole("button", { name: "Next" }).click();
	await dialog.getByRole("radio").first().check();
	await dialog.getByRole("button", { name: "Check Answer" }).click();
	await stopClock(page);
	await dialog.getByRole("button", { name: "Finish" }).click();
	await page.mouse.move(0, 0);
	await expect(quietNotice(page)).toContainText("Game completedYou earned 60 XP.");
	await page.clock.runFor(4900);
	await expect(quietNotice(page)).toContainText("Game completed");
	await page.clock.runFor(200);
	await expect(quietNotice(page)).toHaveText("");
});

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

test("quest: completing a game neither marks it completed nor changes the stats", {
	tag: "@desktop",
}, async ({ page }) => {
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

test("quest: two badges earned on Apr 15, 2025, and four locked", async ({ page }) => {
	await open(page, "/career-quest");
	const badges = page.getByRole("region", { name: "Badges" }).getByRole("listitem");
	await expect(badges).toHaveText([
		"Eco Detective Earned Apr 15, 2025",
		"Lab Master Earned Apr 15, 2025",
		"Science Explorer Locked",
		"Future Engineer Locked",
		"Biology Detective Locked",
		"Chemistry Wizard Locked",
	]);
});

test("quest: View all stays on the page and says how every badge is earned", async ({ page }) => {
	await open(page, "/career-quest");
	const badges = page.getByRole("region", { name: "Badges" });
	const everyBadge = badges.getByRole("heading", { name: "Every badge, and how to earn it" });
	await expect(everyBadge).toBeHidden();
	await badges.getByRole("link", { name: "View all" }).click();
	await expect(page).toHaveURL("/career-quest#all-badges");
	await expect(everyBadge).toBeInViewport();
	await expect(badges.getByRole("definition")).toHaveCount(6);
	await expectAccessible(page);
});

test("quest: a call to action links to the quiz and to explore", async ({ page }) => {
	await open(page, "/career-quest");
	const call = page.getByRole("region", { name: "Which line is yours?" });
	await expect(call.getByRole("link", { name: "Explore careers" })).toHaveAttribute("href", "/explore");
	await call.getByRole("link", { name: "Take the quiz" }).click();
	await expect(page).toHaveURL("/quiz");
});

test("quest: five lamps lead to the domains and say how far each is", async ({ page }) => {
	await open(page, "/career-quest");
	const lamps = page.getByRole("navigation", { name: "Fields of the quest, lit by progress" });
	await expect(lamps.getByRole("link")).toHaveText(
		domains.map(({ title, percent }) => `${title} ${percent}%`),
	);
	await lamps.getByRole("link", { name: "Space 10%" }).click();
	await expect(domainCard(page, "Space")).toBeInViewport();
	await expect(page).toHaveURL("/career-quest#quest-space");
});

test("quest speaks French, dialog, toast and badges too, and keeps its links there", async ({ page }) => {
	await open(page, "/fr/career-quest");
	await expect(page.getByRole("region", { name: "Tes chiffres" }).getByRole("definition")).toHaveText([
		"145",
		"3 jours",
		"2",
		"2",
		"4",
	]);
	const card = page.getByRole("region", { name: "Biologie", exact: true });
	await expect(card.getByText("Niveau 2", { exact: true })).toBeVisible();
	await expect(card.getByText("65 % terminé", { exact: true })).toBeVisible();
	await expect(card.getByText("Terminé", { exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Jouer : Détective de l’ADN" }).click();
	const dialog = page.getByRole("dialog", { name: "Détective de l’ADN" });
	await expect(dialog.getByText("Question 1 sur 2")).toBeVisible();
	for (const forward of ["Suivant", "Terminer"]) {
		await dialog.getByRole("radio").first().check();
		await dialog.getByRole("button", { name: "Vérifier ma réponse" }).click();
		await expect(dialog.getByText("Mauvaise réponse", { exact: true })).toBeVisible();
		await dialog.getByRole("button", { name: forward }).click();
	}
	await expect(dialog.getByRole("heading", { name: "Bravo !" })).toBeFocused();
	await expect(quietNotice(page)).toContainText("Tu as gagné 75 XP.");
	await expect(dialog.getByRole("link", { name: "Explorer les métiers" })).toHaveAttribute(
		"href",
		"/fr/explore",
	);
	await dialog.getByRole("button", { name: "Continuer" }).click();
	await expect(page.getByRole("region", { name: "Badges" }).getByRole("listitem").first()).toHaveText(
		"Éco-détective Obtenu le 15 avr. 2025",
	);
});
