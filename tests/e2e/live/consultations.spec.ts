import { readFile } from "node:fs/promises";
import { toInstant, zoneNamed } from "#domain/shared/instant.ts";
import { fillIn } from "../../../src/content/messages/mail.ts";
import type { Appointment } from "../../../src/domain/consultations/appointment.ts";
import { formatsOf } from "../../../src/domain/shared/format.ts";
import type { Locale } from "../../../src/domain/shared/locale.ts";
import { journeyLanguages } from "../support/journey-languages.ts";
import { takePremium } from "../support/members.ts";
import { expect, expectAccessible, messagesOf, open, pathIn, test } from "../support/page-test.ts";
import { enrol, fromOwnPage, newPerson, sendLogin } from "../support/people.ts";
import { bookByRequest, bookChosen, chooseTime, enrolPremium, freeTime, timeOf } from "../support/premium.ts";
import { quietNotice } from "../support/simulation.ts";

/** The local time in a zone, such as "14:30". */
const clock = (locale: Locale, instant: string, timeZone: string): string =>
	formatsOf(locale).time(toInstant(new Date(instant)), zoneNamed(timeZone));

/** The text before the first variable. */
const start = (sentence: string): RegExp => new RegExp(`^${sentence.split("{{")[0]}`);

const zones = { en: "America/Montreal", fr: "Asia/Kolkata" } as const;

