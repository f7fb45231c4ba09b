import { createPasswords, type Passwords } from "#server/platform/session/passwords.ts";

/** Cheap hashes: passwords.test.ts tests the real cost. */
export const quickPasswords = (): Passwords =>
	createPasswords({ N: 16, r: 8, p: 1 }, { atOnce: 4, waiting: 100 });
