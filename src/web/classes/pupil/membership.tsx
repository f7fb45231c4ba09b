import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { isSameResult } from "#domain/classes/sent-result.ts";
import { lazyPart } from "../../page/lazy-part.tsx";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { useLocale } from "../../shared/i18n/locale.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { CourseReport } from "./course-report.tsx";
import { GuessPanel } from "./guess-panel.tsx";
import { ownResult } from "./own-result.ts";
import { ResultToSend } from "./result-to-send.tsx";
import { SentView } from "./sent-view.tsx";
import { useMembership } from "./use-membership.ts";

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
	const membership = useMembership(token, onEnded);
	const result = useQuery({
		queryKey: ["class-result", locale],
		queryFn: () => ownResult(locale),
		gcTime: 0,
	});
	const { query } = membership;
	if (query.data === undefined) {
		if (!query.isError || membership.isEnded) return <p role="status">{t("common.loading")}</p>;
		return (
			<RetryAlert
				title={t("join.unread")}
				description={t("join.unreadText")}
				retryLabel={t("join.retry")}
				onRetry={() => void query.refetch()}
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
	} = query.data;
	const leaveButton = (look: "secondary" | "quietOnBand") => (
		<Button look={look} disabled={membership.isLeaving} onClick={membership.leave}>
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
				<SentView sent={earlier} isCounted={isCounted} isNew={membership.isSentHere}>
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
					isBusy={membership.isSending}
					hasSent={hasSent}
					onSend={membership.send}
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
				{membership.claim === null ? null : <SecondDevice placeholder={null} code={membership.claim} />}
				<p className="text-soft">{t("join.notYouText")}</p>
				<div className="flex flex-wrap gap-3">
					<Button look="secondary" onClick={membership.startAnew}>
						{t("join.notYou")}
					</Button>
					<Button look="secondary" disabled={membership.isDrawing} onClick={membership.drawClaim}>
						{t("join.other.open")}
					</Button>
					{hasSent && !isCounted ? null : leaveButton("secondary")}
				</div>
			</div>
		</div>
	);
}
