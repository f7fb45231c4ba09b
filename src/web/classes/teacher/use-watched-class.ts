import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { apiQuery } from "../../api/api.ts";
import { followClass } from "./class-stream.ts";

/** The polling interval while no stream is open: the live view still follows within two seconds. */
const askEveryMs = 1_500;
/** The retry interval for a class that could not be read at all. */
const retryEveryMs = 10_000;

/** A class that follows its changes by a stream, or by polling while the stream is broken. */
export function useWatchedClass(classId: string, isProjected: boolean) {
	const client = useQueryClient();
	const [isLive, setLive] = useState(false);
	const query = useQuery({
		...apiQuery("GET /api/classes/:classId", { params: { classId } }),
		refetchInterval: ({ state }) => {
			if (state.error?.code === "request.not_found") return false;
			if (state.data === undefined) return state.status === "error" ? retryEveryMs : false;
			return isLive ? false : askEveryMs;
		},
		refetchIntervalInBackground: isProjected,
	});
	/** The class was deleted, or belongs to a colleague now. */
	const isGone = query.error?.code === "request.not_found";
	const isKnown = query.data !== undefined && !isGone;
	useEffect(() => {
		if (!isKnown) return;
		const { queryKey } = apiQuery("GET /api/classes/:classId", { params: { classId } });
		return followClass(classId, {
			onLive: (isLiveNow) => {
				setLive(isLiveNow);
				// A laptop that slept has missed changes: it polls at once, and then regularly until a stream is
				// back.
				if (!isLiveNow) void client.invalidateQueries({ queryKey });
			},
			onPage: (page) => {
				// The answer of an earlier request would be older.
				void client.cancelQueries({ queryKey }).then(() => client.setQueryData(queryKey, page));
			},
		});
	}, [classId, isKnown, client]);
	return { query, isGone, isAway: !isLive && (query.isError || query.failureCount > 0) };
}
