import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import pLimit from "p-limit";
import type { Derive } from "./hashing.ts";

/** The queue of passwords to hash is full. */
export class TooManyHashes extends Error {
	override readonly name = "TooManyHashes";
}

/** Hashes passwords with limited concurrency: each takes half a second of one core and 128 MB. */
export interface Passwords {
	/** Rejects with `TooManyHashes` when the queue is full. */
	readonly hash: (password: string) => Promise<string>;
	readonly verify: (password: string, hash: string) => Promise<boolean>;
	/** A hash that no password matches, for an account without one: verifying takes as long as with any other. */
	readonly none: () => string;
	/** The number of passwords that wait for their turn. */
	readonly waiting: () => number;
}

/** The cost of scrypt by OWASP's Password Storage Cheat Sheet. */
export const owaspCost = { N: 2 ** 17, r: 8, p: 1 };
/** The cost of one hash: scrypt's parameters. */
export type ScryptCost = typeof owaspCost;

const keyLength = 32;
const saltLength = 16;

/** The limits of concurrent and waiting hashes: at least one core is left to everything else. */
export const hashConcurrency = { atOnce: availableParallelism() > 2 ? 2 : 1, waiting: 40 };

/** In this process, for costs that take negligible time. */
const deriveHere: Derive = ({ password, salt, length, N, r, p }) =>
	new Promise((resolve, reject) => {
		const options = { N, r, p, maxmem: 256 * N * r };
		scrypt(password, Buffer.from(salt, "base64"), length, options, (error, key) =>
			error ? reject(error) : resolve(key.toString("base64")),
		);
	});

/** A password hasher with a bounded queue. The cost is part of each hash, so that it can rise later. */
export function createPasswords(
	cost: ScryptCost = owaspCost,
	limits = hashConcurrency,
	derive: Derive = deriveHere,
): Passwords {
	const queue = createQueue(limits.atOnce, limits.waiting);
	const verify = (password: string, hash: string): Promise<boolean> => {
		const [, N, r, p, salt = "", key = ""] = hash.split("$");
		const costOfHash = { N: Number(N), r: Number(r), p: Number(p) };
		const expected = Buffer.from(key, "base64");
		if (expected.length !== keyLength) return Promise.resolve(false);
		return queue.run(async () => {
			const derived = await derive({ password, salt, length: keyLength, ...costOfHash });
			return timingSafeEqual(Buffer.from(derived, "base64"), expected);
		});
	};
	const written = (salt: string, key: string) => ["scrypt", cost.N, cost.r, cost.p, salt, key].join("$");
	const random = (length: number) => randomBytes(length).toString("base64");
	return {
		waiting: queue.waiting,
		hash: (password) =>
			queue.run(async () => {
				const salt = random(saltLength);
				return written(salt, await derive({ password, salt, length: keyLength, ...cost }));
			}),
		verify,
		none: () => written(random(saltLength), random(keyLength)),
	};
}

/**
 * Runs at most `atOnce` actions concurrently; up to `waiting` more are queued, further ones throw
 * `TooManyHashes`.
 */
function createQueue(atOnce: number, waiting: number) {
	const limit = pLimit(atOnce);
	return {
		waiting: () => limit.pendingCount,
		run: async <Value>(work: () => Promise<Value>): Promise<Value> => {
			if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
				throw new TooManyHashes("The queue is full");
			return limit(work);
		},
	};
}
