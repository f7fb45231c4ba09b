import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { apiQuery, useApiMutation } from "../api/api.ts";
import { deleteVisit } from "../quiz/visit.ts";
import { LocalButtonLink } from "../shared/local-link.tsx";
import { useLocale } from "../shared/locale.ts";
import { useProblem } from "../shared/use-problem.ts";
import { Button } from "../ui/button.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { useToast } from "../ui/toast.tsx";
import { isSameResult, ownResult } from "./own-result.ts";
import { ResultToSend } from "./result-to-send.tsx";

interface MembershipProps {
	readonly token: string;
	/** Titles of careers by id. */
	readonly titles: Readonly<Record<string, string>>;
	readonly onEnded: () => void;
}

/** A pupil's place in a class: the name there, the result to send, and a button to leave. */
export function Membership({ token, titles, onEnded }: MembershipProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	const toast = useToast();
	const problem = useProblem();
	const place = useQuery(apiQuery("POST /api/class-memberships/read", { body: { token } }));
	const result = useQuery({
		queryKey: ["class-result", locale],
		queryFn: () => ownResult(locale),
		gcTime: 0,
	});
	const isEnded = place.error?.code === "classes.membership_ended";
	useEffect(() => {
		if (!isEnded) return;
		toast({ tone: "destructive", title: t("join.ended") });
		onEnded();
	}, [isEnded, onEnded, toast, t]);
	const showProblem = ({ code }: { readonly code: Parameters<typeof problem>[0] }) =>
		toast({ tone: "destructive", title: problem(code) });
	const send = useApiMutation("POST /api/class-memberships/result", {
		invalidates: ["POST /api/class-memberships/read"],
		onSuccess: () => toast({ tone: "success", title: t("join.sent"), description: t("join.sentText") }),
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
	if (place.data === undefined) {
		if (!place.isError || isEnded) return <p role="status">{t("common.loading")}</p>;
		return (
			<RetryAlert
				title={t("join.unread")}
				description={t("join.unreadText")}
				retryLabel={t("join.retry")}
				onRetry={() => void place.refetch()}
			/>
		);
	}
	const { name, className, isOpen, hasSent, isCounted, sent: earlier } = place.data;
	return (
		<div className="grid max-w-2xl gap-8">
			<div className="grid gap-2 border-t border-hairline pt-6">
				<h2 className="display-3">{t("join.you", { name, className })}</h2>
				<p className="text-soft">{t("join.seen")}</p>
			</div>
			{hasSent ? (
				<p role="status" className="border-l-4 border-ink pl-4">
					<strong className="block">{t("join.sent")}</strong>
					{t(isCounted ? "join.countedText" : "join.sentText")}
				</p>
			) : null}
			{isOpen ? null : <p>{t("join.closedText")}</p>}
			{result.data === null && !hasSent ? (
				<div className="grid gap-4">
					<p>{t("join.first")}</p>
					<LocalButtonLink to="/quiz" className="justify-self-start">
						{t("join.quiz")}
					</LocalButtonLink>
				</div>
			) : null}
			{result.data && isOpen && !isCounted && !isSameResult(result.data, earlier) ? (
				<ResultToSend
					result={result.data}
					titles={titles}
					isBusy={send.isPending}
					hasSent={hasSent}
					onSend={(sent) =>
						send.mutate({
							body: { token, result: { categories: [...sent.categories], careers: [...sent.careers] } },
						})
					}
				/>
			) : null}
			<div className="grid gap-3 border-t border-hairline pt-6">
				<p className="text-soft">{t("join.notYouText")}</p>
				<div className="flex flex-wrap gap-3">
					<Button look="secondary" onClick={startAnew}>
						{t("join.notYou")}
					</Button>
					<Button
						look="secondary"
						disabled={leave.isPending}
						onClick={() => leave.mutate({ body: { token } })}
					>
						{t(isCounted ? "join.leaveCounted" : "join.leave")}
					</Button>
				</div>
			</div>
		</div>
	);
}
