import { readLocal } from "../support/browser-storage.ts";
import { choose, dayOfMay, openDesk, stored, times } from "../support/consultations-desk.ts";
import { expect, expectAccessible, open, test } from "../support/page-test.ts";
import { errorNotice, quietNotice, setClock } from "../support/simulation.ts";

const researchers = [
	{
		name: "Inès Carlier",
		title: "Astrophysicist",
		days: { 10: [14, 15, 16], 12: [10, 11, 17], 13: [17, 18] },
	},
	{ name: "Koffi Adjovi", title: "Biotechnologist", days: { 11: [9, 10, 11], 12: [14, 15], 14: [9, 16] } },
	{
		name: "Maëlle Le Guennec",
		title: "Environmental scientist",
		days: { 10: [9, 10], 11: [14, 15, 16], 13: [11, 17], 14: [13, 14] },
	},
	{
		name: "Arjun Vasseur",
		title: "Quantum physicist",
		days: { 11: [16, 17, 18], 13: [9, 10], 14: [10, 11, 15] },
	},
] as const;

const gateText = "This feature requires a premium subscription. Would you like to upgrade?";

test("consultations: without premium only an access-denied alert, the premium-only message and Upgrade to /subscription", async ({
	page,
}) => {
	await openDesk(page, { appointments: [stored({ date: "2025-05-10", time: "14:00" })] });
	await expect(page.getByRole("heading", { name: "My Appointments" })).toBeVisible();
	await page.evaluate(() => localStorage.removeItem("isPremium"));
	await open(page, "/consultations");
	const gate = page.getByRole("main").getByRole("alert");
	await expect(gate.getByText("Access denied", { exact: true })).toBeVisible();
	await expect(gate.getByText(gateText, { exact: true })).toBeVisible();
	await expect(page.getByRole("main").getByRole("heading")).toHaveText(["Talk with a researcher"]);
	await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
	await expectAccessible(page);
	await gate.getByRole("link", { name: "Upgrade" }).click();
	await expect(page).toHaveURL("/subscription");
});

test("consultations: premium opens My Appointments (Upcoming and Past) and a list of four researchers, one selectable, each labelled illustrative", async ({
	page,
}) => {
	await openDesk(page);
	const mine = page.getByRole("region", { name: "My Appointments" });
	await expect(mine.getByRole("tab")).toHaveText(["Upcoming", "Past"]);
	await expect(mine.getByRole("tab", { name: "Upcoming" })).toHaveAttribute("aria-selected", "true");
	const list = page.getByRole("group", { name: "Choose a researcher" });
	await expect(list.getByRole("radio")).toHaveCount(4);
	await expect(list.getByText("Illustrative profile", { exact: true })).toHaveCount(4);
	for (const { name, title } of researchers) {
		const radio = list.getByRole("radio", { name });
		await expect(radio).toHaveAccessibleDescription(new RegExp(`^${title} .{40,} Illustrative profile`));
		await radio.check();
		await expect(list.getByRole("radio", { checked: true })).toHaveCount(1);
		await expect(radio).toBeChecked();
	}
	await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
	await expectAccessible(page);
});

test("consultations: with the clock at 2025-05-09 the slots are on 2025-05-10 to 2025-05-14, on the hour", {
	tag: "@desktop",
}, async ({ page }) => {
	await openDesk(page);
	const offered = new Set<number>();
	for (const { name, days } of researchers) {
		await page.getByRole("radio", { name }).check();
		for (const [day, hours] of Object.entries(days)) {
			offered.add(Number(day));
			await dayOfMay(page, Number(day)).click();
			await expect(times(page)).toHaveCount(hours.length);
			for (const [place, hour] of hours.entries()) {
				const start = `${String(hour).padStart(2, "0")}:00`;
				await expect(times(page).nth(place)).toHaveAccessibleName(new RegExp(`^${start}`));
			}
		}
	}
	expect([...offered].sort()).toEqual([10, 11, 12, 13, 14]);
});

