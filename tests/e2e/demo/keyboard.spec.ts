import type { Locator, Page } from "@playwright/test";
import { dayOfMay, openDesk, times } from "../support/consultations-desk.ts";
import { expect, open, test } from "../support/page-test.ts";

/** Presses Tab until a control has the focus. */
const tabTo = async (page: Page, control: Locator): Promise<void> => {
	await expect(control).toBeVisible();
	for (let pressed = 0; pressed < 60; pressed += 1) {
		if (await control.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	await expect(control).toBeFocused();
};

/** The focus is visible: the control or its card has an outline. */
const expectVisibleFocus = (page: Page) =>
	expect
		.poll(() =>
			page.evaluate(() => {
				const focused = document.activeElement;
				const marked = [focused, focused?.closest("label")].filter((element) => element instanceof Element);
				return marked.some((element) => {
					const { outlineStyle, outlineWidth } = getComputedStyle(element);
					return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
				});
			}),
		)
		.toBe(true);

test("keyboard: a student reaches the results and their e-mail from the start page", async ({ page }) => {
	await open(page, "/");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("main")).toBeFocused();
	await tabTo(page, page.getByRole("link", { name: "Take the quiz" }));
	await expectVisibleFocus(page);
	await page.keyboard.press("Enter");
	await expect(page.getByText("Question 1 of 16")).toBeVisible();

	// Tab, space and Enter work as in any form.
	await tabTo(page, page.getByRole("checkbox").first());
	await page.keyboard.press("Space");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
	await expectVisibleFocus(page);
	await tabTo(page, page.getByRole("button", { name: "Next" }));
	await expectVisibleFocus(page);
	await page.keyboard.press("Enter");

	// Digits and Enter work without leaving the question.
	await expect(page.getByText("Question 2 of 16")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await page.keyboard.press("2");
	await page.keyboard.press("Enter");

	// Arrow keys work as in any group of radio buttons.
	await expect(page.getByText("Question 3 of 16")).toBeVisible();
	await tabTo(page, page.getByRole("radio").first());
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("radio").nth(1)).toBeChecked();
	await page.keyboard.press("Enter");

	for (let number = 4; number <= 16; number += 1) {
		await expect(page.getByText(`Question ${number} of 16`)).toBeVisible();
		await page.keyboard.press("1");
		await page.keyboard.press("Enter");
	}
	await expect(page).toHaveURL("/results");
	await tabTo(page, page.getByRole("button", { name: "Email My Results" }));
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Email My Results" });
	await expect(dialog.getByLabel("Full name")).toBeFocused();
	await page.keyboard.type("Ada Lovelace");
	await page.keyboard.press("Tab");
	await page.keyboard.type("ada@example.org");
	await page.keyboard.press("Enter");
	await expect(page.getByText("E-mail sent", { exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "Email My Results" })).toBeFocused();
});

test("keyboard: the catalogue is searched, filtered and left without a mouse", async ({ page }) => {
	await open(page, "/explore");
	await tabTo(page, page.getByRole("searchbox"));
	await page.keyboard.type("rock");
	await expect(page).toHaveURL("/explore?q=rock");
	await tabTo(page, page.getByRole("button", { name: /^Earth Science, / }));
	await expectVisibleFocus(page);
	await page.keyboard.press("Space");
	await expect(page).toHaveURL("/explore?category=earth&q=rock");
	await tabTo(page, page.getByRole("link", { name: /^Learn more/ }).first());
	await expectVisibleFocus(page);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/career\//);
});

test("keyboard: a consultation is booked and cancelled without a mouse @long", async ({ page }) => {
	await openDesk(page);
	const mine = page.getByRole("region", { name: "My Appointments" });
	await tabTo(page, mine.getByRole("tab", { name: "Upcoming" }));
	await expectVisibleFocus(page);
	await tabTo(page, page.getByRole("radio", { name: "Inès Carlier" }));
	await page.keyboard.press("Space");
	await tabTo(page, dayOfMay(page, 10));
	await expectVisibleFocus(page);
	await page.keyboard.press("Enter");
	await tabTo(page, times(page).first());
	await expectVisibleFocus(page);
	await page.keyboard.press("Space");
	const book = page.getByRole("button", { name: "Book Consultation" });
	await tabTo(page, book);
	await expectVisibleFocus(page);
	await page.keyboard.press("Enter");
	const asked = page.getByRole("dialog", { name: "Confirm your consultation" });
	await expect(asked.getByRole("button", { name: "Close" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(book).toBeFocused();
	await page.keyboard.press("Enter");
	await tabTo(page, asked.getByRole("button", { name: "Confirm booking" }));
	await expectVisibleFocus(page);
	await page.keyboard.press("Enter");
	await expect(mine.getByRole("listitem")).toHaveCount(1);
	await expect(page.getByRole("heading", { name: "My Appointments" })).toBeFocused();

	await tabTo(page, mine.getByRole("button", { name: /^Cancel appointment/ }));
	await page.keyboard.press("Enter");
	const sure = page.getByRole("dialog", { name: "Cancel this appointment?" });
	await expect(sure.getByRole("button", { name: "Keep it" })).toBeFocused();
	await expectVisibleFocus(page);
	await tabTo(page, sure.getByRole("button", { name: "Cancel appointment" }));
	await page.keyboard.press("Enter");
	await expect(mine.getByText("No upcoming appointments")).toBeVisible();
	await expect(page.getByRole("heading", { name: "My Appointments" })).toBeFocused();
	await tabTo(page, mine.getByRole("tab", { name: "Upcoming" }));
	await page.keyboard.press("ArrowRight");
	await expect(mine.getByRole("tab", { name: "Past" })).toBeFocused();
	await expectVisibleFocus(page);
	await expect(mine.getByText("Cancelled", { exact: true })).toBeVisible();
});
