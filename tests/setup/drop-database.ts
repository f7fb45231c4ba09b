import { DatabaseError } from "pg";

const notPermitted = "42501";
const inUse = "55006";
const maxAttempts = 6;

/**
 * Drops a database with its open connections. While the database is being vacuumed, only a superuser may drop
 * it by force; a plain drop first cancels the vacuum and waits for it, but leaves connections open. On a busy
 * machine each of the two can give up (PostgreSQL waits five seconds) before the other side has gone: so they
 * alternate, a few times.
 */
export async function dropDatabase(ask: (sql: string) => Promise<unknown>, name: string): Promise<void> {
	for (let attempt = 1; ; attempt += 1) {
		const byForce = attempt % 2 === 1;
		try {
			await ask(`DROP DATABASE IF EXISTS ${name}${byForce ? " WITH (FORCE)" : ""}`);
			return;
		} catch (error) {
			const code = error instanceof DatabaseError ? error.code : undefined;
			if (attempt === maxAttempts || (code !== notPermitted && code !== inUse)) throw error;
		}
	}
}
