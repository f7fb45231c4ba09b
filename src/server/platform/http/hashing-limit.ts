import * as z from "zod/mini";
import type { Route } from "#contract/route.ts";
import { hashConcurrency } from "../session/passwords.ts";

/** The number of current requests that hash a password, by network. */
const hashing = new Map<string, number>();

/**
 * Serves a request with a password unless its network uses half of what other networks leave of the hashing queue, so that a
 * further network can always hash; undefined for a refused one.
 */
export async function withHashingLimit<Answer>(
	network: string,
	answering: () => Promise<Answer>,
): Promise<Answer | undefined> {
	const before = hashing.get(network) ?? 0;
	const all = [...hashing.values()].reduce((sum, count) => sum + count, 0);
	const maxOfNetwork = Math.max(1, Math.floor((hashConcurrency.waiting - (all - before)) / 2));
	if (before >= maxOfNetwork) return undefined;
	hashing.set(network, before + 1);
	try {
		return await answering();
	} finally {
		const left = (hashing.get(network) ?? 1) - 1;
		if (left === 0) hashing.delete(network);
		else hashing.set(network, left);
	}
}

/** Body fields with a password that is verified or stored, and so has to be hashed. */
const passwordFields = ["password", "current"];

/** Whether a request to this route hashes a password. */
export const sendsPassword = ({ body }: Route): boolean =>
	body instanceof z.ZodMiniObject && passwordFields.some((name) => Object.hasOwn(body.shape, name));
