import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { FinishedQuiz } from "#contract/quiz.ts";
import type { CareerCard as Career } from "#domain/careers/presented-career.ts";
import { cardDescriptionLength } from "#domain/careers/truncate.ts";
import type { PresentedQuestionnaire } from "#domain/quiz/presented-questionnaire.ts";
import { topResults } from "#domain/quiz/results.ts";
import { scoreAnswers } from "#domain/quiz/score.ts";
import { decodeShareCode, encodeShareCode } from "#domain/quiz/share-code.ts";
import { sessionQuery } from "../api/api.ts";
import { useEdition } from "../api/edition.ts";
import { CareerCard } from "../careers/career-card.tsx";
import { deleteRetake } from "../quiz/stored-answers.ts";
import { loadMessages } from "../shared/i18n.ts";
import { lazyComponent } from "../shared/lazy-component.tsx";
import { frenchPath, useLocale } from "../shared/locale.ts";
import { useToast } from "../ui/toast.tsx";
import { DamagedLink } from "./damaged-link.tsx";
import { explainResults } from "./explain-results.ts";
import { Results } from "./results.tsx";
import { ResultsActions } from "./results-actions.tsx";
import { SaveResults } from "./save-results.tsx";
import { ShareDialog } from "./share-dialog.tsx";
import { SharedActions, SharedNote } from "./shared-actions.tsx";
import { useShare } from "./use-share.ts";

const EmailDialog = lazyComponent(async () => {
	const [{ EmailDialog: Part }] = await Promise.all([
		import("./email-dialog.tsx"),
		loadMessages(["problems/forms"]),
	]);
	return Part;
});

/** The words in which results are told, in one language. */
export interface ResultsContent {
	readonly catalogue: readonly Career[];
	readonly questionnaire: PresentedQuestionnaire;
}

const renderCard = (career: Career) => (
	<CareerCard career={career} descriptionLength={cardDescriptionLength} level={3} />
);

const useShareLink = () => {
	const locale = useLocale();
	return (code: string): string => {
		const path = locale === "fr" ? frenchPath("/results") : "/results";
		return `${window.location.origin}${path}#${code}`;
	};
};

/** One's own results, with their reasons and what can be done with them. */
export function OwnResults({
	finished,
	content,
}: {
	readonly finished: FinishedQuiz;
	readonly content: ResultsContent;
}) {
	const { t } = useTranslation();
	const toast = useToast();
	const isLive = useEdition() === "live";
	// Somebody who is signed in has them in their account already.
	const canSave = useQuery(sessionQuery).data?.session === null && isLive;
	const linkOf = useShareLink();
	const { share, shownLink, hideLink } = useShare();
	const [isEmailing, setEmailing] = useState<boolean>();
	const { catalogue, questionnaire } = content;
	const explanation = explainResults(questionnaire, finished.results, finished.answers);
	const shareOwn = () => {
		if (explanation) void share(linkOf(encodeShareCode(questionnaire, explanation.answers)));
		else toast({ title: t("results.share.impossible"), description: t("results.share.impossibleText") });
	};
	return (
		<>
			<Results
				voice="own"
				results={finished.results}
				explanation={explanation}
				catalogue={catalogue}
				renderCard={renderCard}
				actions={
					<>
						<ResultsActions onEmail={() => setEmailing(true)} onShare={shareOwn} onRetake={deleteRetake} />
						{canSave ? <SaveResults /> : null}
					</>
				}
			/>
			{isEmailing === undefined ? null : (
				<EmailDialog
					placeholder={null}
					isOpen={isEmailing}
					onClose={() => setEmailing(false)}
					questionnaireVersion={questionnaire.version}
				/>
			)}
			<ShareDialog link={shownLink} onClose={hideLink} />
		</>
	);
}

interface SharedResultsProps {
	readonly code: string;
	readonly hasOwnResults: boolean;
	readonly content: ResultsContent;
}

/** The results of a shared link, worked out again from it alone. */
export function SharedResults({ code, hasOwnResults, content }: SharedResultsProps) {
	const linkOf = useShareLink();
	const { share, shownLink, hideLink } = useShare();
	const { catalogue, questionnaire } = content;
	const decoded = decodeShareCode([questionnaire], code);
	if (!decoded.ok) return <DamagedLink code={decoded.code} hasOwnResults={hasOwnResults} />;
	const results = topResults(scoreAnswers(questionnaire, decoded.value.answers));
	if (results.topCareers.length === 0)
		return <DamagedLink code="share.unreadable" hasOwnResults={hasOwnResults} />;
	return (
		<>
			<Results
				voice="shared"
				results={results}
				explanation={explainResults(questionnaire, results, decoded.value.answers)}
				catalogue={catalogue}
				renderCard={renderCard}
				note={<SharedNote />}
				actions={<SharedActions hasOwnResults={hasOwnResults} onShare={() => void share(linkOf(code))} />}
			/>
			<ShareDialog link={shownLink} onClose={hideLink} />
		</>
	);
}
