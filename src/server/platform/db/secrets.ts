import { hkdfSync, randomBytes } from "node:crypto";
import type { Database } from "./database.ts";
import { isNull } from "./drizzle.ts";
import { installation } from "./schema/installation.ts";

/** The keys with which this installation signs and hashes. */
export interface Secrets {
	/** The key for one purpose, in hexadecimal: the same on every server of this database, now and later. */
	readonly key: (purpose: string) => Promise<string>;
}

/** Reads the database's secret once; the first server draws it. */
export function createSecrets(database: Pick<Database, "queries">): Secrets {
	let reading: Promise<string> | undefined;
	const read = async (): Promise<string> => {
		const queries = database.queries();
		const secret = randomBytes(32).toString("hex");
		// Of concurrent first starts one writes; all read the same.
		await queries.update(installation).set({ secret }).where(isNull(installation.secret));
		const [row] = await queries.select({ secret: installation.secret }).from(installation);
		if (!row?.secret) throw new Error("The installation has no secret");
		return row.secret;
	};
	const keys = new Map<string, string>();
	return {
		key: async (purpose) => {
			const known = keys.get(purpose);
			if (known !== undefined) return known;
			reading ??= read().catch((error: unknown) => {
				reading = undefined;
				throw error;
			});
			const key = Buffer.from(hkdfSync("sha256", await reading, "", `spectra ${purpose}`, 32)).toString(
				"hex",
			);
			keys.set(purpose, key);
			return key;
		},
	};
}
