import { readLocal, readLocalValue } from "../support/browser-storage.ts";
import { choose, dayOfMay, openDesk, researchers, times } from "../support/consultations-desk.ts";
import { isLongRun } from "../support/journey-languages.ts";
import { expect, expectAccessible, inHeader, open, test } from "../support/page-test.ts";
import { delayStarted, errorNotice, quietNotice, stopClock } from "../support/simulation.ts";

// shows 2.71, 9.17
test("consultations: with the clock at 2025-05-09 the slots are on 2025-05-10 to 2025-05-14, on the hour", async ({
	page,
}) => {
	await openDesk(page);
	const offered = new Set<number>();
	for (const { name, days } of researchers) {
		await page.getByRole("radio", { name }).check();
		for (const [day, hours] of Object.entries(days)) {
			offered.add(Number(day));
			await dayOfMay(page, Number(day)).click();
			await expect(times(page)).toHaveCount(hours.length);
			for (const [index, hour] of hours.entries()) {
				const start = `${String(hour).padStart(2, "0")}:00`;
				await expect(times(page).nth(index)).toHaveAccessibleName(new RegExp(`^${start}`));
			}
		}
	}
	expect([...offered].sort()).toEqual([10, 11, 12, 13, 14]);
});

test("consultations: the chosen researcher, day and time survive a reload and the Back button", async ({
	page,
}) => {
	await openDesk(page);
	await page.locator('input[name="duration"][value="60min"]').check();
	await choose(page, "Inès Carlier", 10, "14:00");
	const book = page.getByRole("button", { name: "Book Consultation", exact: true });
	const expectChosen = async () => {
		await expect(page.getByRole("radio", { name: "Inès Carlier" })).toBeChecked();
		await expect(page.getByRole("gridcell", { selected: true })).toHaveText("10");
		await expect(times(page).and(page.getByRole("radio", { name: "14:00" }))).toBeChecked();
		await expect(page.locator('input[name="duration"][value="60min"]')).toBeChecked();
		await expect(book).toBeEnabled();
	};
	await page.reload();
	await expectChosen();
	await (await inHeader(page, "link", "Explore")).click();
	await expect(page).toHaveURL("/explore");
	await page.goBack();
	await expectChosen();
});

// shows 2.71, 5.10
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
	// The focus is visible to keyboard users.
	await expect(dayOfMay(page, 11)).toHaveCSS("outline-style", "solid");
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

// The short run checks React Aria's French names.
for (const { path, first, last, next } of [
	{
		path: "/consultations",
		first: "Thursday, 1 May 2025",
		last: "Saturday, 31 May 2025",
		next: "Next month",
	},
	{
		path: "/fr/consultations",
		first: "jeudi 1 mai 2025",
		last: "samedi 31 mai 2025",
		next: "Mois suivant",
	},
].filter((_, index) => isLongRun || index === 1))
	test(`consultations: the calendar calls no unavailable day available: ${path} @long`, async ({ page }) => {
		await openDesk(page, { path });
		// The calendar loads when it is near.
		await page.getByRole("group", { name: /^(Duration|Durée)$/ }).scrollIntoViewIfNeeded();
		for (const [day, name] of [
			[1, first],
			[31, last],
		] as const) {
			await expect(dayOfMay(page, day)).toHaveAccessibleName(name);
			await expect(dayOfMay(page, day)).toBeDisabled();
		}
		await expect(page.getByRole("grid").getByRole("button", { name: /availab|disponib/i })).toHaveCount(0);
		await expect(page.getByRole("button", { name: next })).toBeDisabled();
		await dayOfMay(page, 1).focus();
		await page.keyboard.press("End");
		await expect(dayOfMay(page, 31)).toBeFocused();
		await page.keyboard.press("Home");
		await expect(dayOfMay(page, 1)).toBeFocused();
	});

// shows 2.71, 5.11, 9.2
test("consultations: the duration is 30min or 60min, 30min at first, €20.00 for both", async ({ page }) => {
	await openDesk(page);
	const duration = page.getByRole("group", { name: "Duration" });
	await expect(duration.getByRole("radio")).toHaveCount(2);
	await expect(duration.getByRole("radio", { name: "30 min €20.00" })).toBeChecked();
	await choose(page, "Inès Carlier", 10, "14:00–14:30");
	await duration.getByRole("radio", { name: "60 min €20.00" }).check();
	await expect(times(page).first()).toHaveAccessibleName("14:00–15:00");
	await expect(times(page).first()).toBeChecked();
});

// shows 5.8, 5.9
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

test("consultations: the calendar starts with everyone's days, and a day chooses who is free first on it", async ({
	page,
}) => {
	await openDesk(page);
	await page.getByRole("group", { name: "Duration" }).scrollIntoViewIfNeeded();
	await expect(dayOfMay(page, 15)).toBeDisabled();
	await dayOfMay(page, 10).click();
	await expect(page.getByRole("radio", { name: "Maëlle Le Guennec" })).toBeChecked();
	await expect(page.getByRole("gridcell", { selected: true })).toHaveText("10");
	await expect(dayOfMay(page, 10)).toBeFocused();
	await expect(times(page)).toHaveCount(2);
});

