type Ask = (sql: string) => Promise<Record<string, unknown>[]>;

const rules = {
	"paid is not the same as booked": `
		SELECT p.id, p.state, h.state AS hold, a.state AS appointment
		FROM payment p LEFT JOIN appointment_hold h ON h.payment_id = p.id LEFT JOIN appointment a ON a.payment_id = p.id
		WHERE p.purpose = 'consultation' AND p.account_id IS NOT NULL AND (
			p.state = 'open'
			OR (p.state = 'paid' AND (a.id IS NULL OR h.state <> 'booked'))
			OR (p.state IN ('failed', 'expired') AND (a.id IS NOT NULL OR h.state <> 'released'))
			OR (p.state IN ('refunding', 'refunded') AND (a.state = 'confirmed' OR h.state = 'held')))`,
	"the bank says otherwise": `
		SELECT p.id, p.state, s.state AS bank
		FROM payment p LEFT JOIN simulated_payment s ON s.id = p.id::text
		WHERE p.purpose = 'consultation' AND p.provider = 'simulated' AND p.state <> coalesce(s.state, 'expired')`,
	"half hours and appointments differ": `
		WITH expected AS (
			SELECT researcher_id, generate_series(starts_at, ends_at - interval '30 minutes', interval '30 minutes'), id
			FROM appointment WHERE state <> 'cancelled'
			UNION ALL
			SELECT a.researcher_id, generate_series(t::timestamptz, t::timestamptz + (a.ends_at - a.starts_at) - interval '30 minutes',
				interval '30 minutes'), a.id
			FROM appointment_proposal p JOIN appointment a ON a.id = p.appointment_id, jsonb_array_elements_text(p.times) t)
		(SELECT researcher_id, cell_start, hold_id FROM appointment_cell WHERE circle_id IS NULL EXCEPT ALL SELECT * FROM expected)
		UNION ALL
		(SELECT * FROM expected EXCEPT ALL SELECT researcher_id, cell_start, hold_id FROM appointment_cell WHERE circle_id IS NULL)`,
	"two at once": `
		SELECT a.id FROM appointment a JOIN appointment b ON a.researcher_id = b.researcher_id AND a.id < b.id
		WHERE a.state <> 'cancelled' AND b.state <> 'cancelled' AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at`,
};

const circleRules = {
	"paid is not the same as seated": `
		SELECT p.id, p.state, c.state AS participant
		FROM payment p LEFT JOIN circle_participant c ON c.payment_id = p.id
		WHERE p.purpose = 'circle' AND p.account_id IS NOT NULL AND (
			p.state = 'open'
			OR (p.state = 'paid' AND c.state IS DISTINCT FROM 'seated' AND NOT (c.state = 'left' AND c.leaving_reason = 'given_back'))
			OR (p.state IN ('failed', 'expired', 'refunding', 'refunded') AND c.state IN ('seated', 'paying')))`,
	"seated without a payment": `
		SELECT c.id FROM circle_participant c LEFT JOIN payment p ON p.id = c.payment_id
		WHERE c.state = 'seated' AND c.amount_cents > 0 AND p.state IS DISTINCT FROM 'paid'`,
	"a cancelled circle keeps money": `
		SELECT c.id FROM circle_participant c JOIN circle i ON i.id = c.circle_id JOIN payment p ON p.id = c.payment_id
		WHERE i.state = 'cancelled' AND (c.state <> 'left' OR (c.leaving_reason = 'circle_cancelled' AND p.state = 'paid'))`,
	"the bank says otherwise": `
		SELECT p.id, p.state, s.state AS bank
		FROM payment p LEFT JOIN simulated_payment s ON s.id = p.id::text
		WHERE p.purpose = 'circle' AND p.provider = 'simulated' AND p.state <> coalesce(s.state, 'expired')`,
	"seats and participants differ": `
		WITH expected AS (
			SELECT circle_id, id FROM circle_participant WHERE state IN ('offered', 'paying', 'seated'))
		(SELECT circle_id, participant_id FROM circle_seat EXCEPT ALL SELECT * FROM expected)
		UNION ALL
		(SELECT * FROM expected EXCEPT ALL SELECT circle_id, participant_id FROM circle_seat)`,
	"more seats than the circle has": `
		SELECT s.circle_id, count(*) FROM circle_seat s JOIN circle i ON i.id = s.circle_id
		GROUP BY s.circle_id, i.seats HAVING count(*) > i.seats OR max(s.number) > i.seats`,
	"half hours and circles differ": `
		WITH expected AS (
			SELECT researcher_id, generate_series(starts_at, starts_at + minutes * interval '1 minute' - interval '30 minutes', interval '30 minutes'), id
			FROM circle WHERE state <> 'cancelled')
		(SELECT researcher_id, cell_start, circle_id FROM appointment_cell WHERE circle_id IS NOT NULL EXCEPT ALL SELECT * FROM expected)
		UNION ALL
		(SELECT * FROM expected EXCEPT ALL SELECT researcher_id, cell_start, circle_id FROM appointment_cell WHERE circle_id IS NOT NULL)`,
};

/** The violations that a set of rules finds in an idle database. */
async function findingsOf(
	found: Readonly<Record<string, string>>,
	ask: Ask,
): Promise<Record<string, unknown[]>> {
	const wrong: Record<string, unknown[]> = {};
	for (const [rule, sql] of Object.entries(found)) {
		const rows = await ask(sql);
		if (rows.length > 0) wrong[rule] = rows;
	}
	return wrong;
}

/** The inconsistencies of consultations in an idle database; empty when there are none. */
export const consistencyViolations = (ask: Ask): Promise<Record<string, unknown[]>> => findingsOf(rules, ask);

/** The same for circles. */
export const circleViolations = (ask: Ask): Promise<Record<string, unknown[]>> =>
	findingsOf(circleRules, ask);
