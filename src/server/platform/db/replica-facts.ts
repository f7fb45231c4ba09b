/** A client of one host, or a pool of the primary. */
interface Asked {
	readonly query: (text: string) => Promise<{ rows: unknown[] }>;
}

/** The options of a connection that cannot write, whatever the host allows. */
export const readOnlyOptions = { options: "-c default_transaction_read_only=on" } as const;

/** Whether the options of a connection did not arrive, because a pooler is in between. */
export async function lacksOptions(client: Asked): Promise<boolean> {
	const { rows } = await client.query("SELECT current_setting('default_transaction_read_only') AS mode");
	return (rows as { mode: string }[])[0]?.mode !== "on";
}

/** The identity that a database shares with its replicas and with no other database. */
export async function identityOf(client: Asked): Promise<string> {
	const { rows } = await client.query(
		"SELECT concat((SELECT system_identifier FROM pg_control_system()), ' ', (SELECT id FROM installation)) AS identity",
	);
	return (rows as { identity: string }[])[0]?.identity ?? "";
}

/** A position of PostgreSQL's log of changes, such as "16/B374D848", as a number. */
function numberOf(position: string): bigint {
	const [high = "0", low = "0"] = position.split("/");
	return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Where a host is in the log of changes: a primary by what it has written, a replica by what can be read of it. */
export async function positionOf(client: Asked): Promise<{ isReplica: boolean; position: bigint }> {
	const { rows } = await client.query(
		`SELECT pg_is_in_recovery() AS "isReplica",
			(CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() ELSE pg_current_wal_lsn() END)::text AS position`,
	);
	const [row] = rows as { isReplica: boolean; position: string | null }[];
	return { isReplica: row?.isReplica ?? false, position: numberOf(row?.position ?? "0/0") };
}
