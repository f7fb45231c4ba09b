import { useMutation, useMutationState, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/route-key.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { runMutation } from "../api/api.ts";
import { useEdition } from "../api/edition.ts";
import type { Problem } from "../api/problem.ts";
import { invalidate, queryClient } from "../api/query-client.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { useToast } from "../ui/toast.tsx";
import { savedCareersQuery } from "./queries.ts";

type SavedCareers = ResponseOf<"GET /api/saved-careers">;

const changedBySaving = ["GET /api/saved-careers", "GET /api/dashboard/student", "GET /api/recommendations"];

const withChange = (before: SavedCareers, careerId: CareerId, isSaved: boolean): SavedCareers => ({
	saved: [
		...(isSaved ? [{ careerId, savedAt: toInstant(new Date()) }] : []),
		...before.saved.filter((one) => one.careerId !== careerId),
	],
});

/**
 * Whether a career is saved, and the function to change that; null if careers cannot be saved and until it is known.
 * A change is kept beside the list, never in it: no answer in flight can overwrite it, and after a failure the list
 * shows again.
 */
export const useSavedCareer = (careerId: CareerId) => {
	const { t } = useTranslation();
	const toast = useToast();
	const problemMessages = useProblem();
	const mutationKey = ["saved career", careerId];
	const { data: isSaved } = useQuery({
		...savedCareersQuery,
		enabled: useEdition() === "live",
		select: ({ saved }) => saved.some((one) => one.careerId === careerId),
	});
	const wanted = useMutationState({
		filters: { mutationKey, status: "pending" },
		select: ({ state }) => state.variables as boolean,
	}).at(-1);
	const { mutate } = useMutation<null, Problem, boolean>({
		mutationKey,
		// Two changes of one career reach the server in the order in which they were made.
		scope: { id: mutationKey.join(" ") },
		mutationFn: (save) =>
			runMutation(`${save ? "PUT" : "DELETE"} /api/saved-careers/:careerId`, { params: { careerId } }),
		onSuccess: async (_, save) => {
			// A list that was requested before the change does not contain it.
			await queryClient.cancelQueries({ queryKey: savedCareersQuery.queryKey });
			queryClient.setQueryData(
				savedCareersQuery.queryKey,
				(before) => before && withChange(before, careerId, save),
			);
		},
		onError: (problem) => {
			toast({
				tone: "destructive",
				title: t("common.card.problem"),
				description: problemMessages(problem.code),
			});
		},
		onSettled: () => void invalidate(changedBySaving),
	});
	const isShown = wanted ?? isSaved;
	return isShown === undefined ? null : { isSaved: isShown, toggle: () => mutate(!isShown) };
};
