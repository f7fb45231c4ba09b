import { expect, it } from "vitest";
import { messagesByLocale } from "#content/messages/all.ts";
import { mailMessages } from "#content/messages/mail.ts";
import { parisZone, toInstant } from "#domain/shared/instant.ts";
import { locales } from "#domain/shared/locale.ts";
import { cents } from "#domain/shared/money.ts";
import { livePage, pass, renderOnPage } from "../../../tests/setup/hooks.tsx";
import { useNotesOnBooking, useRefundMessages } from "./use-refund-messages.ts";

const server = livePage();

const meeting = { startsAt: toInstant(new Date("2027-05-03T09:00:00.000Z")) };
const notes = (isTestMode: boolean, illustrative: boolean) =>
	renderOnPage(() => useNotesOnBooking({ isTestMode })).result.current(
		{ ...meeting, illustrative },
		parisZone,
	);

it("in test mode the booking warns that no one will attend only if the researcher is invented", () => {
	expect(notes(true, true).at(-1)).toBe("consultations.confirming.testModeInvented");
	expect(notes(true, false).at(-1)).toBe("consultations.confirming.testModeReal");
	expect(notes(false, false).join()).not.toContain("testMode");
});

it("test mode says that there is no money to refund, before and after cancelling", async () => {
	server.answers = {
		"GET /api/account/session": () => Response.json({ session: { role: "student" } }),
		"GET /api/subscription": () => Response.json({ isPremium: true, testMode: true }),
	};
	const { result } = renderOnPage(() => useRefundMessages());
	await pass();
	const booked = {
		...meeting,
		id: "a",
		researcherId: "b",
		zone: parisZone,
		duration: "30min",
		createdAt: meeting.startsAt,
		amountCents: cents(2000),
	} as const;
	expect(result.current.beforeCancelling(booked)).toBe("consultations.refund.testMode");
	expect(result.current.ofCancelled({ ...booked, status: "cancelled", refund: "done" })).toBe(
		"consultations.refund.testMode",
	);
	expect(result.current.ofCancelled({ ...booked, status: "cancelled" })).toBeNull();
});

it.each(locales)("the page and the mails speak of money in test mode in the same words (%s)", (locale) => {
	const page = messagesByLocale[locale].consultations.refund.testMode;
	expect(page).toBe(mailMessages[locale].payments.testModeRefund);
});
