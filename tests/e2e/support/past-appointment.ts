import { withDatabase } from "./live-database.ts";

/** Lets a researcher have sent a profile with another title in both languages, which waits for an operator. */
export const letProfileWait = (researcherId: string, title: string): Promise<void> =>
	withDatabase((client) =>
		client.query(
			`INSERT INTO researcher_profile (researcher_id, words, version, sent_at)
			SELECT id, jsonb_set(jsonb_set(words, '{en,title}', to_jsonb($2::text)), '{fr,title}', to_jsonb($2::text)),
				md5($2), now()
			FROM researcher WHERE id = $1
			ON CONFLICT (researcher_id) DO UPDATE SET words = excluded.words, version = excluded.version,
				sent_at = excluded.sent_at, refused_at = NULL, refusal = NULL`,
			[researcherId, title],
		),
	);

/** Lets a circle of the live server start in so many minutes: its room can be opened. */
export const letCircleBeginIn = (circleId: string, minutes: number): Promise<void> =>
	withDatabase((client) =>
		client.query("UPDATE circle SET starts_at = now() + $2 * interval '1 minute' WHERE id = $1", [
			circleId,
			minutes,
		]),
	);

/**
 * Lets an appointment of the live server start so many minutes in the past, with a real researcher: no test waits for days,
 * and while payments are simulated no real researcher can be booked.
 */
export const letBegin = async (
	appointmentId: string,
	researcherId: string,
	minutesAgo: number,
): Promise<void> =>
	withDatabase(async (client) => {
		await client.query(
			`UPDATE statement_line l SET researcher_id = $2, starts_at = begins, counts_from = begins,
			month = to_char(begins AT TIME ZONE l.zone, 'YYYY-MM')
			FROM appointment a, (SELECT now() - $3 * interval '1 minute' AS begins) AS time
			WHERE a.id = $1 AND l.payment_id = a.payment_id`,
			[appointmentId, researcherId, minutesAgo],
		);
		await client.query(
			`UPDATE appointment SET researcher_id = $2, ends_at = now() - $3 * interval '1 minute' + (ends_at - starts_at),
			starts_at = now() - $3 * interval '1 minute' WHERE id = $1`,
			[appointmentId, researcherId, minutesAgo],
		);
	});
