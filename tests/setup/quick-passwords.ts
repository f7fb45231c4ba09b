import { createPasswords, type Passwords } from "#server/platform/session/passwords.ts";

/** Hashes that take no time: what a real one costs, and that the product's are real, is shown by passwords.test.ts. */
export const quickPasswords = (): Passwords =>
	createPasswords({ N: 16, r: 8, p: 1 }, { atOnce: 4, waiting: 100 });
