import { mayBook as mayBookByPlan } from "#domain/consultations/appointment.ts";
import { isPremium } from "#server/billing/premium.ts";
import { checkPayer } from "#server/platform/people/store.ts";
import type { ConsultationsDependencies } from "./dependencies.ts";

/** Booking needs the premium plan and, under eighteen, a confirmed guardian. */
export const accountMayBook: ConsultationsDependencies["mayBook"] = async (queries, accountId, now) => {
	const byPlan = mayBookByPlan({ isPremium: await isPremium(queries, accountId, now) });
	if (!byPlan.ok) return byPlan;
	return checkPayer(queries, accountId);
};
