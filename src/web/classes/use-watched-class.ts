import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { apiQuery } from "../api/api.ts";
import { followClass } from "./class-stream.ts";

/** While no stream of changes comes, a class is asked for so often: its wall follows within two seconds all the same. */
const askEveryMs = 1_500;
/** How often a class that could not be read at all is tried again. */
const retryEveryMs = 10_000;

/** A class and whatever changes in it, by a stream; while that is broken, by asking. */
export function useWatchedClass(classId: string, isProjected: boolean) {
	const client = useQueryClient();
	const [isLive, setLive] = useState(false);
	const query = useQuery({
		...apiQuery("GET /api/classes/:classId", { params: { classId } }),
		refetchInterval: ({ state }) => {
			if (state.data === undefined) return state.status === "error" ? retryEveryMs : false;
			return isLive ? false : askEveryMs;
		},
		refetchIntervalInBackground: isProjected,
	});
	const isKnown = query.data !== undefined;
	useEffect(() => {
		if (!isKnown) return;
		const { queryKey } = apiQuery("GET /api/classes/:classId", { params: { classId } });
		return followClass(classId, {
			onLive: (isLiveNow) => {
				setLive(isLiveNow);
				// A laptop that slept has missed what came: it asks at once, and every while until a stream is back.
				if (!isLiveNow) void client.invalidateQueries({ queryKey });
			},
			onPage: (page) => {
				// An answer that was asked for earlier would be older.
				void client.cancelQueries({ queryKey }).then(() => client.setQueryData(queryKey, page));
			},
		});
	}, [classId, isKnown, client]);
	return { query, isAway: !isLive && (query.isError || query.failureCount > 0) };
}
