import type { Locator, Page } from "@playwright/test";
import { isLongRun } from "../support/journey-languages.ts";
import { expect, messagesOf, open, test } from "../support/page-test.ts";
import { drawPayments } from "../support/simulation.ts";

const notice = (page: Page): Locator => page.locator("[data-tone]").first();

/** The area of an element that the notice covers, in square pixels. Both are read at once, because notices disappear. */
const covered = async (page: Page, what: Locator): Promise<number> => {
	await notice(page).waitFor();
	return what.evaluate((element) => {
		const shown = document.querySelector("[data-tone]");
		if (shown === null) throw new Error("The notice has left");
		const [over, under] = [shown.getBoundingClientRect(), element.getBoundingClientRect()];
		const width = Math.min(over.right, under.right) - Math.max(over.left, under.left);
		const height = Math.min(over.bottom, under.bottom) - Math.max(over.top, under.top);
		return Math.max(0, width) * Math.max(0, height);
	});
};

/** The module that places notices loads with the first one. */
const expectFree = (page: Page, what: Locator): Promise<void> =>
	expect.poll(() => covered(page, what)).toBe(0);

/** A notice that is read out alone takes no more than a point of the screen. */
const expectNotDrawn = async (page: Page): Promise<void> => {
	const { width = 0, height = 0 } = (await notice(page).boundingBox()) ?? {};
	expect(width * height).toBeLessThanOrEqual(1);
};

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const [name, viewport] of [
	...(isLongRun ? ([["a phone", { width: 390, height: 844 }]] as const) : []),
	["a small phone", { width: 320, height: 640 }],
	["a desktop", { width: 1280, height: 800 }],
] as const)
	test.describe(`notices on ${name}`, () => {
		test.use({ viewport });

		test("a notice does not cover the options that it asks for, nor the pressed button", async ({ page }) => {
			await open(page, "/quiz");
			const next = page.getByRole("button", { name: "Next", exact: true });
			await next.click();
			await expectFree(page, next);
			await expect(notice(page)).toContainText("Please select an option");
			await expectFree(page, page.getByRole("checkbox").first());
			await expectFree(page, page.getByRole("heading", { level: 1 }));
		});

		test("a notice does not cover the button that a payment has enabled", async ({ page }) => {
			await drawPayments(page, "succeed");
			await open(page, "/subscription");
			await page.getByRole("button", { name: "Subscribe", exact: true }).click();
			await expect(notice(page)).toContainText("Payment successful");
			const way = page.getByRole("region", { name: "Premium" }).getByRole("link", { name: "Consultations" });
			await expect(way).toBeFocused();
			await expect.poll(() => covered(page, way)).toBe(0);
		});
	});

test("the error of a field is announced and not drawn twice", async ({ page }) => {
	await open(page, "/login?tab=signup");
	await page.getByLabel("First name").fill("Ada");
	await page.getByLabel("Last name").fill("Byron");
	await page.getByLabel("E-mail address", { exact: true }).fill("no address");
	await page.getByLabel("Password", { exact: true }).fill("a long enough secret");
	await page.getByRole("radio", { name: "Student" }).check();
	await page.getByRole("button", { name: "Sign up", exact: true }).last().click();
	await expect(page.getByLabel("E-mail address", { exact: true })).toHaveAccessibleDescription(
		/does not look right/,
	);
	await expect(notice(page)).toContainText("does not look right");
	await expectNotDrawn(page);
});

test("a field that has to be filled in says so, takes the focus, and no notice is drawn over it", async ({
	page,
}) => {
	await open(page, "/login");
	await page.getByRole("button", { name: "Log in", exact: true }).last().click();
	const email = page.getByLabel("E-mail address", { exact: true });
	await expect(email).toBeFocused();
	await expect(email).toHaveAccessibleDescription(messagesOf("en").problems.emptyField.email);
	await expect(notice(page)).toContainText("Please fill in all required fields");
	await expectNotDrawn(page);
});
