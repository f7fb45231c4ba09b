import type { Locator, Page } from "@playwright/test";
import { expect } from "./page-test.ts";

/** The five domains as the demonstration shows them. */
export const domains = [
	{ title: "Biology", level: 2, percent: 65, icon: "sprout" },
	{ title: "Chemistry", level: 1, percent: 30, icon: "flask-conical" },
	{ title: "Physics", level: 1, percent: 45, icon: "orbit" },
	{ title: "Space", level: 0, percent: 10, icon: "rocket" },
	{ title: "Computer Science", level: 1, percent: 25, icon: "cpu" },
] as const;

/** The seven games in their order. */
export const games = [
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

/** The games that the demonstration shows as completed. */
export const completed: readonly string[] = [
	"What's Causing the Plant Outbreak?",
	"Mystery Substance Analysis",
];
/** The games that can be played. */
export const playable = games.filter(({ title }) => !completed.includes(title));

/** The section of a domain. */
export const domainCard = (page: Page, title: string): Locator =>
	page.getByRole("region", { name: title, exact: true });
/** The line of a game. */
export const gameRow = (page: Page, title: string): Locator =>
	page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title, exact: true }) });
/** The figures of the stats panel. */
export const stats = (page: Page): Locator =>
	page.getByRole("region", { name: "Your progress" }).getByRole("definition");
/** These figures in the demonstration. */
export const figures = ["145", "3 days", "2", "2", "4"];

/** Opens a game and returns its dialog at the first question. */
export const play = async (page: Page, title: string): Promise<Locator> => {
	await page.getByRole("button", { name: `Play: ${title}` }).click();
	const dialog = page.getByRole("dialog", { name: title });
	await expect(dialog.getByText("Question 1 of 2")).toBeVisible();
	return dialog;
};

/** The options of an unchecked question on the screen. */
export const openOptions = (dialog: Locator): Locator => dialog.locator("input[type=radio]:enabled");

/** Answers both questions with the first option, up to the last button. */
export const answerToTheEnd = async (dialog: Locator): Promise<void> => {
	for (const forward of ["Next", "Finish"]) {
		await openOptions(dialog).first().check();
		await dialog.getByRole("button", { name: "Check Answer" }).click();
		await dialog.getByRole("button", { name: forward }).click();
	}
	await expect(dialog.getByRole("heading", { name: "Congratulations!" })).toBeVisible();
};
