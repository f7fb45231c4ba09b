import { DatabaseError } from "pg";

const notPermitted = "42501";

/**
 * Drops a database, whoever is still connected to it. By force PostgreSQL refuses it to everybody but a superuser in the
 * moment in which it is being vacuumed; plainly it sends the vacuum away first, and waits for it.
 */
export async function dropDatabase(ask: (sql: string) => Promise<unknown>, name: string): Promise<void> {
	try {
		await ask(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
	} catch (error) {
		if (!(error instanceof DatabaseError) || error.code !== notPermitted) throw error;
		await ask(`DROP DATABASE IF EXISTS ${name}`);
	}
}
