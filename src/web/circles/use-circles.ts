import { useQuery } from "@tanstack/react-query";
import { circlesQuery } from "./queries.ts";
import { useOwnCircles } from "./use-own-circles.ts";

/** The circles that are ahead and the visitor's own. */
export const useCircles = () => {
	const list = useQuery(circlesQuery);
	const mine = useOwnCircles();
	return {
		ahead: list.data?.circles ?? [],
		participations: mine.data?.participations ?? [],
		/** Circles come first for students under eighteen. */
		isFirst: mine.data?.isRecommended === true,
		isLoading: list.isLoading || mine.isLoading,
		/** Reads the list again; null unless that failed. */
		retry: list.isError && list.data === undefined ? () => void list.refetch() : null,
	};
};
/** The circles of the page of consultations. */
export type Circles = ReturnType<typeof useCircles>;
