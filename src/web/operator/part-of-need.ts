import type { NeedCode } from "#domain/operator/today.ts";

/** The parts of the desk, in the order of their links. */
export const deskParts = [
	"today",
	"people",
	"inbox",
	"appointments",
	"researchers",
	"payments",
	"names",
	"figures",
	"newsletter",
	"settings",
] as const;
/** A part of the desk, by the fragment of its address. */
export type DeskPart = (typeof deskParts)[number];

/** Where each need is dealt with; the others concern the machine, not the desk. */
export const partOfNeed: Readonly<Partial<Record<NeedCode, DeskPart>>> = {
	reports_open: "inbox",
	missed_undecided: "inbox",
	messages_waiting: "inbox",
	mails_stuck: "inbox",
	mails_failing: "inbox",
	mails_refused: "inbox",
	payments_open: "payments",
	profiles_waiting: "researchers",
	researchers_unchecked: "researchers",
	months_unpaid: "researchers",
};
