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
			FROM appointment WHERE state <> 'cancelled')
		(SELECT researcher_id, cell_start, hold_id FROM appointment_cell EXCEPT ALL SELECT * FROM expected)
		UNION ALL
		(SELECT * FROM expected EXCEPT ALL SELECT researcher_id, cell_start, hold_id FROM appointment_cell)`,
	"two at once": `
		SELECT a.id FROM appointment a JOIN appointment b ON a.researcher_id = b.researcher_id AND a.id < b.id
		WHERE a.state <> 'cancelled' AND b.state <> 'cancelled' AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at`,
};

/** The inconsistencies of consultations in an idle database; empty when there are none. */
export async function consistencyViolations(ask: Ask): Promise<Record<string, unknown[]>> {
	const wrong: Record<string, unknown[]> = {};
	for (const [rule, sql] of Object.entries(rules)) {
		const rows = await ask(sql);
		if (rows.length > 0) wrong[rule] = rows;
	}
	return wrong;
}