// shows 4.22
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
	await expect(page.getByRole("button", { name: "Book Consultation" })).toBeDisabled();
	await expect(page.getByRole("radio", { name: /^60 min/ })).toBeChecked();
});

// shows 2.72
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
		"Wednesday 14 May 2025",
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

test("consultations: on a phone the choice and its button stay in view once a time is chosen", {
	tag: "@phone",
}, async ({ page }) => {
	await openDesk(page);
	await choose(page, "Arjun Vasseur", 14, "11:00–11:30");
	await page.getByText("Available time slots").scrollIntoViewIfNeeded();
	await expect(page.getByRole("button", { name: "Book Consultation" })).toBeInViewport({ ratio: 1 });
	await expect(page.getByText("Arjun Vasseur · Wed 14 May · 11:00–11:30 · €20.00")).toBeInViewport();
	await expectAccessible(page);
});

// shows 3.21, 4.17, 4.23, 6.5, 6.8, 7.8, 8.14
test("consultations: booking shows a processing state for 1.5 s, then a success toast, and stores a confirmed appointment that survives a reload", async ({
	page,
}) => {
	await openDesk(page);
	await choose(page, "Koffi Adjovi", 12, "14:00–14:30");
	await page.getByRole("button", { name: "Book Consultation" }).click();
	const dialog = page.getByRole("dialog", { name: "Confirm your consultation" });
	await expect(dialog).toBeVisible();
	await stopClock(page);
	await dialog.getByRole("button", { name: "Confirm booking" }).click();
	await expect(dialog.getByRole("button", { name: "Processing…" })).toBeDisabled();
	await expect(dialog.getByRole("button", { name: "Cancel" })).toBeDisabled();
	await delayStarted(page);
	await expectAccessible(page);
	await page.keyboard.press("Escape");
	await expect(dialog).toBeVisible();
	expect(await readLocal(page, "appointments")).toBeNull();
	await page.clock.runFor(1500);
	await expect(dialog).toHaveCount(0);
	await page.clock.resume();
	await expect(quietNotice(page)).toHaveText("Booking confirmedKoffi Adjovi, Monday 12 May 2025 at 14:00");
	const kept = await readLocalValue(page, "appointments");
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

// shows 8.5
test("consultations: a failed payment says 'Payment failed. Please try again.' and keeps what was chosen", async ({
	page,
}) => {
	await openDesk(page, { payments: "fail" });
	await choose(page, "Inès Carlier", 10, "16:00–16:30");
	await page.getByRole("button", { name: "Book Consultation" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Confirm booking" }).click();
	await delayStarted(page);
	await page.clock.runFor(1500);
	await expect(errorNotice(page)).toHaveText("ErrorPayment failed. Please try again.");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await expect(times(page).and(page.getByRole("radio", { name: "16:00–16:30" }))).toBeChecked();
	await expect(page.getByRole("button", { name: "Book Consultation" })).toBeEnabled();
	await expect(page.getByText("No upcoming appointments")).toBeVisible();
	expect(await readLocal(page, "appointments")).toBeNull();
});

// The short run uses the zone where it is another day.
for (const { timezoneId, day, slot, details, row } of [
	{
		timezoneId: "America/Montreal",
		day: 10,
		slot: "08:00–08:30 14:00–14:30 there",
		details: ["Saturday 10 May 2025", "08:00–08:30", "14:00–14:30 (Central European Time)"],
		row: "Sat 10 May08:00–08:3014:00–14:30, Central European TimeInès Carlier30 min",
	},
	{
		timezoneId: "Pacific/Auckland",
		day: 11,
		slot: "00:00–00:30 Sat 10 May, 14:00–14:30 there",
		details: ["Sunday 11 May 2025", "00:00–00:30", "Sat 10 May, 14:00–14:30 (Central European Time)"],
		row: "Sun 11 May00:00–00:30Sat 10 May, 14:00–14:30, Central European TimeInès Carlier30 min",
	},
].filter((_, index) => isLongRun || index === 1)) {
	test.describe(() => {
		test.use({ timezoneId });
		test(`consultations: a visitor in ${timezoneId} sees their own clock first, and the researcher’s beside it`, async ({
			page,
		}) => {
			await openDesk(page);
			await choose(page, "Inès Carlier", day, slot);
			await expect(
				page.getByText("Your own time; in small, the researcher’s (Central European Time)."),
			).toBeVisible();
			await page.getByRole("button", { name: "Book Consultation" }).click();
			const dialog = page.getByRole("dialog", { name: "Confirm your consultation" });
			await expect(dialog.getByRole("definition")).toHaveText([
				"Inès Carlier",
				...details,
				"30 min",
				"€20.00",
			]);
			await expect(dialog.getByRole("term").nth(3)).toHaveText("Their time");
			await dialog.getByRole("button", { name: "Confirm booking" }).click();
			await delayStarted(page);
			await page.clock.runFor(1500);
			await expect(page.getByRole("tabpanel").getByRole("listitem")).toContainText([row]);
		});
	});
}
