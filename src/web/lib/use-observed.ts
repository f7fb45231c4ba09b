import { useEffect, useState } from "react";
import type { Unobserve } from "#contract/problem.ts";

export { useSession } from "../api/session.ts";

interface Observable<Value> {
	observe(listener: (value: Value) => void): Unobserve;
}

/** Follows a part of the backend, in other tabs too. Undefined until its first word and while prerendering. */
export const useObserved = <Value>(source: Observable<Value> | undefined): Value | undefined => {
	const [value, setValue] = useState<Value>();
	useEffect(() => source?.observe((told) => setValue(() => told)), [source]);
	return value;
};
