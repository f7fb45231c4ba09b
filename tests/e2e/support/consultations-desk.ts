import type { Locator, Page } from "@playwright/test";
import { putStorage } from "./browser-storage.ts";
import { open } from "./page-test.ts";
import { drawPayments, setClock } from "./simulation.ts";

/** The morning before the specification's five days, in Paris. */
const morningBefore = "2025-05-09T10:00:00+02:00";

/** An appointment in the specification's shape, with defaults. */
export const stored = (
	differs: Readonly<Record<string, unknown>> & { readonly date: string; readonly time: string },
) => ({
	id: `${differs.date} ${differs.time}`,
	userId: "current-user",
	researcherId: "astrophysicist",
	duration: "30min",
	status: "confirmed",
	createdAt: "2025-05-01T08:00:00.000Z",
	...differs,
});

interface Desk {
	readonly appointments?: unknown;
	readonly payments?: "succeed" | "fail";
	readonly path?: string;
}

/** Opens the consultations as a premium member would on 9 May 2025, with these appointments stored. */
export const openDesk = async (page: Page, desk: Desk = {}): Promise<void> => {
	const { appointments, payments = "succeed", path = "/consultations" } = desk;
	await drawPayments(page, payments);
	await setClock(page, morningBefore);
	const kept = appointments === undefined ? {} : { appointments: JSON.stringify(appointments) };
	await putStorage(page, { local: { isPremium: "true", ...kept } });
	await open(page, path);
};

/** A day of the calendar, by its number in May 2025. */
export const dayOfMay = (page: Page, day: number): Locator =>
	page.getByRole("grid").getByRole("button", { name: new RegExp(`\\b${day} (May|mai) 2025`) });

/** The radio buttons of the offered times, in their order. */
export const times = (page: Page): Locator =>
	page.getByRole("group", { name: /^(Available time slots|Horaires disponibles)$/ }).getByRole("radio");

/** Chooses researcher, day of May 2025 and time. */
export const choose = async (page: Page, researcher: string, day: number, time: string): Promise<void> => {
	await page.getByRole("radio", { name: researcher }).check();
	await dayOfMay(page, day).click();
	await times(page)
		.and(page.getByRole("radio", { name: time }))
		.check();
};

/** The four researchers, and the hours they offer by day of May 2025. */
export const researchers = [
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
