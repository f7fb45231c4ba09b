import { readLocalValue } from "../support/browser-storage.ts";
import { expect, expectAccessible, open, test } from "../support/page-test.ts";
import { quietNotice, setClock } from "../support/simulation.ts";

test("circles: a free seat is taken and given back, and a full circle has a waiting list", {
	tag: "@phone",
}, async ({ page }) => {
	await setClock(page, "2025-05-09T10:00:00+02:00");
	await open(page, "/consultations");
	const circles = page.getByRole("region", { name: "Circles" });
	await expect(circles.getByRole("listitem")).toHaveCount(3);
	await circles.getByRole("link", { name: /astronomer/ }).click();
	await expect(page.getByText("Seats left: 5 of 12", { exact: true })).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Take a seat", exact: true }).click();
	await expect(quietNotice(page)).toContainText("You have a seat");
	await expect(page.getByText(/^The room opens here at/)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Give the seat back" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Give the seat back" }).click();
	await expect(quietNotice(page)).toContainText("Seat given back");
	await page.getByRole("link", { name: "Consultations", exact: true }).last().click();
	await circles.getByRole("link", { name: /hype/ }).click();
	await page.getByRole("button", { name: "Join the waiting list" }).click();
	await expect(page.getByText("You are number 3 on the waiting list.")).toBeVisible();
	await expectAccessible(page);
	expect(await readLocalValue(page, "circles")).toMatchObject([{ state: "left" }, { state: "waiting" }]);
});
