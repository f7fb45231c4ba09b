import { expect, test } from "@playwright/test";

test("a guest erases the data of this browser after one confirmation", async ({ page }) => {
	const work = {
		version: 1,
		mergeId: "11111111-1111-4111-8111-111111111111",
		attempts: [],
		saved: ["ecologist"],
		completions: [],
		unsent: [],
	};
	await page.goto("/dashboard");
	await page.evaluate((kept) => localStorage.setItem("guest", JSON.stringify(kept)), work);
	await page.reload();
	await page.getByRole("button", { name: "Erase what I did on this device" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
	expect(await page.evaluate(() => localStorage.getItem("guest"))).not.toBeNull();
	await page.getByRole("button", { name: "Erase what I did on this device" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Erase", exact: true }).click();
	await expect(page.getByRole("button", { name: "Erase what I did on this device" })).toHaveCount(0);
	expect(await page.evaluate(() => localStorage.getItem("guest"))).toBeNull();
});
