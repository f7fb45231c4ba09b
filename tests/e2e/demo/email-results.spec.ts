import type { Page } from "@playwright/test";
import { readLocal, readLocalValue } from "../support/browser-storage.ts";
import { expect, expectAccessible, messagesOf, open, test } from "../support/page-test.ts";
import { answersAt, putFinishedQuiz } from "../support/quiz-answers.ts";
import { delayStarted, errorNotice, quietNotice, setClock, stopClock } from "../support/simulation.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Email My Results" });
const opener = (page: Page) => page.getByRole("button", { name: "Email My Results" });

const openDialog = async (page: Page): Promise<void> => {
	await putFinishedQuiz(page, answersAt());
	await open(page, "/results");
	await opener(page).click();
	await expect(dialog(page)).toBeVisible();
};

// shows 2.30, 2.32, 2.33, 5.4
test("email: the dialog asks for full name, e-mail address and an optional consent; Cancel closes it", async ({
	page,
}) => {
	await openDialog(page);
	await expect(dialog(page).getByLabel("Full name")).toBeFocused();
	await expect(dialog(page).getByLabel("E-mail address")).toHaveAttribute("type", "email");
	await expect(dialog(page).getByRole("checkbox", { name: /updates .* \(optional\)$/ })).not.toBeChecked();
	await expectAccessible(page);
	await dialog(page).getByRole("button", { name: "Cancel" }).click();
	await expect(dialog(page)).toHaveCount(0);
	await expect(opener(page)).toBeFocused();
	await opener(page).click();
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toHaveCount(0);
	expect(await readLocal(page, "userInfo")).toBeNull();
});

// shows 5.3, 8.2
test("email: name and address are required, and the error is shown at the field", async ({ page }) => {
	await openDialog(page);
	const send = dialog(page).getByRole("button", { name: "Send my results" });
	await send.click();
	await expect(errorNotice(page).getByText("Error", { exact: true })).toBeVisible();
	await expect(
		errorNotice(page).getByText("Please fill in all required fields", { exact: true }),
	).toBeVisible();
	await expect(dialog(page).getByLabel("Full name")).toBeFocused();
	for (const sentence of ["Enter your full name.", "Enter your e-mail address."])
		await expect(dialog(page).getByText(sentence)).toBeVisible();
	// The page around the dialog is inert, so the notice is in the dialog, where it is announced and covers nothing.
	const notice = dialog(page).getByRole("alert").filter({ hasText: "Error" }).locator("[data-tone]");
	expect((await notice.boundingBox())?.height).toBeLessThanOrEqual(1);
	await expectAccessible(page);
	await dialog(page).getByLabel("Full name").fill("Ada Lovelace");
	await dialog(page).getByLabel("E-mail address").fill("ada@");
	await send.click();
	await expect(dialog(page).getByText("This e-mail address does not look right.")).toBeVisible();
	await expect(dialog(page).getByLabel("E-mail address")).toBeFocused();
	await expect(dialog(page).getByLabel("Full name")).toHaveValue("Ada Lovelace");
	expect(await readLocal(page, "userInfo")).toBeNull();
});

// shows 1.5, 3.11, 4.7, 7.4, 8.17
test("email: the dialog shows the sending state for 1.5 s, then a success toast, the user info is stored and the dialog closes", async ({
	page,
}) => {
	await setClock(page, "2025-05-09T08:00:00Z");
	await openDialog(page);
	await dialog(page).getByLabel("Full name").fill("Ada Lovelace");
	await dialog(page).getByLabel("E-mail address").fill("ada@example.org");
	await dialog(page).getByRole("checkbox").check();
	await stopClock(page);
	await dialog(page).getByRole("button", { name: "Send my results" }).click();
	await expect(dialog(page).getByRole("button", { name: "Sending…" })).toBeDisabled();
	await expect(dialog(page).getByRole("button", { name: "Cancel" })).toBeDisabled();
	await delayStarted(page);
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await page.clock.runFor(900);
	await expect(dialog(page).getByRole("button", { name: "Sending…" })).toBeVisible();
	expect(await readLocal(page, "userInfo")).toBeNull();
	await page.clock.runFor(700);
	await expect(dialog(page)).toHaveCount(0);
	await expect(quietNotice(page).getByText("E-mail sent")).toBeVisible();
	// For the eye it is said at the button that opened the dialog, and for four seconds.
	const said = page.getByText(/^E-mail sent\s· ada@example\.org$/);
	await expect(said).toBeVisible();
	await page.clock.runFor(4_000);
	await expect(said).toHaveCount(0);
	await expect(
		quietNotice(page).getByText("Your results are on their way to ada@example.org."),
	).toBeVisible();
	expect(await readLocalValue(page, "userInfo")).toEqual({
		name: "Ada Lovelace",
		email: "ada@example.org",
		consentToUpdates: true,
	});
});

// shows 8.7
test("email: a failure says 'Something went wrong. Please try again.' and keeps what was typed", async ({
	page,
}) => {
	// The simulated sending fails.
	await page.addInitScript(() => {
		const wait = window.setTimeout;
		const breaking = (callback: TimerHandler, delay?: number, ...rest: unknown[]): number => {
			if (delay === 1500) throw new Error("The line is dead");
			return wait(callback, delay, ...rest);
		};
		window.setTimeout = breaking as typeof window.setTimeout;
	});
	await openDialog(page);
	await dialog(page).getByLabel("Full name").fill("Ada Lovelace");
	await dialog(page).getByLabel("E-mail address").fill("ada@example.org");
	await dialog(page).getByRole("button", { name: "Send my results" }).click();
	await expect(
		errorNotice(page).getByText("Something went wrong. Please try again.", { exact: true }),
	).toBeVisible();
	await expect(dialog(page).getByLabel("E-mail address")).toHaveValue("ada@example.org");
	await expect(dialog(page).getByRole("button", { name: "Send my results" })).toBeEnabled();
	await expectAccessible(page);
	expect(await readLocal(page, "userInfo")).toBeNull();
});

test("email: results deleted meanwhile are not sent", async ({ page }) => {
	await openDialog(page);
	await page.evaluate(() => sessionStorage.clear());
	await dialog(page).getByLabel("Full name").fill("Ada Lovelace");
	await dialog(page).getByLabel("E-mail address").fill("ada@example.org");
	await dialog(page).getByRole("button", { name: "Send my results" }).click();
	await expect(errorNotice(page).getByText("There are no results to send yet.")).toBeVisible();
});

test("email: the dialog is French on a French page @long", async ({ page }) => {
	const words = messagesOf("fr").results.email;
	await putFinishedQuiz(page, answersAt());
	await open(page, "/fr/results");
	await page.getByRole("button", { name: messagesOf("fr").results.actions.email }).click();
	const french = page.getByRole("dialog", { name: words.title });
	await french.getByRole("button", { name: words.send }).click();
	await expect(errorNotice(page).getByText(words.error, { exact: true })).toBeVisible();
	await expect(errorNotice(page).getByText(messagesOf("fr").problems.forms.required)).toBeVisible();
	await expectAccessible(page);
	await french.getByLabel(words.name).fill("Ada Lovelace");
	await french.getByLabel(words.address).fill("ada@example.org");
	await french.getByRole("button", { name: words.send }).click();
	await expect(french.getByRole("button", { name: words.sending })).toBeVisible();
	await expect(quietNotice(page).getByText(words.sent)).toBeVisible();
});
