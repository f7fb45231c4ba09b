import type { Page } from "@playwright/test";
import type { CareerId } from "../../../src/domain/careers/career-id.ts";
import { encodeResultCode } from "../../../src/domain/quiz/result-code.ts";
import { encodeShareCode } from "../../../src/domain/quiz/share-code.ts";
import { readSession } from "../support/browser-storage.ts";
import { careerIn } from "../support/catalogue.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import {
	answersAt,
	firstVersionAnswers,
	putFinishedQuiz,
	quizIn,
	resultsOf,
	topCareerTitles,
} from "../support/quiz-answers.ts";
import { errorNotice, quietNotice } from "../support/simulation.ts";

const code = encodeResultCode(quizIn("en"), answersAt());
/** The former form of links, which remains readable. */
const olderCode = encodeShareCode(quizIn("en"), answersAt());
const titlesOf = (answers: ReturnType<typeof answersAt>): string[] =>
	resultsOf(answers).topCareers.map((id) => careerIn("en", id as CareerId).title);
/** Opens the dialog to share the results. */
const openSharing = async (page: Page, locale: "en" | "fr" = "en") => {
	const words = messagesOf(locale).results;
	await page.getByRole("button", { name: words.actions.share }).click();
	return page.getByRole("dialog", { name: words.share.title });
};

/** Leaves the page, because a changed fragment alone does not reload it. */
const leave = (page: Page) => page.goto("about:blank");

/** A browser with a clipboard that the test can read. */
const letCopy = async (page: Page): Promise<void> => {
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "clipboard", {
			value: {
				writeText: async (text: string) => document.documentElement.setAttribute("data-copied", text),
			},
		});
	});
};

// shows 1.6, 2.29
test("share: Share Results copies a link that shows the same results in another browser", async ({
	page,
	browser,
	baseURL,
}) => {
	await letCopy(page);
	await putFinishedQuiz(page, answersAt());
	await open(page, "/results");
	const dialog = await openSharing(page);
	await dialog.getByRole("button", { name: "Copy the link" }).click();
	await expect(quietNotice(page).getByText("Link copied")).toBeVisible();
	const link = (await page.locator("html").getAttribute("data-copied")) ?? "";
	expect(link).toBe(`${baseURL}/results#${code}`);
	await dialog.getByRole("button", { name: messagesOf("en").results.share.copyDuet }).click();
	await expect(page.locator("html")).toHaveAttribute("data-copied", `${baseURL}/results/duet#${code}`);
	const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
	const other = await elsewhere.newPage();
	await open(other, link);
	await expect(other.getByText("These are somebody else’s results")).toBeVisible();
	await expect(other.getByText(messagesOf("en").results.shared.noteWithoutOwn)).toBeVisible();
	await expect(topCareerTitles(other)).toHaveText(titlesOf(answersAt()));
	expect(await readSession(other, "quizResults")).toBeNull();
	await elsewhere.close();
});

