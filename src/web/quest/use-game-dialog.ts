import { useCallback, useState } from "react";
import { loadMessages } from "../shared/i18n.ts";
import { useProblem } from "../shared/use-problem.ts";
import { useToast } from "../ui/toast.tsx";
import type { GameDialog } from "./game-dialog.tsx";

type Part = typeof GameDialog;

/** The dialog of the games: it loads with the first game played, and shows a notice if that fails. */
export const useGameDialog = (): {
	readonly part: Part | null;
	readonly fetchPart: () => Promise<boolean>;
} => {
	const toast = useToast();
	const problem = useProblem();
	const [part, setPart] = useState<Part | null>(null);
	const fetchPart = useCallback(async () => {
		try {
			const [fetched] = await Promise.all([import("./game-dialog.tsx"), loadMessages(["quest/play"])]);
			setPart(() => fetched.GameDialog);
			return true;
		} catch {
			toast({ title: problem("common.unreachable"), tone: "destructive" });
			return false;
		}
	}, [toast, problem]);
	return { part, fetchPart };
};
