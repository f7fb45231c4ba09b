import { expect, it } from "vitest";
import { parisZone, toInstant } from "#domain/shared/moment.ts";
import { livePage, renderOnPage } from "../../../tests/setup/hooks.tsx";
import { useNotesOnBooking } from "./use-refund-messages.ts";

livePage();

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
