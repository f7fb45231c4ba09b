import type { RouteKey } from "#contract/route-key.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { useToast } from "../../ui/toast.tsx";
import { useProblem } from "./use-problem.ts";

/** The options of mutations that reread `invalidates` and show a toast: a title on success, the problem on failure. */
export const useMutationToasts = (...invalidates: readonly RouteKey[]) => {
	const toast = useToast();
	const problem = useProblem();
	return (title: string, description?: string) => ({
		invalidates,
		onSuccess: () => {
			toast({ tone: "success", title, ...(description === undefined ? {} : { description }) });
		},
		onError: ({ code }: { readonly code: ProblemCode }) => {
			toast({ tone: "destructive", title: problem(code) });
		},
	});
};
