/** The kinds of writes, each with the statement that reads which of its keys are stored. */
const storedBy = {
	message: "SELECT email AS key FROM contact_message WHERE email = ANY($1::text[])",
	saved:
		"SELECT email || ' ' || career_id AS key FROM saved_career JOIN account ON account.id = account_id WHERE email || ' ' || career_id = ANY($1::text[])",
	signUp: "SELECT email AS key FROM account WHERE email = ANY($1::text[])",
	join: "SELECT token_hash AS key FROM class_member WHERE token_hash = ANY($1::text[])",
	result:
		"SELECT token_hash AS key FROM class_member WHERE token_hash = ANY($1::text[]) AND coalesce(sent, counted) IS NOT NULL",
	plan: `SELECT email AS key FROM account JOIN subscription ON account_id = account.id JOIN payment ON payment.id = subscription.id
		WHERE email = ANY($1::text[]) AND subscription.status = 'active' AND payment.state = 'paid'`,
	booking: `SELECT a.id AS key FROM appointment a JOIN payment ON payment.id = payment_id
		WHERE a.id = ANY($1::uuid[]) AND (a.state, payment.state) IN
			(('confirmed', 'paid'), ('cancelled', 'refunding'), ('cancelled', 'refunded'))`,
	cancel: "SELECT id AS key FROM appointment WHERE id = ANY($1::uuid[]) AND state = 'cancelled'",
} as const;
export type Kind = keyof typeof storedBy;
const kinds = Object.keys(storedBy) as Kind[];
/** The bank takes a second and a half for these, so there are fewer of them, with longer pauses. */
const isPaid = (kind: Kind): boolean => ["plan", "booking", "cancel"].includes(kind);
/** One of them for so many others. */
const othersOfPaid = 5;

/** An acknowledged write, with its instants in milliseconds. */
interface Acknowledged {
	readonly key: string;
	readonly began: number;
	readonly ended: number;
}

type Ask = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** The writes that servers acknowledged under a load, and so have to keep. */
export interface AcknowledgedWrites {
	readonly keep: (kind: Kind, key: string, sent: Omit<Acknowledged, "key">) => void;
	/** Whether there are so many of each kind that began after an instant; of those with a payment a fifth. */
	readonly hasWritten: (count: number, since?: number) => boolean;
	readonly count: () => number;
	/** Of these, plans, bookings and cancellations. */
	readonly paidCount: () => number;
	/** Those that the database does not hold, as sentences. */
	readonly lost: (ask: Ask) => Promise<string[]>;
	/** The longest time without a write of a kind after an instant, over all kinds without a payment, in milliseconds. */
	readonly gapMs: (since: number) => number;
}

export function acknowledgedWrites(): AcknowledgedWrites {
	const written = Object.fromEntries(kinds.map((kind) => [kind, []])) as unknown as Record<
		Kind,
		Acknowledged[]
	>;
	const countOf = (some: readonly Kind[]) => some.reduce((sum, kind) => sum + written[kind].length, 0);
	const gapOf = (kind: Kind, since: number) => {
		const ends = [since, ...written[kind].map(({ ended }) => ended).filter((ended) => ended > since)];
		return Math.max(...ends.slice(1).map((ended, index) => ended - (ends[index] ?? ended)));
	};
	return {
		keep: (kind, key, { began, ended }) => void written[kind].push({ key, began, ended }),
		hasWritten: (count, since = 0) =>
			kinds.every((kind) => {
				const wanted = isPaid(kind) ? Math.ceil(count / othersOfPaid) : count;
				return written[kind].filter(({ began }) => began > since).length >= wanted;
			}),
		count: () => countOf(kinds),
		paidCount: () => countOf(kinds.filter(isPaid)),
		lost: async (ask) => {
			const lost: string[] = [];
			for (const kind of kinds) {
				const keys = written[kind].map(({ key }) => key);
				const stored = new Set((await ask(storedBy[kind], [keys])).map(({ key }) => key));
				lost.push(...keys.filter((key) => !stored.has(key)).map((key) => `${kind} ${key}`));
			}
			return lost;
		},
		gapMs: (since) => {
			const free = kinds.filter((kind) => !isPaid(kind));
			return Math.max(...free.map((kind) => gapOf(kind, since)));
		},
	};
}
