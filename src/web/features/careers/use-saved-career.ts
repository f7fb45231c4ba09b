import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/routes/route-key.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import { apiQuery, call } from "../../api/api.ts";
import { useEdition } from "../../api/edition.ts";
import { type Problem, unwrap } from "../../api/problem.ts";
import { invalidate, queryClient } from "../../api/query-client.ts";
import { useProblem } from "../../lib/use-problem.ts";
import { useToast } from "../../ui/toast.tsx";

type SavedCareers = ResponseOf<"GET /api/saved-careers">;

/** Latest first: the account's, or a guest's on this device. */
export const savedCareersQuery = apiQuery("GET /api/saved-careers", {});

const withChange = (before: SavedCareers, careerId: CareerId, isSaved: boolean): SavedCareers => ({
	saved: [
		...(isSaved ? [{ careerId, savedAt: new Date().toISOString() }] : []),
		...before.saved.filter((one) => one.careerId !== careerId),
	],
});

/** Whether a career is saved, and the way to change that; null where careers cannot be saved and until it is known. */
export const useSavedCareer = (careerId: CareerId) => {
	const { t } = useTranslation();
	const toast = useToast();
	const problemWords = useProblem();
	const { data: isSaved } = useQuery({
		...savedCareersQuery,
		enabled: useEdition() === "live",
		select: ({ saved }) => saved.some((one) => one.careerId === careerId),
	});
	const { mutate } = useMutation<null, Problem, boolean, SavedCareers | undefined>({
		mutationFn: async (save) =>
			save
				? unwrap(await call("PUT /api/saved-careers/:careerId", { params: { careerId } }))
				: unwrap(await call("DELETE /api/saved-careers/:careerId", { params: { careerId } })),
		// Shown at once, taken back if it fails.
		onMutate: async (save) => {
			await queryClient.cancelQueries({ queryKey: savedCareersQuery.queryKey });
			const before = queryClient.getQueryData(savedCareersQuery.queryKey);
			if (before) queryClient.setQueryData(savedCareersQuery.queryKey, withChange(before, careerId, save));
			return before;
		},
		onError: (problem, _, before) => {
			queryClient.setQueryData(savedCareersQuery.queryKey, before);
			toast({
				tone: "destructive",
				title: t("common.card.problem"),
				description: problemWords(problem.code),
			});
		},
		onSettled: () => void invalidate(["GET /api/saved-careers"]),
	});
	return isSaved === undefined ? null : { isSaved, toggle: () => mutate(!isSaved) };
};
