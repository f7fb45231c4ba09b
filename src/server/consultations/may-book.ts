import { mayAccess } from "#domain/account/access.ts";
import { failure } from "#domain/shared/result.ts";
import { isPremium } from "#server/billing/premium.ts";
import { checkPayer } from "#server/platform/people/store.ts";
import type { AppointmentParts } from "./parts.ts";

/** Booking takes the premium plan and, under eighteen, a guardian who has confirmed. */
export const mayBook: AppointmentParts["mayBook"] = async (queries, accountId, now) => {
	const visitor = { isPremium: await isPremium(queries, accountId, now) };
	if (!mayAccess("consultations.book", visitor)) return failure("consultations.premium_required");
	return checkPayer(queries, accountId);
};