test("consultations: the calendar disables past days and days without availability, which the keyboard still reaches", async ({
	page,
}) => {
	await openDesk(page);
	for (const { name, days } of [researchers[0], researchers[3]]) {
		await page.getByRole("radio", { name }).check();
		for (let day = 1; day <= 31; day += 1)
			await expect(dayOfMay(page, day))[String(day) in days ? "toBeEnabled" : "toBeDisabled"]();
	}
	await page.getByRole("radio", { name: "Inès Carlier" }).check();
	await dayOfMay(page, 10).click();
	await dayOfMay(page, 10).focus();
	await page.keyboard.press("ArrowRight");
	await expect(dayOfMay(page, 11)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("gridcell", { selected: true })).toHaveText("10");
	await page.keyboard.press("ArrowUp");
	await expect(dayOfMay(page, 4)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("gridcell", { selected: true })).toHaveText("10");
	for (const key of ["ArrowDown", "ArrowRight"]) await page.keyboard.press(key);
	await expect(dayOfMay(page, 12)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("gridcell", { selected: true })).toHaveText("12");
	await expectAccessible(page);
});

test("consultations: the duration is 30min or 60min, 30min at first, €20.00 for both", async ({ page }) => {
	await openDesk(page);
	const duration = page.getByRole("group", { name: "Duration" });
	await expect(duration.getByRole("radio")).toHaveCount(2);
	await expect(duration.getByRole("radio", { name: "30 min €20.00" })).toBeChecked();
	await expect(duration.getByText("€20.00, whichever you choose.")).toBeVisible();
	await choose(page, "Inès Carlier", 10, "14:00–14:30");
	await duration.getByRole("radio", { name: "60 min €20.00" }).check();
	await expect(times(page).first()).toHaveAccessibleName("14:00–15:00");
	await expect(times(page).first()).toBeChecked();
});

test("consultations: Book Consultation is disabled until researcher, date and time are set, and says so", async ({
	page,
}) => {
	await openDesk(page);
	const book = page.getByRole("button", { name: "Book Consultation" });
	const expectDisabled = async () => {
		await expect(book).toBeDisabled();
		await expect(book).toHaveAccessibleDescription("Please select a researcher, date, and time");
	};
	await expectDisabled();
	await page.getByRole("radio", { name: "Inès Carlier" }).check();
	await expectDisabled();
	await dayOfMay(page, 13).click();
	await expectDisabled();
	await times(page).first().check();
	await expect(book).toBeEnabled();
	await expect(page.getByText("Please select a researcher, date, and time")).toHaveCount(0);
});

test("consultations: picking a researcher clears date and time, picking a date clears the time", async ({
	page,
}) => {
	await openDesk(page);
	await choose(page, "Inès Carlier", 12, "11:00–11:30");
	await dayOfMay(page, 13).click();
	await expect(times(page)).toHaveCount(2);
	await expect(times(page).and(page.locator(":checked"))).toHaveCount(0);
	await times(page).first().check();
	await page
		.getByRole("group", { name: "Duration" })
		.getByRole("radio", { name: /^60 min/ })
		.check();
	await page.getByRole("radio", { name: "Arjun Vasseur" }).check();
	await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(0);
	await expect(times(page)).toHaveCount(0);
	await expect(page.getByText("Choose a day to see its times.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Book Consultation" })).toBeDisabled();
	await expect(page.getByRole("radio", { name: /^60 min/ })).toBeChecked();
});

test("consultations: Book Consultation opens a dialog with researcher, date, time, duration and price; Cancel keeps the choice", async ({
	page,
}) => {
	await openDesk(page);
	await choose(page, "Arjun Vasseur", 14, "11:00–11:30");
	await page.getByRole("radio", { name: /^60 min/ }).check();
	await page.getByRole("button", { name: "Book Consultation" }).click();
	const dialog = page.getByRole("dialog", { name: "Confirm your consultation" });
	await expect(dialog.getByRole("term")).toHaveText(["Researcher", "Date", "Time", "Duration", "Price"]);
	await expect(dialog.getByRole("definition")).toHaveText([
		"Arjun Vasseur",
		"Wednesday, 14 May 2025",
		"11:00–12:00",
		"60 min",
		"€20.00",
	]);
	await expectAccessible(page);
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(times(page).and(page.getByRole("radio", { name: "11:00–12:00" }))).toBeChecked();
	expect(await readLocal(page, "appointments")).toBeNull();
});

