import { useState } from "react";
import type { familyRoutes } from "#contract/families.ts";
import type { AnswerOf } from "#contract/route.ts";
import { minuteMs } from "#domain/shared/units.ts";
import { readAgainIntervalMs } from "../api/query-client.ts";

export type NewCode = AnswerOf<typeof familyRoutes.makeFamilyCode>;

/** The period in which a new code is likely to be used, by a person who is present. */
const atOnceMs = 2 * minuteMs;

/** The delay until the next poll of a code that was made `waitedMs` ago. In milliseconds. */
export const followCodeMs = (waitedMs: number): number => (waitedMs < atOnceMs ? 4_000 : 30_000);

interface CodeState {
	readonly data: { readonly code: unknown } | undefined;
	readonly status: string;
	readonly error: unknown;
	readonly errorUpdateCount: number;
}

/**
 * A new code with the polling options of its query, until it is used on another device: often at first, then less
 * often, not while the page is hidden, and at once when it is visible again.
 */
export function useWaitingCode() {
	const [made, setMade] = useState<{ readonly code: NewCode; readonly atMs: number } | null>(null);
	return {
		made: made?.code ?? null,
		onMade: (code: NewCode) => setMade({ code, atMs: Date.now() }),
		onWithdrawn: () => setMade(null),
		following: {
			refetchOnWindowFocus: made === null ? true : ("always" as const),
			refetchInterval: ({ state }: { readonly state: CodeState }) =>
				made !== null && state.data?.code != null
					? followCodeMs(Date.now() - made.atMs)
					: readAgainIntervalMs(state),
		},
	};
}
