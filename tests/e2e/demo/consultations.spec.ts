import { choose, openDesk, researchers, stored, times } from "../support/consultations-desk.ts";
import { expect, expectAccessible, open, test } from "../support/page-test.ts";
import { delayStarted, quietNotice, setClock } from "../support/simulation.ts";

const gateText = "This feature requires a premium subscription. Would you like to upgrade?";

// shows 2.69, 6.4, 6.6
test("consultations: without premium the page shows an access-denied alert and Upgrade to /subscription", async ({
	page,
}) => {
	await openDesk(page, { appointments: [stored({ date: "2025-05-10", time: "14:00" })] });
	await expect(page.getByRole("heading", { name: "My Appointments" })).toBeVisible();
	await page.evaluate(() => localStorage.removeItem("isPremium"));
	await open(page, "/consultations");
	const gate = page.getByRole("main").getByRole("alert");
	await expect(gate.getByText("Access denied", { exact: true })).toBeVisible();
	await expect(gate.getByText(gateText, { exact: true })).toBeVisible();
	await expect(page.getByRole("main").getByRole("heading")).toHaveText(["Talk to a researcher", "Circles"]);
	await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
	// The price and the researchers are visible before payment.
	const offer = page.getByText("Premium costs €4.99 a month. Each consultation is €20.00 on top.");
	await expect(offer).toBeInViewport();
	const preview = page.getByRole("region", { name: "Who you could talk to" });
	for (const { name, title } of researchers)
		await expect(
			preview.getByRole("listitem").filter({ hasText: name }).filter({ hasText: title }),
		).toContainText("Invented person");
	// The circle that costs nothing is the first offer.
	const circle = page.getByRole("region", { name: "Circles" }).getByRole("listitem").first();
	await expect(circle).toContainText("Free");
	expect((await circle.boundingBox())?.y).toBeLessThan((await preview.boundingBox())?.y ?? 0);
	await expect(preview.getByText(/^“.+”$/)).toHaveCount(researchers.length);
	// A person's answer is beside them on a phone, too.
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(preview.locator("p[data-line]")).toHaveCount(researchers.length);
	await expect(preview.locator("p[data-line]").first()).toBeVisible();
	await expectAccessible(page);
	await gate.getByRole("link", { name: "Upgrade" }).click();
	await expect(page).toHaveURL("/subscription");
});

// shows 1.9, 2.70, 3.19
test("consultations: premium opens My Appointments (Upcoming and Past) and a list of four researchers, one selectable, each labelled illustrative", {
	tag: "@sizes",
}, async ({ page }) => {
	await openDesk(page);
	const mine = page.getByRole("region", { name: "My Appointments" });
	await expect(mine.getByRole("tab")).toHaveText(["Upcoming", "Past"]);
	await expect(mine.getByRole("tab", { name: "Upcoming" })).toHaveAttribute("aria-selected", "true");
	const list = page.getByRole("group", { name: "Choose a researcher" });
	await expect(list.getByRole("radio")).toHaveCount(4);
	await expect(list.getByText("Invented person", { exact: true })).toHaveCount(4);
	for (const { name, title } of researchers) {
		const radio = list.getByRole("radio", { name });
		await expect(radio).toHaveAccessibleDescription(new RegExp(`^${title} .{40,} Invented person`));
		await radio.check();
		await expect(list.getByRole("radio", { checked: true })).toHaveCount(1);
		await expect(radio).toBeChecked();
	}
	await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
	await expectAccessible(page);
});

test("consultations: losing premium in another tab closes the booking panel, gaining it opens it", async ({
	page,
	context,
}) => {
	await openDesk(page);
	await expect(page.getByRole("heading", { name: "My Appointments" })).toBeVisible();
	const other = await context.newPage();
	await other.goto("/favicon.svg");
	await other.evaluate(() => localStorage.removeItem("isPremium"));
	await expect(page.getByText(gateText)).toBeVisible();
	await expect(page.getByRole("heading", { name: "My Appointments" })).toHaveCount(0);
	await other.evaluate(() => localStorage.setItem("isPremium", "true"));
	await expect(page.getByRole("heading", { name: "My Appointments" })).toBeVisible();
	await other.close();
});

test("consultations: changing the language keeps researcher, day and time", async ({ page }) => {
	await openDesk(page);
	await choose(page, "Inès Carlier", 12, "11:00–11:30");
	await page.getByRole("button", { name: "fr Français" }).click();
	await expect(page.getByRole("heading", { name: "Mes rendez-\u2060vous" })).toBeVisible();
	await expect(page.getByRole("radio", { name: "Inès Carlier" })).toBeChecked();
	await expect(page.getByRole("gridcell", { selected: true })).toHaveText("12");
	await expect(times(page).nth(1)).toBeChecked();
	await expect(page.getByRole("button", { name: "Réserver la consultation" })).toBeEnabled();
});

test("consultations: gate, calendar, dialogs and notices are French on a French page @long", async ({
	page,
}) => {
	await setClock(page, "2025-05-09T10:00:00+02:00");
	await open(page, "/fr/consultations");
	const gate = page.getByRole("main").getByRole("alert");
	await expect(gate).toContainText("Cette fonctionnalité est réservée à la formule Premium.");
	await expect(gate.getByRole("link", { name: "Passer à Premium" })).toHaveAttribute(
		"href",
		"/fr/subscription",
	);
	await openDesk(page, { path: "/fr/consultations" });
	await page.getByRole("radio", { name: "Inès Carlier" }).check();
	await expect(page.getByRole("columnheader").or(page.locator("thead th"))).toHaveText([
		"lun.",
		"mar.",
		"mer.",
		"jeu.",
		"ven.",
		"sam.",
		"dim.",
	]);
	await expect(page.getByRole("grid", { name: "Jour de la consultation, mai 2025" })).toBeVisible();
	await page.getByRole("button", { name: "samedi 10 mai 2025" }).click();
	await times(page).first().check();
	await page.getByRole("button", { name: "Réserver la consultation" }).click();
	const dialog = page.getByRole("dialog", { name: "Confirmer la consultation" });
	await expect(dialog.getByRole("definition")).toHaveText([
		"Inès Carlier",
		"samedi 10 mai 2025",
		"14 h – 14 h 30",
		"30 min",
		"20,00 €",
	]);
	await dialog.getByRole("button", { name: "Confirmer la réservation" }).click();
	await delayStarted(page);
	await page.clock.runFor(1500);
	await expect(quietNotice(page)).toHaveText("Rendez-⁠vous confirméInès Carlier, samedi 10 mai 2025 à 14 h");
	await page
		.getByRole("button", { name: /^Annuler le rendez-\u2060vous avec Inès Carlier, sam. 10 mai/ })
		.click();
	await page
		.getByRole("dialog", { name: "Annuler ce rendez-\u2060vous ?" })
		.getByRole("button", { name: "Annuler le rendez-\u2060vous" })
		.click();
	await expect(quietNotice(page)).toContainText("Rendez-\u2060vous annulé");
	await page.getByRole("tab", { name: "Passés" }).click();
	await expect(page.getByRole("tabpanel").getByRole("listitem")).toContainText(["Annulé"]);
});