test("consultations: booking shows a processing state for 1.5 s, then a success toast, and stores a confirmed appointment that survives a reload", async ({
	page,
}) => {
	await openDesk(page);
	await choose(page, "Koffi Adjovi", 12, "14:00–14:30");
	await page.getByRole("button", { name: "Book Consultation" }).click();
	const dialog = page.getByRole("dialog", { name: "Confirm your consultation" });
	await dialog.getByRole("button", { name: "Confirm booking" }).click();
	await expect(dialog.getByRole("button", { name: "Processing…" })).toBeDisabled();
	await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeVisible();
	expect(await readLocal(page, "appointments")).toBeNull();
	await page.clock.runFor(1500);
	await expect(dialog).toHaveCount(0);
	await expect(quietNotice(page)).toHaveText("Booking confirmedKoffi Adjovi, Monday, 12 May 2025 at 14:00");
	const kept = JSON.parse((await readLocal(page, "appointments")) ?? "");
	expect(kept).toEqual([
		{
			id: expect.stringMatching(/^[0-9a-z]{12}$/),
			userId: "current-user",
			researcherId: "biotechnologist",
			date: "2025-05-12",
			time: "14:00",
			duration: "30min",
			status: "confirmed",
			createdAt: expect.stringMatching(/^2025-05-09T08:0\d:\d\d\.\d{3}Z$/),
		},
	]);
	await expect(page.getByRole("heading", { name: "My Appointments" })).toBeFocused();
	await expect(page.getByRole("tabpanel").getByRole("listitem")).toContainText([
		"Mon 12 May14:00–14:30Koffi Adjovi",
	]);
	await dayOfMay(page, 12).click();
	await expect(times(page)).toHaveCount(1);
	await open(page, "/consultations");
	await expect(page.getByRole("tabpanel").getByRole("listitem")).toContainText([
		"Mon 12 May14:00–14:30Koffi Adjovi",
	]);
	await expectAccessible(page);
});

test("consultations: a failed payment says 'Payment failed. Please try again.' and keeps what was chosen", {
	tag: "@desktop",
}, async ({ page }) => {
	await openDesk(page, { payments: "fail" });
	await choose(page, "Inès Carlier", 10, "16:00–16:30");
	await page.getByRole("button", { name: "Book Consultation" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Confirm booking" }).click();
	await page.clock.runFor(1500);
	await expect(errorNotice(page)).toHaveText("ErrorPayment failed. Please try again.");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(times(page).and(page.getByRole("radio", { name: "16:00–16:30" }))).toBeChecked();
	await expect(page.getByRole("button", { name: "Book Consultation" })).toBeEnabled();
	await expect(page.getByText("No upcoming appointments")).toBeVisible();
	expect(await readLocal(page, "appointments")).toBeNull();
});

test("consultations: upcoming are the confirmed ones in the future, earliest first", async ({ page }) => {
	await openDesk(page, {
		appointments: [
			stored({ date: "2025-05-12", time: "10:00", duration: "60min" }),
			stored({ date: "2025-05-10", time: "15:00", researcherId: "environmental-scientist" }),
			stored({ date: "2025-05-13", time: "17:00", status: "cancelled" }),
			stored({ date: "2025-05-09", time: "09:00" }),
			stored({ date: "2025-05-09", time: "18:00", researcherId: "quantum-physicist" }),
		],
	});
	const rows = page.getByRole("tabpanel", { name: "Upcoming" }).getByRole("listitem");
	await expect(rows).toHaveText([
		"Fri 9 May18:00–18:30Arjun Vasseur30 minCancel appointment",
		"Sat 10 May15:00–15:30Maëlle Le Guennec30 minCancel appointment",
		"Mon 12 May10:00–11:00Inès Carlier60 minCancel appointment",
	]);
});

test("consultations: past are the passed, completed or cancelled ones, latest first, their status in a badge: outline if completed, else destructive", async ({
	page,
}) => {
	await openDesk(page, {
		appointments: [
			stored({ date: "2025-05-02", time: "10:00", status: "completed" }),
			stored({ date: "2025-05-13", time: "17:00", status: "cancelled" }),
			stored({ date: "2025-05-09", time: "09:00" }),
			stored({ date: "2025-05-12", time: "10:00" }),
		],
	});
	await page.getByRole("tab", { name: "Past" }).click();
	const rows = page.getByRole("tabpanel", { name: "Past" }).getByRole("listitem");
	await expect(rows).toHaveText([
		"Tue 13 May17:00–17:30Inès Carlier30 minCancelled",
		"Fri 9 May09:00–09:30Inès Carlier30 minConfirmed",
		"Fri 2 May10:00–10:30Inès Carlier30 minCompleted",
	]);
	for (const [place, look] of ["destructive", "destructive", "outline"].entries())
		await expect(rows.nth(place).locator("[data-look]")).toHaveAttribute("data-look", look);
	await expect(rows.getByRole("button")).toHaveCount(0);
	await expectAccessible(page);
});

test("consultations: an upcoming appointment is cancelled after a confirmation prompt, with a success toast", async ({
	page,
}) => {
	const appointments = [
		stored({ date: "2025-05-10", time: "14:00" }),
		stored({ date: "2025-05-12", time: "10:00" }),
	];
	await openDesk(page, { appointments });
	await page.getByRole("radio", { name: "Inès Carlier" }).check();
	await dayOfMay(page, 10).click();
	await expect(times(page)).toHaveCount(2);
	const opener = page.getByRole("button", {
		name: "Cancel appointment with Inès Carlier, Sat 10 May, 14:00–14:30",
	});
	const prompt = page.getByRole("dialog", { name: "Cancel this appointment?" });
	await opener.click();
	await expect(prompt.getByRole("definition")).toHaveText([
		"Inès Carlier",
		"Saturday, 10 May 2025",
		"14:00–14:30",
		"30 min",
		"€20.00",
	]);
	await expectAccessible(page);
	await prompt.getByRole("button", { name: "Keep it" }).click();
	await expect(prompt).toHaveCount(0);
	await expect(opener).toBeFocused();
	await opener.click();
	await prompt.getByRole("button", { name: "Cancel appointment" }).click();
	await expect(quietNotice(page)).toHaveText("Appointment cancelled");
	await expect(opener).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "My Appointments" })).toBeFocused();
	expect(JSON.parse((await readLocal(page, "appointments")) ?? "")).toEqual([
		{ ...appointments[0], status: "cancelled" },
		appointments[1],
	]);
	await page.getByRole("tab", { name: "Past" }).click();
	await expect(page.getByRole("tabpanel").getByRole("listitem")).toContainText(["Cancelled"]);
	// Its time is offered again.
	await expect(times(page)).toHaveCount(3);
});

