import { useCallback, useEffect, useState } from "react";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { sessionQuery } from "./call.ts";
import { backoffMs, queryClient } from "./query-client.ts";

/** Whether a failure means that the server cannot be reached, independent of the request. */
export const isUnreachable = (code: ProblemCode): boolean =>
	code === "server.not_ready" || code === "common.unreachable";

/** Calls `retry` with exponential backoff while `isActive`, and immediately when the network returns. */
const useRetries = (isActive: boolean, retry: () => void): void => {
	useEffect(() => {
		if (!isActive) return;
		let tries = 0;
		let timer: ReturnType<typeof setTimeout> | undefined;
		const wait = () => {
			timer = setTimeout(() => {
				tries += 1;
				retry();
				wait();
			}, backoffMs(tries));
		};
		wait();
		window.addEventListener("online", retry);
		return () => {
			clearTimeout(timer);
			window.removeEventListener("online", retry);
		};
	}, [isActive, retry]);
};

/** `recovered`: the server answers again after it did not. */
export type ServerStatus = "online" | "offline" | "recovered";

interface ServerStatusReport {
	readonly status: ServerStatus;
	/** Takes the outcome of a request: its problem's code, null for a success. */
	readonly report: (code: ProblemCode | null) => void;
}

/** After a request failed because the server was unreachable, follows when it answers again. */
export const useServerStatus = (): ServerStatusReport => {
	const [status, setStatus] = useState<ServerStatus>("online");
	const probe = useCallback(() => {
		queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 }).then(
			() => setStatus((before) => (before === "offline" ? "recovered" : before)),
			() => {},
		);
	}, []);
	useRetries(status === "offline", probe);
	const report = useCallback(
		(code: ProblemCode | null) => setStatus(code !== null && isUnreachable(code) ? "offline" : "online"),
		[],
	);
	return { status, report };
};
