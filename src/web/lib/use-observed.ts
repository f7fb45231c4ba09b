import { useEffect, useState } from "react";
import type { Unobserve } from "#contract/problem.ts";
import type { Session } from "#domain/account/session.ts";
import { useBackend } from "./use-backend.ts";

interface Observable<Value> {
	observe(listener: (value: Value) => void): Unobserve;
}

/** Follows a part of the backend, in other tabs too. Undefined until its first word and while prerendering. */
export const useObserved = <Value>(source: Observable<Value> | undefined): Value | undefined => {
	const [value, setValue] = useState<Value>();
	useEffect(() => source?.observe((told) => setValue(() => told)), [source]);
	return value;
};

/** Whether the visitor has the premium plan; false until it is known. */
export const useIsPremium = (): boolean => useObserved(useBackend()?.subscription)?.isPremium ?? false;

/** The session of whoever is here; null for a guest and until it is known. */
export const useSession = (): Session | null => useObserved(useBackend()?.account) ?? null;