test("consultations: 'Failed to cancel appointment' when the appointment is not there any more", {
	tag: "@desktop",
}, async ({ page }) => {
	await openDesk(page, { appointments: [stored({ date: "2025-05-10", time: "14:00" })] });
	await page.getByRole("button", { name: /^Cancel appointment with Inès Carlier/ }).click();
	await page.evaluate(() => localStorage.setItem("appointments", "[]"));
	await page.getByRole("dialog").getByRole("button", { name: "Cancel appointment" }).click();
	await expect(errorNotice(page)).toHaveText("ErrorFailed to cancel appointment");
	await expect(page.getByText("No upcoming appointments")).toBeVisible();
});

test("consultations: empty states say so: no upcoming, no past, no times available", async ({ page }) => {
	await openDesk(page);
	const panel = page.getByRole("tabpanel");
	await expect(panel.getByText("No upcoming appointments", { exact: true })).toBeVisible();
	await page.getByRole("tab", { name: "Past" }).click();
	await expect(panel.getByText("No past appointments", { exact: true })).toBeVisible();
	await expect(page.getByText("Choose a researcher to see their days.").first()).toBeVisible();
	await page.evaluate(
		(taken) => localStorage.setItem("appointments", JSON.stringify(taken)),
		["17:00", "18:00"].map((time) => stored({ date: "2025-05-13", time })),
	);
	await open(page, "/consultations");
	await page.getByRole("radio", { name: "Inès Carlier" }).check();
	await dayOfMay(page, 13).click();
	const slots = page.getByRole("group", { name: "Available time slots" });
	await expect(slots.getByText("No times available", { exact: true })).toBeVisible();
	await expect(slots.getByRole("radio")).toHaveCount(0);
});