for (const locale of journeyLanguages("fr")) {
	const timezoneId = zones[locale];
	const { consultations: words, problems } = messagesOf(locale);
	const path = pathIn(locale, "/consultations");

	test.describe(`consultations (${locale}, ${timezoneId})`, () => {
		// The browser logs requests that the test makes fail.
		test.use({ timezoneId, expectedErrors: /status of (401|409)/ });

		test("a free account sees the gate instead of consultations", async ({ page, context }) => {
			await enrol(context.request, newPerson(), { locale });
			await open(page, path);
			await expect(page.getByText(words.gate.title, { exact: true })).toBeVisible();
			await expect(page.getByText(problems.consultations.premium_required)).toBeVisible();
			await expect(page.getByRole("heading", { name: words.booking.title })).toBeHidden();
			await expectAccessible(page);
			await page.getByRole("link", { name: words.gate.upgrade, exact: true }).click();
			await expect(page).toHaveURL(pathIn(locale, "/subscription"));
		});

		test("a consultation is booked with both local times, kept in a calendar, and cancelled with a refund", async ({
			page,
			context,
		}) => {
			await enrolPremium(context.request, locale);
			const { researcher, startsAt } = await freeTime(context.request, locale);
			await open(page, path);
			await chooseTime(page, locale, researcher, startsAt);
			const here = clock(locale, startsAt, timezoneId);
			const there = clock(locale, startsAt, researcher.zone);
			expect(here).not.toBe(there);
			const time = page.locator("label").filter({ has: timeOf(page, startsAt) });
			await expect(time).toContainText(there);
			await expect(time).toContainText(here);
			await expectAccessible(page);
			await page.getByRole("button", { name: words.booking.book, exact: true }).click();
			const dialog = page.getByRole("dialog", { name: words.confirming.title });
			await expect(dialog.getByText(words.details.theirTime, { exact: true })).toBeVisible();
			await expect(dialog).toContainText(there);
			await expect(dialog).toContainText(here);
			await expect(dialog.getByText(words.confirming.testModeInvented)).toBeVisible();
			await expect(dialog.getByText(start(words.refund.until))).toBeVisible();
			await expectAccessible(page);
			await dialog.getByRole("button", { name: words.confirming.confirm, exact: true }).click();
			await expect(quietNotice(page)).toContainText(words.confirming.done);
			await expect(quietNotice(page)).toContainText(here);

			const mine = page.getByRole("region", { name: words.mine.title });
			await expect(mine.getByRole("listitem")).toHaveCount(1);
			await expect(mine.getByRole("listitem")).toContainText(researcher.name);
			await expect(mine.getByRole("link", { name: new RegExp(`^${words.mine.join}`) })).toBeVisible();
			const arriving = page.waitForEvent("download");
			await mine.getByRole("link", { name: new RegExp(`^${words.mine.calendar}`) }).click();
			const file = await arriving;
			expect(file.suggestedFilename()).toBe("consultation.ics");
			expect(await readFile(await file.path(), "utf8")).toContain("BEGIN:VEVENT");
			await expectAccessible(page);
			// Its time is free again, and the form is empty.
			await page.reload();
			await expect(mine.getByRole("listitem")).toHaveCount(1);

			await mine.getByRole("button", { name: start(words.mine.cancelNamed) }).click();
			const asked = page.getByRole("dialog", { name: words.cancelling.title });
			await expect(asked.getByText(words.refund.testMode)).toBeVisible();
			await expectAccessible(page);
			await asked.getByRole("button", { name: words.cancelling.keep, exact: true }).click();
			await expect(mine.getByRole("listitem")).toHaveCount(1);
			await mine.getByRole("button", { name: start(words.mine.cancelNamed) }).click();
			await asked.getByRole("button", { name: words.cancelling.confirm, exact: true }).click();
			await expect(quietNotice(page)).toContainText(words.cancelling.done);
			await expect(quietNotice(page)).toContainText(words.refund.testMode);
			await expect(mine.getByText(words.mine.noUpcoming)).toBeVisible();
			await mine.getByRole("tab", { name: words.mine.past, exact: true }).click();
			await expect(mine.getByText(words.status.cancelled, { exact: true })).toBeVisible();
			await expect(mine.getByRole("link", { name: new RegExp(`^${words.mine.calendar}`) })).toHaveCount(0);
			await expectAccessible(page);
		});

		test("a taken time leads to proposals of the nearest times, and keeps all choices", async ({
			page,
			context,
			browser,
		}) => {
			await enrolPremium(context.request, locale);
			const { researcher, startsAt } = await freeTime(context.request, locale, "60min");
			await open(page, path);
			await page.locator('input[name="duration"][value="60min"]').check();
			await chooseTime(page, locale, researcher, startsAt);
			const other = await browser.newContext();
			await enrolPremium(other.request, locale);
			await bookByRequest(other.request, { researcherId: researcher.id, startsAt, duration: "60min" });
			await other.close();
			await bookChosen(page, locale);
			const notice = page.getByRole("alert").filter({ hasText: problems.consultations.slot_taken });
			await expect(notice).toContainText(fillIn(words.alternatives.nearest, { researcher: researcher.name }));
			await expect(notice.getByRole("button")).toHaveCount(3);
			await expect(page.locator(`input[name="researcher"][value="${researcher.id}"]`)).toBeChecked();
			await expect(page.locator('input[name="duration"][value="60min"]')).toBeChecked();
			await expect(page.getByRole("gridcell", { selected: true })).toHaveCount(1);
			await expect(timeOf(page, startsAt)).toHaveCount(0);
			await expectAccessible(page);
			await notice.getByRole("button").first().press("Enter");
			await expect(notice).toHaveCount(0);
			await expect(page.locator('input[name="time"]:checked')).toHaveCount(1);
			await bookChosen(page, locale);
			await expect(quietNotice(page)).toContainText(words.confirming.done);
		});

		test("the page continues after the payment page: with the choices when left, with a notice when paid", async ({
			page,
			context,
		}) => {
			await enrolPremium(context.request, locale);
			const { researcher, startsAt } = await freeTime(context.request, locale);
			const chosen = { payment: "left", researcher: researcher.id, startsAt, duration: "30min" };
			await open(page, `${path}?${new URLSearchParams(chosen)}`);
			await expect(quietNotice(page)).toHaveText(words.payment.left);
			await expect(page).toHaveURL(path);
			await expect(timeOf(page, startsAt)).toBeChecked();
			await expect(page.getByRole("button", { name: words.booking.book, exact: true })).toBeEnabled();

			const id = "00000000-0000-4000-8000-000000000000";
			await open(page, `${path}?payment=returned&appointment=${id}`);
			await expect(page.getByText(words.payment.unconfirmed)).toBeVisible();
			await expectAccessible(page);
			const slot = { researcherId: researcher.id, startsAt, duration: "30min" } as const;
			const appointment = await bookByRequest(context.request, slot);
			await page.route("**/api/appointments", (route) =>
				route.fulfill({ json: { appointments: [{ ...appointment, id }] satisfies Appointment[] } }),
			);
			await expect(quietNotice(page)).toContainText(words.confirming.done, { timeout: 20_000 });
			await expect(quietNotice(page)).toContainText(researcher.name);
			await expect(page.getByText(words.payment.unconfirmed)).toBeHidden();
			await expect(page).toHaveURL(path);
		});

		test("the page says after a reload that a payment is pending, until its outcome is known @long", async ({
			page,
			context,
		}) => {
			await enrolPremium(context.request, locale);
			let isPaymentOpen = true;
			await page.route("**/api/appointments", (route) =>
				route.fulfill({ json: { appointments: [], ...(isPaymentOpen ? { isPaymentOpen } : {}) } }),
			);
			await open(page, path);
			await expect(page.getByText(words.payment.underWay, { exact: true })).toBeVisible();
			await page.reload();
			await expect(page.getByText(words.payment.underWayHint, { exact: true })).toBeVisible();
			await expectAccessible(page);
			isPaymentOpen = false;
			await expect(page.getByText(words.payment.underWay, { exact: true })).toBeHidden({ timeout: 20_000 });
		});

		test("a student who has logged out meanwhile is redirected to the login, and the choices are kept", async ({
			page,
			context,
		}) => {
			const person = newPerson();
			await enrol(context.request, person, { locale });
			await takePremium(context.request, locale);
			const { researcher, startsAt } = await freeTime(context.request, locale);
			await open(page, path);
			await chooseTime(page, locale, researcher, startsAt);
			await context.request.post("/api/account/sign-out", { headers: fromOwnPage });
			await bookChosen(page, locale);
			await expect(page).toHaveURL(`${pathIn(locale, "/login")}?returnTo=/consultations`);
			await sendLogin(page, locale, person);
			await expect(page).toHaveURL(path);
			await expect(timeOf(page, startsAt)).toBeChecked();
			await expect(page.getByRole("button", { name: words.booking.book, exact: true })).toBeEnabled();
		});
	});
}
