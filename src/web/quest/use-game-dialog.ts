import { useCallback, useState } from "react";
import { useProblem } from "../shared/forms/use-problem.ts";
import { loadMessages } from "../shared/i18n/i18n.ts";
import { useToast } from "../ui/toast.tsx";
import type { DesignDialog } from "./challenge/design-dialog.tsx";
import type { GameDialog } from "./game-dialog.tsx";

interface Part {
	readonly GameDialog: typeof GameDialog;
	readonly DesignDialog: typeof DesignDialog;
}

/** The dialogs of games and of sent designs: they load with the first one opened, and show a notice if that fails. */
export const useGameDialog = (): {
	readonly part: Part | null;
	readonly fetchPart: () => Promise<boolean>;
} => {
	const toast = useToast();
	const problem = useProblem();
	const [part, setPart] = useState<Part | null>(null);
	const fetchPart = useCallback(async () => {
		try {
			const [games, designs] = await Promise.all([
				import("./game-dialog.tsx"),
				import("./challenge/design-dialog.tsx"),
				loadMessages(["quest/play", "quest/challenge"]),
			]);
			setPart({ GameDialog: games.GameDialog, DesignDialog: designs.DesignDialog });
			return true;
		} catch {
			toast({ title: problem("common.unreachable"), tone: "destructive" });
			return false;
		}
	}, [toast, problem]);
	return { part, fetchPart };
};
