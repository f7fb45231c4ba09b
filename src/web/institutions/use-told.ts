import type { RouteKey } from "#contract/route-key.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { useProblem } from "../shared/use-problem.ts";
import { useToast } from "../ui/toast.tsx";

/** What every act on an institution does: what is shown is read again, and what came of it is said. */
export const useTold = (...invalidates: readonly RouteKey[]) => {
	const toast = useToast();
	const problem = useProblem();
	return (title: string) => ({
		invalidates,
		onSuccess: () => toast({ tone: "success" as const, title }),
		onError: ({ code }: { readonly code: ProblemCode }) =>
			toast({ tone: "destructive" as const, title: problem(code) }),
	});
};
