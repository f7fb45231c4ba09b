import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import type { FinishedQuiz } from "#contract/quiz.ts";
import { isCareerId } from "#domain/careers/career-id.ts";
import type { CareerCard as Career } from "#domain/careers/presented-career.ts";
import { cardDescriptionLength } from "#domain/careers/truncate.ts";
import { topResults } from "#domain/quiz/results.ts";
import { scoreAnswers } from "#domain/quiz/score.ts";
import { decodeShareCode, encodeShareCode } from "#domain/quiz/share-code.ts";
import { CareerCard } from "../features/careers/career-card.tsx";
import { forgetRetake } from "../features/quiz/kept-answers.ts";
import { DamagedLink } from "../features/results/damaged-link.tsx";
import { EmailDialog } from "../features/results/email-dialog.tsx";
import { explainResults } from "../features/results/explain-results.ts";
import { Results } from "../features/results/results.tsx";
import { ResultsActions } from "../features/results/results-actions.tsx";
import { ResultsLoading } from "../features/results/results-loading.tsx";
import { ResultsUnread } from "../features/results/results-unread.tsx";
import { SaveResults } from "../features/results/save-results.tsx";
import { ShareDialog } from "../features/results/share-dialog.tsx";
import { SharedActions, SharedNote } from "../features/results/shared-actions.tsx";
import { useShare } from "../features/results/use-share.ts";
import { useSharedCode } from "../features/results/use-shared-code.ts";
import { frenchPath, useLocale, useLocalePath } from "../lib/locale.ts";
import { PageHead } from "../lib/page-head.tsx";
import { localeOfRequest } from "../lib/route-locale.ts";
import { loadBackend, useBackend, useBackendData } from "../lib/use-backend.ts";
import { useObserved } from "../lib/use-observed.ts";
import { useToast } from "../ui/toast.tsx";
import type { Route } from "./+types/results";
import { loadCatalogue } from "./catalogue.ts";
import { loadQuestionnaire } from "./questionnaire.ts";

/** In the browser only: a prerendered page knows no results, and shows that it is reading them. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
	const locale = localeOfRequest(request);
	const [catalogue, questionnaire] = await Promise.all([loadCatalogue(locale), loadQuestionnaire(locale)]);
	return { catalogue, questionnaire };
};

function Head() {
	const { t } = useTranslation();
	return <PageHead title={t("results.pageTitle")} isIndexed={false} />;
}

export function HydrateFallback() {
	return (
		<>
			<Head />
			<ResultsLoading />
		</>
	);
}

const renderCard = (career: Career) => (
	<CareerCard career={career} descriptionLength={cardDescriptionLength} level={3} />
);

/** Without results there is nothing to show: on to the quiz, without a word. */
function ToQuiz() {
	const navigate = useNavigate();
	const quiz = useLocalePath()("/quiz");
	useEffect(() => {
		void navigate(quiz, { replace: true });
	}, [navigate, quiz]);
	return <ResultsLoading />;
}

type Content = Route.ComponentProps["loaderData"];

const useShareLink = () => {
	const locale = useLocale();
	return (code: string): string => {
		const path = locale === "fr" ? frenchPath("/results") : "/results";
		return `${window.location.origin}${path}#${code}`;
	};
};

function OwnResults({ finished, content }: { readonly finished: FinishedQuiz; readonly content: Content }) {
	const { t } = useTranslation();
	const toast = useToast();
	const backend = useBackend();
	// Whoever is signed in has them in their account already.
	const canSave = useObserved(backend?.account) === null && Boolean(backend?.guest);
	const linkOf = useShareLink();
	const { share, shownLink, hideLink } = useShare();
	const [isEmailing, setEmailing] = useState(false);
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
						<ResultsActions onEmail={() => setEmailing(true)} onShare={shareOwn} onRetake={forgetRetake} />
						{canSave ? <SaveResults /> : null}
					</>
				}
			/>
			<EmailDialog
				isOpen={isEmailing}
				onClose={() => setEmailing(false)}
				send={async (recipient, locale) => (await loadBackend()).quiz.emailResults(recipient, locale)}
				isDemonstration={backend?.capabilities.demonstration ?? false}
			/>
			<ShareDialog link={shownLink} onClose={hideLink} />
		</>
	);
}

interface SharedResultsProps {
	readonly code: string;
	readonly hasOwnResults: boolean;
	readonly content: Content;
}

function SharedResults({ code, hasOwnResults, content }: SharedResultsProps) {
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

/** The results: one's own, or those of a shared link, worked out again from it alone. */
export default function ResultsRoute({ loaderData: content }: Route.ComponentProps) {
	const code = useSharedCode();
	const own = useBackendData((backend) => backend.quiz.readResults(), []);
	const screen = () => {
		if (code)
			return (
				<SharedResults
					code={code}
					hasOwnResults={own.status === "ready" && own.data !== null}
					content={content}
				/>
			);
		if (own.status === "loading") return <ResultsLoading />;
		if (own.status === "error") return <ResultsUnread onRetry={own.retry} />;
		const isShowable = own.data?.results.topCareers.some(isCareerId);
		return own.data && isShowable ? <OwnResults finished={own.data} content={content} /> : <ToQuiz />;
	};
	return (
		<>
			<Head />
			{screen()}
		</>
	);
}
