import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { minutesPerDay } from "../shared/units.ts";

/** How long a key signs, how long before that platforms can read it, and how long it stays readable afterwards, in days. */
export const keyDays = { signs: 90, announced: 1, kept: 7 } as const;

/** The public half of a key, as platforms read it (RFC 7517). */
export interface PublicToolKey {
	readonly kty: string;
	readonly kid: string;
	readonly alg: string;
	readonly use: string;
	readonly n: string;
	readonly e: string;
}

/** When a key begins to sign. */
export interface ToolKeyTimes {
	readonly signsFrom: Instant;
}

/** The key that signs at an instant: of those whose time has come the latest. Undefined without one. */
export const signingKeyAt = <Key extends ToolKeyTimes>(keys: readonly Key[], now: Instant): Key | undefined =>
	keys
		.filter(({ signsFrom }) => signsFrom <= now)
		.toSorted((one, other) => (one.signsFrom < other.signsFrom ? 1 : -1))[0];

/** When the next key begins to sign, a day after it is drawn; null while the latest has signed for less than its time. */
export const nextKeyFrom = (keys: readonly ToolKeyTimes[], now: Instant): Instant | null => {
	const drawnBefore = addMinutes(now, (keyDays.announced - keyDays.signs) * minutesPerDay);
	const isFresh = keys.some(({ signsFrom }) => signsFrom > drawnBefore);
	return isFresh ? null : addMinutes(now, keyDays.announced * minutesPerDay);
};

/** The keys that no platform needs any longer: another has signed in their place for a week. */
export const endedKeys = <Key extends ToolKeyTimes>(keys: readonly Key[], now: Instant): Key[] => {
	const settled = signingKeyAt(keys, addMinutes(now, -keyDays.kept * minutesPerDay));
	return settled === undefined ? [] : keys.filter(({ signsFrom }) => signsFrom < settled.signsFrom);
};