test("consultations: stored appointments that are broken or another's are left out, the others stay", {
	tag: "@desktop",
}, async ({ page }) => {
	await openDesk(page, {
		appointments: [
			stored({ date: "2025-05-10", time: "15:00" }),
			stored({ date: "2025-02-30", time: "15:00" }),
			stored({ date: "2025-05-10", time: "25:00" }),
			stored({ date: "2025-05-11", time: "15:00", userId: "someone-else" }),
			stored({ date: "2025-05-11", time: "15:00", duration: "90min" }),
			stored({ date: "2025-05-11", time: "15:00", status: "<script>" }),
			null,
			"2025-05-11",
		],
	});
	await expect(page.getByRole("tabpanel").getByRole("listitem")).toHaveCount(1);
	for (const appointments of ['{"length":3}', "[", "42"]) {
		await page.evaluate((text) => localStorage.setItem("appointments", text), appointments);
		await open(page, "/consultations");
		await expect(page.getByText("No upcoming appointments"), appointments).toBeVisible();
		await expect(page.getByRole("group", { name: "Choose a researcher" })).toBeVisible();
	}
});

test("consultations: losing premium in another tab closes the desk, gaining it opens it", {
	tag: "@desktop",
}, async ({ page, context }) => {
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
	await expect(page.getByRole("heading", { name: "Mes rendez-vous" })).toBeVisible();
	await expect(page.getByRole("radio", { name: "Inès Carlier" })).toBeChecked();
	await expect(page.getByRole("gridcell", { selected: true })).toHaveText("12");
	await expect(times(page).nth(1)).toBeChecked();
	await expect(page.getByRole("button", { name: "Réserver la consultation" })).toBeEnabled();
});

for (const { timezoneId, slot, yours, row } of [
	{
		timezoneId: "America/Montreal",
		slot: "14:00–14:30 08:00–08:30 for you",
		yours: "08:00–08:30",
		row: "Sat 10 May14:00–14:3008:00–08:30 for youInès Carlier30 min",
	},
	{
		timezoneId: "Pacific/Auckland",
		slot: "14:00–14:30 Sun 11 May, 00:00–00:30 for you",
		yours: "Sun 11 May, 00:00–00:30",
		row: "Sat 10 May14:00–14:30Sun 11 May, 00:00–00:30 for youInès Carlier30 min",
	},
]) {
	test.describe(() => {
		test.use({ timezoneId });
		test(`consultations: a visitor in ${timezoneId} sees both local times`, { tag: "@desktop" }, async ({
			page,
		}) => {
			await openDesk(page);
			await choose(page, "Inès Carlier", 10, slot);
			await expect(
				page.getByText(/^Times are given in the researcher’s time zone: Central European/),
			).toBeVisible();
			await page.getByRole("button", { name: "Book Consultation" }).click();
			const dialog = page.getByRole("dialog", { name: "Confirm your consultation" });
			await expect(dialog.getByRole("definition")).toHaveText([
				"Inès Carlier",
				"Saturday, 10 May 2025",
				"14:00–14:30 (Central European Time)",
				yours,
				"30 min",
				"€20.00",
			]);
			await expect(dialog.getByRole("term").nth(3)).toHaveText("Your time");
			await dialog.getByRole("button", { name: "Confirm booking" }).click();
			await page.clock.runFor(1500);
			await expect(page.getByRole("tabpanel").getByRole("listitem")).toContainText([row]);
		});
	});
}

test("consultations speaks French, gate, calendar, dialogs and notices too", async ({ page }) => {
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
		"14:00 – 14:30",
		"30 min",
		"20,00 €",
	]);
	await dialog.getByRole("button", { name: "Confirmer la réservation" }).click();
	await page.clock.runFor(1500);
	await expect(quietNotice(page)).toHaveText("Réservation confirméeInès Carlier, samedi 10 mai 2025 à 14:00");
	await page.getByRole("button", { name: /^Annuler le rendez-vous avec Inès Carlier, sam. 10 mai/ }).click();
	await page
		.getByRole("dialog", { name: "Annuler ce rendez-vous ?" })
		.getByRole("button", { name: "Annuler le rendez-vous" })
		.click();
	await expect(quietNotice(page)).toContainText("Rendez-vous annulé");
	await page.getByRole("tab", { name: "Passés" }).click();
	await expect(page.getByRole("tabpanel").getByRole("listitem")).toContainText(["Annulé"]);
});
