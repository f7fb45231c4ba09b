/**
 * The time limits of each connection, in milliseconds, as PostgreSQL's settings. That of a statement is shorter than
 * the driver's: a statement that only the driver gave up would block one connection after the other.
 */
export const timeLimits = {
	statement_timeout: 9_000,
	lock_timeout: 4_000,
	idle_in_transaction_session_timeout: 15_000,
} as const;

/** The time after which the driver gives a query up, in milliseconds. */
export const driverTimeoutMs = 10_000;

/** The limits as statements for one transaction, where connections can't have settings of their own. */
export const setLocalLimits = Object.entries(timeLimits)
	.map(([name, limit]) => `SET LOCAL ${name} = ${limit}`)
	.join("; ");
