import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SentResult } from "#domain/classes/sent-result.ts";
import { apiQuery, useApiMutation } from "../../api/api.ts";
import { deleteVisit } from "../../quiz/visit.ts";
import { useProblem } from "../../shared/forms/use-problem.ts";
import { useToast } from "../../ui/toast.tsx";

/** How often a device with a waiting result asks whether it was counted. */
const askEveryMs = 15_000;
/** How often a device asks whether another has taken over its membership, while it shows the code for that. */
const askForMoveEveryMs = 3_000;

/**
 * A pupil's membership as this device holds it, and its changes. `onEnded` is called once it has ended, was left, moved to
 * another device, or is to be forgotten for the next pupil.
 */
export function useMembership(token: string, onEnded: () => void) {
	const { t } = useTranslation();
	const toast = useToast();
	const problem = useProblem();
	/** The code that another device may use to take over this membership; null until it is asked for. */
	const [claim, setClaim] = useState<string | null>(null);
	const [isSentHere, setSentHere] = useState(false);
	const ownMembership = useQuery({
		...apiQuery("POST /api/class-memberships/read", { body: { token } }),
		// A result that waits enters the numbers without a request of this device.
		refetchInterval: ({ state }) => {
			if (claim !== null) return askForMoveEveryMs;
			return state.data?.hasSent && !state.data.isCounted ? askEveryMs : false;
		},
	});
	const isEnded = ownMembership.error?.code === "classes.membership_ended";
	useEffect(() => {
		if (!isEnded) return;
		toast(
			claim === null
				? { tone: "destructive", title: t("join.ended") }
				: { tone: "success", title: t("join.other.moved") },
		);
		onEnded();
	}, [isEnded, claim, onEnded, toast, t]);
	const showProblem = ({ code }: { readonly code: Parameters<typeof problem>[0] }) =>
		toast({ tone: "destructive", title: problem(code) });
	const send = useApiMutation("POST /api/class-memberships/result", {
		invalidates: ["POST /api/class-memberships/read"],
		onSuccess: () => setSentHere(true),
		onError: showProblem,
	});
	const drawClaim = useApiMutation("POST /api/class-memberships/claim-code", {
		onSuccess: ({ code }) => setClaim(code),
		onError: showProblem,
	});
	const leave = useApiMutation("POST /api/class-memberships/leave", {
		onSuccess: () => {
			toast({ tone: "success", title: t("join.left") });
			onEnded();
		},
		onError: showProblem,
	});
	/** Another pupil on a shared device: what was sent stays; the quiz of the first is not offered to the second. */
	const startAnew = () => {
		deleteVisit();
		toast({ tone: "success", title: t("join.startedAnew") });
		onEnded();
	};
	const body = { token };
	return {
		query: ownMembership,
		isEnded,
		claim,
		isSentHere,
		isSending: send.isPending,
		send: ({ categories }: SentResult) =>
			send.mutate({ body: { token, result: { categories: [...categories] } } }),
		isDrawing: drawClaim.isPending,
		drawClaim: () => drawClaim.mutate({ body }),
		isLeaving: leave.isPending,
		leave: () => leave.mutate({ body }),
		startAnew,
	};
}
