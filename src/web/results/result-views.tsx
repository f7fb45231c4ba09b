import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PresentedCareerCard as Career } from "#domain/careers/presented-career.ts";
import type { PresentedQuestionnaire } from "#domain/quiz/presented-questionnaire.ts";
import { type PresentedResult, readStoredResult } from "#domain/quiz/presented-result.ts";
import { encodeResultCode } from "#domain/quiz/result-code.ts";
import { readSharedResult } from "#domain/quiz/shared-result.ts";
import type { TieChoice } from "#domain/quiz/tie-decision.ts";
import { localizedPath } from "#domain/shared/locale.ts";
import { sessionQuery } from "../api/api.ts";
import { useEdition } from "../api/edition.ts";
import { BackToClassLink } from "../classes/pupil/back-to-class-link.tsx";
import { lazyPart } from "../page/lazy-part.tsx";
import { storeNewResult } from "../quiz/store-new-result.ts";
import { storeTiesOfResult } from "../quiz/store-tie-choices.ts";
import { deleteRetake } from "../quiz/stored-answers.ts";
import type { VisitQuiz } from "../quiz/visit.ts";
import { useBriefly } from "../shared/hooks/use-briefly.ts";
import { loadMessages } from "../shared/i18n/i18n.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";
import { useToast } from "../ui/toast.tsx";
import { DamagedLink } from "./damaged-link.tsx";
import { Results } from "./results.tsx";
import { ResultsActions } from "./results-actions.tsx";
import { ResultsBar } from "./results-bar.tsx";
import { SharedBar, SharedNote } from "./shared-actions.tsx";

const EmailDialog = lazyPart(async () => {
	const [{ EmailDialog: Part }] = await Promise.all([
		import("./email-dialog.tsx"),
		loadMessages(["problems/forms"]),
	]);
	return Part;
});

const ShareDialog = lazyPart(async () => (await import("./share-dialog.tsx")).ShareDialog);
const SaveToPhoneDialog = lazyPart(
	async () => (await import("./save-to-phone-dialog.tsx")).SaveToPhoneDialog,
);
// Laid out for paper only, and loaded before printing.
const PrintedResult = lazyPart(async () => (await import("./printed-result.tsx")).PrintedResult);

/** The texts of the results, in one language. */
export interface ResultsContent {
	readonly catalogue: readonly Career[];
	readonly questionnaire: PresentedQuestionnaire;
}

/** The reader's finished quiz: a stored attempt, or the quiz of this visit. */
export interface OwnResult extends VisitQuiz {
	readonly isKept: boolean;
}

const useShareLink = () => {
	const locale = useLocale();
	return (code: string): string => {
		return `${window.location.origin}${localizedPath(locale, "/results")}#${code}`;
	};
};

/** The reader's own results, with their reasons and actions. */
export function OwnResults({
	finished,
	content,
}: {
	readonly finished: OwnResult;
	readonly content: ResultsContent;
}) {
	const { t } = useTranslation();
	const toast = useToast();
	const edition = useEdition();
	const locale = useLocale();
	// A signed-in student has them in their account already.
	const canSave = useQuery(sessionQuery).data?.session === null && edition === "live";
	const linkOf = useShareLink();
	const [isSharing, setSharing] = useState<boolean>();
	const [isSavingToPhone, setSavingToPhone] = useState<boolean>();
	const [isEmailing, setEmailing] = useState<boolean>();
	const [sent, saySent] = useBriefly();
	const { catalogue, questionnaire } = content;
	// Shown at once; storing them may wait for the server.
	const [chosen, setChosen] = useState<readonly TieChoice[]>();
	const tieChoices = chosen ?? finished.tieChoices;
	// Memoized: the steadiness of each row is derived from it, and an open dialog renders this again.
	const explanation = useMemo(
		() => readStoredResult(questionnaire, { ...finished, tieChoices }),
		[questionnaire, finished, tieChoices],
	);
	const code = explanation && encodeResultCode(questionnaire, explanation.answers, explanation.tieChoices);
	const noCode = () =>
		toast({ title: t("results.share.impossible"), description: t("results.share.impossibleText") });
	const keep = async ({ answers, top }: PresentedResult) => {
		await storeNewResult(top, answers, questionnaire.version);
		setChosen(undefined);
		toast({ title: t("results.trial.kept"), tone: "success" });
	};
	return (
		<>
			<Results
				owner="own"
				isPrintedApart={explanation?.hasScience ?? false}
				results={finished.results}
				explanation={explanation}
				catalogue={catalogue}
				onKeep={(tried) => void keep(tried)}
				onDecide={(choices) => {
					setChosen(choices);
					void storeTiesOfResult(finished, choices, locale).catch(() => {});
				}}
				renderBar={(lines) => (
					<ResultsBar
						lines={lines}
						onShare={() => (code ? setSharing(true) : noCode())}
						onEmail={() => setEmailing(true)}
						said={sent}
						canKeep={canSave}
					>
						{edition === "live" ? <BackToClassLink /> : null}
					</ResultsBar>
				)}
				actions={
					<ResultsActions
						onSaveToPhone={() => (code ? setSavingToPhone(true) : noCode())}
						onRetake={deleteRetake}
					/>
				}
			/>
			{explanation && code && isSharing !== undefined ? (
				<ShareDialog
					placeholder={null}
					isOpen={isSharing}
					onClose={() => setSharing(false)}
					explanation={explanation}
					link={linkOf(code)}
				/>
			) : null}
			{explanation && code && isSavingToPhone !== undefined ? (
				<SaveToPhoneDialog
					placeholder={null}
					isOpen={isSavingToPhone}
					onClose={() => setSavingToPhone(false)}
					code={code}
					link={linkOf(code)}
				/>
			) : null}
			{explanation?.hasScience && code ? (
				<PrintedResult
					placeholder={null}
					explanation={explanation}
					catalogue={catalogue}
					code={code}
					link={linkOf(code)}
				/>
			) : null}
			{isEmailing === undefined ? null : (
				<EmailDialog
					placeholder={null}
					isOpen={isEmailing}
					onClose={() => setEmailing(false)}
					onSent={saySent}
					questionnaireVersion={questionnaire.version}
					kept={finished.isKept ? finished : null}
					light={
						explanation &&
						bandLines((key) => explanation.categories.find((category) => category.key === key)?.count ?? 0)
					}
				/>
			)}
		</>
	);
}

interface SharedResultsProps {
	readonly code: string;
	readonly hasOwnResults: boolean;
	readonly content: ResultsContent;
}

/** The results of a shared link, computed again from the link alone. */
export function SharedResults({ code, hasOwnResults, content }: SharedResultsProps) {
	const linkOf = useShareLink();
	const [isSharing, setSharing] = useState<boolean>();
	const { catalogue, questionnaire } = content;
	const read = useMemo(() => readSharedResult(questionnaire, code), [questionnaire, code]);
	if (!read.ok) return <DamagedLink code={read.code} hasOwnResults={hasOwnResults} />;
	const result = read.value;
	return (
		<>
			<Results
				owner="shared"
				results={result.top}
				explanation={result}
				catalogue={catalogue}
				note={<SharedNote hasOwnResults={hasOwnResults} />}
				renderBar={(lines) => (
					<SharedBar
						lines={lines}
						code={code}
						hasOwnResults={hasOwnResults}
						onShare={() => setSharing(true)}
					/>
				)}
			/>
			{isSharing === undefined ? null : (
				<ShareDialog
					placeholder={null}
					isOpen={isSharing}
					onClose={() => setSharing(false)}
					explanation={result}
					link={linkOf(code)}
				/>
			)}
		</>
	);
}
