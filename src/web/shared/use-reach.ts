import { useCallback, useEffect, useState } from "react";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { sessionQuery } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";
import { retryDelayMs } from "./load-with-retry.ts";

/** Whether a failure means that accounts cannot be reached just now, whatever was asked. */
export const isUnreachable = (code: ProblemCode): boolean =>
	code === "server.not_ready" || code === "common.unreachable";

/** Calls `again` with growing pauses for as long as `isActive`, and at once when the network comes back. */
const useRepeat = (isActive: boolean, again: () => void): void => {
	useEffect(() => {
		if (!isActive) return;
		let tries = 0;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const wait = () => {
			timer = setTimeout(() => {
				tries += 1;
				again();
				wait();
			}, retryDelayMs(tries));
		};
		wait();
		window.addEventListener("online", again);
		return () => {
			clearTimeout(timer);
			window.removeEventListener("online", again);
		};
	}, [isActive, again]);
};

/** Accounts answer, do not, or do again after they did not. */
export type Reach = "here" | "away" | "back";

/** Follows, after a failure, whether accounts can be reached again. `tell` takes each outcome's code, null for none. */
export const useReach = (): { readonly reach: Reach; readonly tell: (code: ProblemCode | null) => void } => {
	const [reach, setReach] = useState<Reach>("here");
	const look = useCallback(() => {
		queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).then(
			() => setReach((before) => (before === "away" ? "back" : before)),
			() => {},
		);
	}, []);
	useRepeat(reach === "away", look);
	const tell = useCallback(
		(code: ProblemCode | null) => setReach(code !== null && isUnreachable(code) ? "away" : "here"),
		[],
	);
	return { reach, tell };
};
