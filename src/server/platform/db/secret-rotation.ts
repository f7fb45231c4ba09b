import { randomBytes } from "node:crypto";
import { dayMs, minuteMs } from "#domain/shared/units.ts";
import { Refusal } from "../refusal.ts";
import { desc, eq, lt } from "./drizzle.ts";
import type { Queries, Transaction } from "./queries.ts";
import { formerSecret, installation } from "./schema/installation.ts";

/** The time in which every server learns of a new secret before one signs with it: four of their readings. */
export const learnSecretMs = 2 * minuteMs;

/**
 * How long a former secret is accepted: longer than a session lives without a visit (each visit signs its cookie anew),
 * and longer than the network of a login is remembered.
 */
export const formerSecretMs = 31 * dayMs;

/** The secret of an installation and those before it, the latest first. */
export interface SecretRing {
	readonly secret: string;
	/** Null: the first secret, which signs from the beginning. */
	readonly signsFrom: Date | null;
	readonly former: readonly { readonly secret: string; readonly acceptedUntil: Date }[];
}

/** The secret that signs at an instant, and all that are accepted then, the signing one first. */
export function secretsAt(
	{ secret, signsFrom, former }: SecretRing,
	now: Date,
): { readonly signing: string; readonly accepted: readonly string[] } {
	const valid = former.filter(({ acceptedUntil }) => acceptedUntil > now).map((one) => one.secret);
	const [latest] = valid;
	if (signsFrom === null || signsFrom <= now || latest === undefined)
		return { signing: secret, accepted: [secret, ...valid] };
	return { signing: latest, accepted: [latest, secret, ...valid.slice(1)] };
}

/** The dates of the secret that was drawn last, and of the former ones. */
export interface SecretDates {
	/** Null: it was never rotated. */
	readonly signsFrom: Date | null;
	/** Until when each former secret is accepted, the latest first. */
	readonly formerUntil: readonly Date[];
}

/** The dates of the secrets, without the secrets. */
export async function secretDates(queries: Queries): Promise<SecretDates> {
	const [row] = await queries.select({ signsFrom: installation.secretSignsFrom }).from(installation);
	const former = await queries
		.select({ until: formerSecret.acceptedUntil })
		.from(formerSecret)
		.orderBy(desc(formerSecret.acceptedUntil));
	return { signsFrom: row?.signsFrom ?? null, formerUntil: former.map(({ until }) => until) };
}

/**
 * Draws a new secret. It signs once every server has learned of it, and the one before is accepted for `formerSecretMs`.
 * With `endsFormer` it signs at once and nothing signed before is accepted: all sessions end.
 * @throws Refusal while the last rotation is too recent for every server to know of it
 */
export async function rotateSecret(
	transaction: Transaction,
	now: Date,
	{ endsFormer }: { readonly endsFormer: boolean },
): Promise<void> {
	const [row] = await transaction
		.select({ secret: installation.secret, signsFrom: installation.secretSignsFrom })
		.from(installation)
		.for("update");
	const { secret = null, signsFrom = null } = row ?? {};
	if (!endsFormer && signsFrom !== null && signsFrom > now)
		throw new Refusal(
			"The last rotation is less than two minutes ago: wait until every server knows its secret.",
		);
	await (endsFormer
		? transaction.delete(formerSecret)
		: transaction.delete(formerSecret).where(lt(formerSecret.acceptedUntil, now)));
	if (!endsFormer && secret !== null) {
		const acceptedUntil = new Date(now.getTime() + formerSecretMs);
		await transaction.insert(formerSecret).values({ secret, acceptedUntil });
	}
	await transaction
		.update(installation)
		.set({
			secret: randomBytes(32).toString("hex"),
			secretSignsFrom: endsFormer ? now : new Date(now.getTime() + learnSecretMs),
		})
		.where(eq(installation.isOnly, true));
}

/** Deletes the former secrets that are not accepted any longer. */
export async function deleteEndedSecrets(queries: Queries, now: Date): Promise<void> {
	await queries.delete(formerSecret).where(lt(formerSecret.acceptedUntil, now));
}
