import { useTranslation } from "react-i18next";
import type { GameId } from "#domain/quest/quest.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { useApiMutation } from "../api/api.ts";
import { deviceZone } from "../api/device-zone.ts";
import { useToast } from "../ui/toast.tsx";
import { changedByGame } from "./queries.ts";

/** The reward of a finished game, as far as it is known. */
export type Award =
	| { readonly status: "saving" }
	| { readonly status: "earned"; readonly xp: number }
	| { readonly status: "failed"; readonly code: ProblemCode };

/** The duration of the notice of a finished game, in milliseconds. */
const noticeDurationMs = 5000;

/** Reports a finished game: the index of the chosen option of each question, null where it was not asked. May be sent again after a failure. */
export const useAward = (
	gameId: GameId,
): {
	readonly award: Award;
	readonly send: (answers: readonly (number | null)[]) => void;
	/** Clears the last reward before a replay. */
	readonly forget: () => void;
} => {
	const { t } = useTranslation();
	const toast = useToast();
	const { mutate, data, error, reset } = useApiMutation("POST /api/quest/completions", {
		invalidates: changedByGame,
		onSuccess: ({ xp }) => {
			// The end of the game shows its XP. A replay brings no reward: the screen says so.
			if (xp === 0) return;
			toast({
				title: t("quest.finished.toast"),
				description: t("quest.finished.toastXp", { xp }),
				tone: "success",
				duration: noticeDurationMs,
				isShownAlready: true,
			});
		},
	});
	const send = (answers: readonly (number | null)[]): void => {
		mutate({ body: { gameId, answers: [...answers], zone: deviceZone() } });
	};
	if (data) return { award: { status: "earned", xp: data.xp }, send, forget: reset };
	return {
		award: error ? { status: "failed", code: error.code } : { status: "saving" },
		send,
		forget: reset,
	};
};
