import { hkdfSync, randomBytes } from "node:crypto";
import type { Database } from "./database.ts";
import { desc, eq, isNull } from "./drizzle.ts";
import { formerSecret, installation } from "./schema/installation.ts";
import { type SecretRing, secretsAt } from "./secret-rotation.ts";

/** The keys with which this installation signs and hashes. */
export interface Secrets {
	/** The key that signs for one purpose now, in hexadecimal: the same on every server of this database. */
	readonly key: (purpose: string) => Promise<string>;
	/** Every key of a purpose that is accepted now, the signing one first: after a rotation also the former ones. */
	readonly acceptedKeys: (purpose: string) => Promise<readonly string[]>;
}

/** How long a server uses the secrets that it has read, in milliseconds. A rotation allows for it. */
const refreshMs = 30_000;

/** The database's secrets; the first server draws one. They are read again regularly, because an operator may rotate them. */
export function createSecrets(
	database: Pick<Database, "queries">,
	now: () => Date = () => new Date(),
): Secrets {
	const readRing = async (): Promise<SecretRing> => {
		const queries = database.queries();
		const drawn = randomBytes(32).toString("hex");
		// Of concurrent first starts one writes; all read the same.
		await queries.update(installation).set({ secret: drawn }).where(isNull(installation.secret));
		const rows = await queries
			.select({
				secret: installation.secret,
				signsFrom: installation.secretSignsFrom,
				former: formerSecret.secret,
				acceptedUntil: formerSecret.acceptedUntil,
			})
			.from(installation)
			.leftJoin(formerSecret, eq(installation.isOnly, true))
			.orderBy(desc(formerSecret.acceptedUntil));
		const [first] = rows;
		if (!first?.secret) throw new Error("The installation has no secret");
		const former = rows.flatMap(({ former: secret, acceptedUntil }) =>
			secret === null || acceptedUntil === null ? [] : [{ secret, acceptedUntil }],
		);
		return { secret: first.secret, signsFrom: first.signsFrom, former };
	};

	let known: { readonly ring: SecretRing; readonly readAt: number } | undefined;
	let reading: Promise<SecretRing> | undefined;
	const ring = async (): Promise<SecretRing> => {
		const present = now().getTime();
		if (known !== undefined && Math.abs(present - known.readAt) < refreshMs) return known.ring;
		const before = known?.ring;
		reading ??= readRing()
			.then((read) => {
				known = { ring: read, readAt: present };
				return read;
			})
			.finally(() => {
				reading = undefined;
			});
		return before === undefined ? reading : reading.catch(() => before);
	};

	const derived = new Map<string, string>();
	const derive = (secret: string, purpose: string): string => {
		const name = `${secret} ${purpose}`;
		const key =
			derived.get(name) ??
			Buffer.from(hkdfSync("sha256", secret, "", `spectra ${purpose}`, 32)).toString("hex");
		derived.set(name, key);
		return key;
	};
	return {
		key: async (purpose) => derive(secretsAt(await ring(), now()).signing, purpose),
		acceptedKeys: async (purpose) =>
			secretsAt(await ring(), now()).accepted.map((secret) => derive(secret, purpose)),
	};
}
