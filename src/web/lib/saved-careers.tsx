import { createContext, type ReactNode, useCallback, useContext, useMemo } from "react";
import type { Backend } from "#contract/backend.ts";
import type { CareerId } from "#domain/careers/career-id.ts";
import { useToast } from "../ui/toast.tsx";
import { useObserved } from "./use-observed.ts";
import { useProblem } from "./use-problem.ts";

interface SavedCareers {
	/** Latest first. */
	readonly ids: readonly CareerId[];
	/** Saves a career, or does not any more. A failure is told in a notice named `problemTitle`. */
	readonly toggle: (careerId: CareerId) => void;
}

const SavedCareersContext = createContext<SavedCareers | null>(null);

/** Careers to come back to; null where careers cannot be saved and until the list is known. */
export const useSavedCareers = (): SavedCareers | null => useContext(SavedCareersContext);

interface SavedCareersProviderProps {
	readonly saved: Backend["saved"];
	readonly problemTitle: string;
	readonly children: ReactNode;
}

/** Follows the saved careers once for every card of a screen. */
export function SavedCareersProvider({ saved, problemTitle, children }: SavedCareersProviderProps) {
	const ids = useObserved(saved ?? undefined);
	const problem = useProblem();
	const toast = useToast();
	const toggle = useCallback(
		async (careerId: CareerId) => {
			if (!saved || !ids) return;
			const outcome = await (ids.includes(careerId) ? saved.unsave(careerId) : saved.save(careerId));
			if (!outcome.ok)
				toast({ tone: "destructive", title: problemTitle, description: problem(outcome.code) });
		},
		[saved, ids, problem, problemTitle, toast],
	);
	const value = useMemo(
		() => (saved && ids ? { ids, toggle: (careerId: CareerId) => void toggle(careerId) } : null),
		[saved, ids, toggle],
	);
	return <SavedCareersContext value={value}>{children}</SavedCareersContext>;
}
