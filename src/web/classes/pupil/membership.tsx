import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isSameResult } from "#domain/classes/sent-result.ts";
import { apiQuery, useApiMutation } from "../../api/api.ts";
import { lazyPart } from "../../page/lazy-part.tsx";
import { deleteVisit } from "../../quiz/visit.ts";
import { useProblem } from "../../shared/forms/use-problem.ts";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { useLocale } from "../../shared/i18n/locale.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { useToast } from "../../ui/toast.tsx";
import { CourseReport } from "./course-report.tsx";
import { GuessPanel } from "./guess-panel.tsx";
import { ownResult } from "./own-result.ts";
import { ResultToSend } from "./result-to-send.tsx";
import { SentView } from "./sent-view.tsx";

/** How often a device with a waiting result asks whether it was counted. */
const askEveryMs = 15_000;
/** How often a device asks whether another has taken over its membership, while it shows the code for that. */
const askForMoveEveryMs = 3_000;

const SecondDevice = lazyPart(async () => (await import("./second-device.tsx")).SecondDevice);

interface MembershipProps {
	readonly token: string;
	/** Whether the browser stores nothing, so that this device forgets the membership with the page. */
	readonly isForgotten: boolean;
	readonly onEnded: () => void;
}

/** A pupil's membership of a class: the name there, the result to send, and a button to leave. */
export function Membership({ token, isForgotten, onEnded }: MembershipProps) {
	const { t } = useTranslation();
	const locale = useLocale();
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
	const result = useQuery({
		queryKey: ["class-result", locale],
		queryFn: () => ownResult(locale),
		gcTime: 0,
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
	if (ownMembership.data === undefined) {
		if (!ownMembership.isError || isEnded) return <p role="status">{t("common.loading")}</p>;
		return (
			<RetryAlert
				title={t("join.unread")}
				description={t("join.unreadText")}
				retryLabel={t("join.retry")}
				onRetry={() => void ownMembership.refetch()}
			/>
		);
	}
	const {
		name,
		className,
		isOpen,
		hasSent,
		isCounted,
		sent: earlier,
		hasGuessed,
		canGuess,
		course,
	} = ownMembership.data;
	const leaveButton = (look: "secondary" | "quietOnBand") => (
		<Button look={look} disabled={leave.isPending} onClick={() => leave.mutate({ body: { token } })}>
			{t(hasSent && !isCounted ? "join.leave" : "join.leaveCounted")}
		</Button>
	);
	return (
		<div className="grid max-w-2xl gap-6">
			<h2 className="display-3 md:display-2">{t("join.you", { name, className })}</h2>
			{isForgotten ? (
				<Alert title={t("join.forgotten.title")}>
					<p>{t("join.forgotten.text")}</p>
				</Alert>
			) : null}
			{hasSent ? (
				<SentView sent={earlier} isCounted={isCounted} isNew={isSentHere}>
					{isCounted ? null : leaveButton("quietOnBand")}
				</SentView>
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
			{result.data && isOpen && !isCounted && !(earlier && isSameResult(result.data, earlier)) ? (
				<ResultToSend
					result={result.data}
					isBusy={send.isPending}
					hasSent={hasSent}
					onSend={(sent) =>
						send.mutate({
							body: { token, result: { categories: [...sent.categories] } },
						})
					}
				/>
			) : null}
			<GuessPanel token={token} hasGuessed={hasGuessed} canGuess={canGuess} />
			{course === null ? null : <CourseReport token={token} isReported={course === "reported"} />}
			<details className="border-t border-hairline pt-3">
				<summary className="min-h-11 cursor-pointer content-center font-semibold">
					{t("join.whoSees")}
				</summary>
				<div className="grid gap-3 pb-3">
					<p className="measure">{t("join.seen")}</p>
					{hasSent && !isCounted ? <p className="measure">{t("join.takeBack")}</p> : null}
					<p className="measure">{t("join.blur")}</p>
				</div>
			</details>
			<div className="grid gap-3 border-t border-hairline pt-6">
				{claim === null ? null : <SecondDevice placeholder={null} code={claim} />}
				<p className="text-soft">{t("join.notYouText")}</p>
				<div className="flex flex-wrap gap-3">
					<Button look="secondary" onClick={startAnew}>
						{t("join.notYou")}
					</Button>
					<Button
						look="secondary"
						disabled={drawClaim.isPending}
						onClick={() => drawClaim.mutate({ body: { token } })}
					>
						{t("join.other.open")}
					</Button>
					{hasSent && !isCounted ? null : leaveButton("secondary")}
				</div>
			</div>
		</div>
	);
}
