import { routes } from "#contract/routes.ts";
import { checkWeekly, readDaysOff, readExtraHours } from "#domain/consultations/desk-hours.ts";
import { inWeekOrder } from "#domain/consultations/weekly.ts";
import { type LocalDate, toInstant, type Zone } from "#domain/shared/instant.ts";
import { success } from "#domain/shared/result.ts";
import { dateIn } from "#domain/shared/time.ts";
import {
	hoursOf,
	lockResearcher,
	removeExceptions,
	setWeekly,
	storeExceptions,
} from "#server/consultations/researchers/store.ts";
import { deskAppointmentsOf } from "#server/consultations/store.ts";
import { recordEvent } from "#server/platform/audit/store.ts";
import type { Queries, Transaction } from "#server/platform/db/queries.ts";
import { implementRoute, type RouteHandler } from "#server/platform/http/define-route.ts";
import type { DeskDependencies } from "./dependencies.ts";

const todayIn = (zone: Zone, now: Date): LocalDate => dateIn(toInstant(now), zone);

/** The hours of a researcher from `today` on. */
async function readHours(queries: Queries, researcherId: string, today: LocalDate) {
	const { weekly = [], exceptions = [] } =
		(await hoursOf(queries, [researcherId], today)).get(researcherId) ?? {};
	return { weekly: inWeekOrder(weekly), exceptions: [...exceptions] };
}

/** A researcher's own hours, in their zone. Booked consultations stay whatever changes. */
export const deskHoursRoutes = ({ database }: DeskDependencies): RouteHandler[] => {
	/** Changes hours while the researcher is locked, and records it. */
	const change = <Value>(
		researcherId: string,
		now: Date,
		work: (transaction: Transaction) => Promise<Value>,
	): Promise<Value> =>
		database.transaction(async (transaction) => {
			await lockResearcher(transaction, researcherId);
			await recordEvent(transaction, { event: "desk_hours_changed", accountId: null, at: now, researcherId });
			return work(transaction);
		});
	return [
		implementRoute(routes.deskHours, async ({ session: { researcherId, zone }, now }) =>
			success(await readHours(database.queries(), researcherId, todayIn(zone, now))),
		),

		implementRoute(routes.setDeskHours, async ({ session: { researcherId, zone }, body, now }) => {
			const weekly = checkWeekly(body.weekly);
			if (!weekly.ok) return weekly;
			return change(researcherId, now, async (transaction) => {
				await setWeekly(transaction, researcherId, weekly.value);
				return success(await readHours(transaction, researcherId, todayIn(zone, now)));
			});
		}),

		implementRoute(routes.addDaysOff, async ({ session: { researcherId, zone }, body, now }) => {
			const days = readDaysOff(body, todayIn(zone, now));
			if (!days.ok) return days;
			return change(researcherId, now, async (transaction) => {
				await storeExceptions(transaction, researcherId, days.value);
				const coming = await deskAppointmentsOf(transaction, researcherId, now);
				const booked = coming.filter(({ appointment: { state, startsAt } }) => {
					const date = dateIn(toInstant(startsAt), zone);
					return state === "confirmed" && body.from <= date && date <= body.to;
				});
				return success({ booked: booked.length });
			});
		}),

		implementRoute(routes.addExtraHours, async ({ session: { researcherId, zone }, body, now }) => {
			const extra = readExtraHours(body, todayIn(zone, now));
			if (!extra.ok) return extra;
			return change(researcherId, now, async (transaction) => {
				await storeExceptions(transaction, researcherId, [extra.value]);
				return success(null);
			});
		}),

		implementRoute(routes.removeExceptions, ({ session: { researcherId }, body, now }) =>
			change(researcherId, now, async (transaction) => {
				await removeExceptions(transaction, researcherId, body);
				return success(null);
			}),
		),
	];
};
