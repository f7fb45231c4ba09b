import { isSameMailbox } from "../account/same-mailbox.ts";
import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { failure, type Result, success } from "../shared/result.ts";

/** A colleague can take over an offered class for this many days; then the offer is deleted. */
export const offerDays = 14;
const offerMinutes = offerDays * 24 * 60;

/** The offers made before this instant have expired. */
export const oldestOffer = (now: Instant): Instant => addMinutes(now, -offerMinutes);

/** A class can be offered to a colleague, not to its own teacher. */
export const checkOffer = (teacherEmail: string, to: string): Result<null, "classes.offered_to_self"> =>
	isSameMailbox(teacherEmail, to) ? failure("classes.offered_to_self") : success(null);

/** Only the account of the address takes a class over: names of pupils follow no forwarded mail. */
export const mayTakeOver = (
	offeredTo: string,
	takerEmail: string,
): Result<null, "classes.offered_to_another"> =>
	isSameMailbox(offeredTo, takerEmail) ? success(null) : failure("classes.offered_to_another");
