import { researchers } from "#content/consultations/researchers.ts";
import type { Transaction } from "#server/platform/db/queries.ts";
import { insertResearcher, setWeekly } from "./store.ts";

/** The hours of the specification's five days as weekly hours, Monday to Friday. */
const weeklyOf = ({ pattern }: (typeof researchers)[number]) =>
	pattern.flatMap(({ dayOffset, times }) =>
		times.map((time) => {
			const start = Number(time.slice(0, 2)) * 60;
			return { weekday: dayOffset + 1, start, end: start + 60 };
		}),
	);

/** Inserts the illustrative researchers if they are missing; used where payments are simulated. */
export async function insertIllustrativeResearchers(transaction: Transaction, now: Date): Promise<void> {
	for (const [number, source] of researchers.entries()) {
		const { id, zone, monogram, hue, languages, text } = source;
		const isNew = await insertResearcher(transaction, {
			id,
			zone,
			words: text,
			languages,
			monogram,
			hue,
			isIllustrative: true,
			email: null,
			locale: "fr",
			// In the specification's order.
			createdAt: new Date(now.getTime() + number),
			updatedAt: now,
		});
		if (isNew) await setWeekly(transaction, id, weeklyOf(source));
	}
}