test("share: a shared link never overwrites own results, and links back to them", async ({ page }) => {
	await putFinishedQuiz(page, answersAt(2));
	await open(page, `/results#${code}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^This spectrum is/);
	await expect(topCareerTitles(page)).toHaveText(titlesOf(answersAt()));
	expect(await readSession(page, "quizResults")).toEqual(resultsOf(answersAt(2)));
	await expectAccessible(page);
	await page.keyboard.press("Tab");
	await page.getByRole("link", { name: "Skip to content" }).press("Enter");
	await expect(page.getByText("These are somebody else’s results")).toBeVisible();
	await page.getByRole("link", { name: "See my results" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Your spectrum is/);
	await expect(topCareerTitles(page)).toHaveText(titlesOf(answersAt(2)));
});

test("share: the device's share dialog is used where it exists, and closing it is no failure @long", async ({
	page,
	baseURL,
}) => {
	await page.addInitScript(() => {
		navigator.canShare = () => true;
		navigator.share = async (data) => {
			document.documentElement.setAttribute("data-shared", data?.url ?? "");
			document.documentElement.setAttribute("data-picture", data?.files?.[0]?.type ?? "");
			throw new DOMException("Closed", "AbortError");
		};
	});
	await putFinishedQuiz(page, answersAt());
	await open(page, "/results");
	const dialog = await openSharing(page);
	await dialog.getByRole("button", { name: "Send" }).click();
	await expect(page.locator("html")).toHaveAttribute("data-shared", `${baseURL}/results#${code}`);
	await expect(page.locator("html")).toHaveAttribute("data-picture", "image/png");
	await expect(page.locator("[data-tone]")).toHaveCount(0);
	await expect(dialog).toBeVisible();
});

test("share: without a clipboard the link is shown and selected", async ({ page, baseURL }) => {
	await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
	await putFinishedQuiz(page, answersAt());
	await open(page, "/results");
	const dialog = await openSharing(page);
	await expect(dialog.getByRole("button", { name: "Send" })).toHaveCount(0);
	await dialog.getByRole("button", { name: "Copy the link" }).click();
	const link = dialog.getByLabel("Link to these results");
	await expect(link).toHaveValue(`${baseURL}/results#${code}`);
	await expect(link).toBeFocused();
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Share Results" })).toBeFocused();
});

test("share: a damaged link says so and offers the quiz", async ({ page }) => {
	const swapped = olderCode.replace(/^(.{9})(.)(.)/, (_, start, first, second) =>
		first === second ? `${start}_${second}` : start + second + first,
	);
	const wrong = code.replace(/^.{6}./, (start) => start.slice(0, 6) + (start.endsWith("Z") ? "Y" : "Z"));
	// domain/quiz/{result-code,properties}.test.ts tests damaged codes; this test uses three of them.
	for (const broken of [
		wrong,
		"%00",
		"a".repeat(3000),
		...(isLongRun ? [swapped, olderCode.slice(0, -1), code.slice(0, -1), "constructor"] : []),
	]) {
		await leave(page);
		await open(page, `/results#${broken}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link does not work");
		await expect(page.getByRole("main").getByRole("alert")).toContainText("This link is damaged");
	}
	await expectAccessible(page);
	await expect(page.getByRole("link", { name: "See my results" })).toHaveCount(0);
	await page.getByRole("link", { name: "Take the quiz yourself" }).click();
	await expect(page).toHaveURL("/quiz");
});

test("share: a link followed by a full stop or a bracket opens @long", async ({ page }) => {
	for (const end of [").", ...(isLongRun ? [".", "”,"] : [])]) {
		await leave(page);
		await open(page, `/results#${code}${end}`);
		await expect(page.getByText(messagesOf("en").results.shared.noteTitle)).toBeVisible();
		await expect(topCareerTitles(page)).toHaveText(titlesOf(answersAt()));
	}
});

test.describe("a link that a mail scanner or a messenger changed", () => {
	// Without a server that knows better, the address with the encoded sign # is an unknown page at first.
	test.use({ expectedErrors: /status of 404/ });

	test("share: a link whose sign # was encoded opens, and the address is whole again @long", async ({
		page,
	}) => {
		for (const [changed, address] of [
			[`/results%23${code}.`, `/results#${code}.`],
			[`/results%2523${code}?utm_source=wa`, `/results?utm_source=wa#${code}`],
		] as const) {
			await leave(page);
			await page.goto(changed);
			await expect(page).toHaveURL(address);
			await expect(topCareerTitles(page)).toHaveCount(titlesOf(answersAt()).length);
		}
	});

	test("share: a link with invisible characters and added parameters opens @long", async ({ page }) => {
		await open(page, `/results#${code}%E2%80%8B%C2%A0&utm_source=wa`);
		await expect(topCareerTitles(page)).toHaveText(titlesOf(answersAt()));
	});
});

test("share: a link of the former form still opens", async ({ page }) => {
	await open(page, `/results#${olderCode}`);
	await expect(page.getByText("These are somebody else’s results")).toBeVisible();
	await expect(topCareerTitles(page)).toHaveText(titlesOf(answersAt()));
});

test("share: a link of the first version of the quiz shows its original result", async ({ page }) => {
	// Recorded while that version was current, in both forms of links.
	for (const older of ["12F5-252E-ZBNA-G8QE-ZC7A", "ABGAYgECCIQAhABQAEwAYRAAmn7"]) {
		await leave(page);
		await open(page, `/results#${older}`);
		await expect(topCareerTitles(page)).toHaveText([
			"Astronomer",
			"Astrophysicist",
			"Theoretical physicist",
			"Physicist",
			"Meteorologist",
		]);
		await expect(page.getByText("Far away: on a ship, a summit or the ice").first()).toBeAttached();
	}
});

test("share: results of the first version in this visit keep their reasons and their link @long", async ({
	page,
	baseURL,
}) => {
	const first = quizIn("en", 1);
	const answers = firstVersionAnswers(2);
	await letCopy(page);
	await putFinishedQuiz(page, answers, first);
	await open(page, "/results");
	await expect(topCareerTitles(page)).toHaveText(
		resultsOf(answers, first).topCareers.map((id) => careerIn("en", id as CareerId).title),
	);
	// The spectrum is drawn only where the answers explain the results.
	await expect(page.getByRole("toolbar", { name: messagesOf("en").results.band.label })).toBeVisible();
	await (await openSharing(page)).getByRole("button", { name: "Copy the link" }).click();
	const link = `${baseURL}/results#${encodeResultCode(first, answers)}`;
	await expect(page.locator("html")).toHaveAttribute("data-copied", link);
});

test("share: a link of a newer quiz asks to reload @long", async ({ page }) => {
	await open(page, `/results#${encodeShareCode({ ...quizIn("en"), version: 99 }, answersAt())}`);
	await expect(page.getByRole("main").getByRole("alert")).toContainText(
		"This link comes from a newer version of the quiz.",
	);
});

test("share: results without their answers have no link, and say so", async ({ page }) => {
	await putFinishedQuiz(page, answersAt());
	await page.evaluate(() => sessionStorage.setItem("quizAnswers", "{"));
	await open(page, "/results");
	await expect(topCareerTitles(page)).toHaveText(titlesOf(answersAt()));
	await page.getByRole("button", { name: "Share Results" }).click();
	await expect(quietNotice(page).getByText("These results cannot be shared")).toBeVisible();
	await expect(errorNotice(page).locator("[data-tone]")).toHaveCount(0);
});

test("share: a French link opens in French @long", async ({ page, baseURL }) => {
	const words = messagesOf("fr").results;
	await letCopy(page);
	await putFinishedQuiz(page, answersAt());
	await open(page, "/fr/results");
	await (await openSharing(page, "fr")).getByRole("button", { name: words.share.copy }).click();
	await expect(quietNotice(page).getByText(words.share.copied)).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("data-copied", `${baseURL}/fr/results#${code}`);
	await leave(page);
	await open(page, `/fr/results#${code}`);
	await expect(page.getByText(words.shared.noteTitle)).toBeVisible();
	await expectAccessible(page);
	await leave(page);
	await open(page, "/fr/results#zzz");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.shared.damagedTitle);
	await expect(page.getByRole("main").getByRole("alert")).toHaveText(
		messagesOf("fr").problems.share.unreadable,
	);
});

for (const [browser, own, shared] of [
	["en-GB", "en", "fr"],
	["fr-FR", "fr", "en"],
] as const)
	test.describe(`a ${browser} browser`, () => {
		test.use({ locale: browser });

		test(`share: a link shared in ${shared} opens in the language of its reader`, async ({ page }) => {
			await open(page, pathIn(shared, `/results#${code}`));
			await expect(page.getByText(messagesOf(own).results.shared.noteTitle)).toBeVisible();
			await expect(page.locator("html")).toHaveAttribute("lang", own);
			await expect(page).toHaveURL(`/results#${code}`);
		});
	});
