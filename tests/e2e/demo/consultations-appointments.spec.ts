import { readLocalValue } from "../support/browser-storage.ts";
import { dayOfMay, openDesk, stored, times } from "../support/consultations-desk.ts";
import { expect, expectAccessible, open, test } from "../support/page-test.ts";
import { errorNotice, quietNotice } from "../support/simulation.ts";

// shows 4.19
test("consultations: upcoming appointments are the confirmed ones in the future, earliest first", async ({
	page,
}) => {
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
	// The next one is a card with its picture and what to do before.
	await expect(rows).toHaveText([
		"Your next consultationFri 9 May18:00–18:30Arjun Vasseur30 minQuantum physicistOne thing to do before: prepare one question that only this person can answer.Prepare one questionCancel appointment",
		"Sat 10 May15:00–15:30Maëlle Le Guennec30 minCancel appointment",
		"Mon 12 May10:00–11:00Inès Carlier60 minCancel appointment",
	]);
});

// shows 4.18, 4.20, 4.21
test("consultations: past appointments are the passed, completed or cancelled ones, latest first, with their status in a badge: outline if completed, else destructive", async ({
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
	for (const [index, look] of ["destructive", "destructive", "outline"].entries())
		await expect(rows.nth(index).locator("[data-look]")).toHaveAttribute("data-look", look);
	await expect(rows.getByRole("button")).toHaveCount(0);
	await expectAccessible(page);
});

// shows 2.73, 4.17, 6.5, 8.15
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
		"Saturday 10 May 2025",
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
	expect(await readLocalValue(page, "appointments")).toEqual([
		{ ...appointments[0], status: "cancelled" },
		appointments[1],
	]);
	await page.getByRole("tab", { name: "Past" }).click();
	await expect(page.getByRole("tabpanel").getByRole("listitem")).toContainText(["Cancelled"]);
	// The time is offered again.
	await expect(times(page)).toHaveCount(3);
});

// shows 8.8
test("consultations: cancelling a missing appointment says 'Failed to cancel appointment'", async ({
	page,
}) => {
	await openDesk(page, { appointments: [stored({ date: "2025-05-10", time: "14:00" })] });
	await page.getByRole("button", { name: /^Cancel appointment with Inès Carlier/ }).click();
	await page.evaluate(() => localStorage.setItem("appointments", "[]"));
	await page.getByRole("dialog").getByRole("button", { name: "Cancel appointment" }).click();
	await expect(errorNotice(page)).toHaveText("ErrorFailed to cancel appointment");
	await expect(page.getByText("No upcoming appointments")).toBeVisible();
});

// shows 8.12
test("consultations: empty states say that there are no upcoming, no past, no available times", async ({
	page,
}) => {
	await openDesk(page);
	const panel = page.getByRole("tabpanel");
	await expect(panel.getByText("No upcoming appointments", { exact: true })).toBeVisible();
	await page.getByRole("tab", { name: "Past" }).click();
	await expect(panel.getByText("No past appointments", { exact: true })).toBeVisible();
	await expect(
		page.getByText("Choose a researcher, or a day on which someone is free.").first(),
	).toBeVisible();
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

test("consultations: broken and foreign stored appointments are left out, the others remain @long", async ({
	page,
}) => {
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
