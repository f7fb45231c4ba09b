import { DatabaseError } from "pg";

const notPermitted = "42501";

/**
 * Drops a database with its open connections. While the database is being vacuumed, only a superuser may drop
 * it by force; a plain drop first cancels the vacuum and waits for it.
 */
export async function dropDatabase(ask: (sql: string) => Promise<unknown>, name: string): Promise<void> {
	try {
		await ask(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
	} catch (error) {
		if (!(error instanceof DatabaseError) || error.code !== notPermitted) throw error;
		await ask(`DROP DATABASE IF EXISTS ${name}`);
	}
}
