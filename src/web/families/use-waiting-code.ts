import { useState } from "react";
import type { familyRoutes } from "#contract/families.ts";
import type { AnswerOf } from "#contract/route.ts";
import { readAgainIntervalMs } from "../api/query-client.ts";

/** A code that was just made. */
export type NewCode = AnswerOf<typeof familyRoutes.makeFamilyCode>;

/** For so long a code is likely to be used at once, by somebody who stands there. */
const atOnceMs = 2 * 60_000;

/** How long until a page with a code on it asks whether it was used, `waitedMs` after the code was made. In milliseconds. */
export const followCodeMs = (waitedMs: number): number => (waitedMs < atOnceMs ? 4_000 : 30_000);

interface CodeState {
	readonly data: { readonly code: unknown } | undefined;
	readonly status: string;
	readonly error: unknown;
	readonly errorUpdateCount: number;
}

/**
 * The code that this page has just made, and how its query follows until somebody used it somewhere else: often at first,
 * then seldom, not at all while nobody looks at the page, and at once when somebody does again.
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
