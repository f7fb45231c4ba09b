import { randomInt, randomUUID } from "node:crypto";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import type { Researcher } from "../../../src/contract/consultations.ts";
import type { Appointment } from "../../../src/domain/consultations/appointment.ts";
import type { Duration } from "../../../src/domain/consultations/slots.ts";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { takePremium } from "./members.ts";
import { expect, messagesOf } from "./page-test.ts";
import { enrol, fromOwnPage, newPerson } from "./people.ts";

/** Creates an account with the premium plan by the API. */
export const enrolPremium = async (request: APIRequestContext, locale: Locale = "en"): Promise<void> => {
	await enrol(request, newPerson(), { locale });
	await takePremium(request, locale);
};

const daysAhead = 3;

/**
 * A random free time of at least this duration, days from now, with its researcher. Tests run in parallel.
 */
export const freeTime = async (
	request: APIRequestContext,
	locale: Locale,
	duration: Duration = "30min",
): Promise<{ researcher: Researcher; startsAt: string }> => {
	const answer = await request.get(`/api/researchers/${locale}`);
	const { researchers } = (await answer.json()) as { researchers: Researcher[] };
	const earliest = new Date(Date.now() + daysAhead * 86_400_000).toISOString();
	const free = researchers.flatMap((researcher) =>
		researcher.slots
			.filter(({ startsAt, durations }) => startsAt > earliest && durations.includes(duration))
			.map(({ startsAt }) => ({ researcher, startsAt })),
	);
	const one = free[randomInt(free.length)];
	if (one === undefined) throw new Error("No researcher has time");
	return one;
};

/** Books by the API. */
export const bookByRequest = async (
	request: APIRequestContext,
	time: {
		readonly researcherId: string;
		readonly startsAt: string;
		readonly duration: Duration;
		readonly topic?: string;
	},
): Promise<Appointment> => {
	const booking = { ...time, idempotencyKey: randomUUID(), locale: "en", visitorZone: "Europe/Paris" };
	const answer = await request.post("/api/appointments", { headers: fromOwnPage, data: booking });
	expect(answer.status(), await answer.text()).toBe(200);
	return ((await answer.json()) as { appointment: Appointment }).appointment;
};

/** The plan on the subscription page. */
export const premiumPlan = (page: Page, locale: Locale): Locator =>
	page.getByRole("region", { name: messagesOf(locale).subscription.plans.premium, exact: true });

const tag = { en: "en-GB", fr: "fr-FR" };

/** Whether it appears within half a second: a calendar that has just loaded may render again. */
const comesSoon = (locator: Locator): Promise<boolean> =>
	locator.waitFor({ timeout: 500 }).then(
		() => true,
		() => false,
	);

/** Opens the month of a day in the calendar and chooses it; `instant` is read on the clock of the page. */
const chooseDay = async (page: Page, locale: Locale, instant: string): Promise<void> => {
	const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
	const { calendar } = messagesOf(locale).consultations;
	const options = { day: "numeric", month: "long", year: "numeric", timeZone: zone } as const;
	const day = new Intl.DateTimeFormat(tag[locale], options).format(new Date(instant));
	// The days of the next month that fill the last week are hidden, but not at once.
	const cell = page
		.getByRole("grid")
		.getByRole("button", { name: new RegExp(`(^|\\D)${day}(?!\\d)`) })
		.and(page.locator(":not([data-outside-month])"));
	const month = page.getByRole("grid");
	await expect(month).toBeVisible();
	// One month at a time: a second click before the first has rendered would skip a month.
	for (let turned = 0; turned < 4 && !(await comesSoon(cell)); turned += 1) {
		const shown = (await month.getAttribute("aria-label")) ?? "";
		await page.getByRole("button", { name: calendar.next }).click();
		await expect(month).not.toHaveAttribute("aria-label", shown);
	}
	await cell.click();
};

/** The radio button of a time, by its instant. */
export const timeOf = (page: Page, startsAt: string): Locator =>
	page.locator(`input[name="time"][value="${startsAt}"]`);

/** Chooses researcher, day and time. */
export const chooseTime = async (
	page: Page,
	locale: Locale,
	{ id }: Researcher,
	startsAt: string,
): Promise<void> => {
	await page.locator(`input[name="researcher"][value="${id}"]`).check();
	await chooseDay(page, locale, startsAt);
	await timeOf(page, startsAt).check();
};

/** Submits the choices and confirms. */
export const bookChosen = async (page: Page, locale: Locale): Promise<void> => {
	const { booking, confirming } = messagesOf(locale).consultations;
	await page.getByRole("button", { name: booking.book, exact: true }).click();
	await page.getByRole("dialog").getByRole("button", { name: confirming.confirm, exact: true }).click();
};
