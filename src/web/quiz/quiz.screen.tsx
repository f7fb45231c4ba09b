import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { waitingCode } from "#domain/quiz/duet.ts";
import type { QuizAnswers } from "#domain/quiz/questionnaire.ts";
import { resultsOf } from "#domain/quiz/stand-out.ts";
import { useLocalePath } from "../shared/i18n/locale.ts";
import { localeOfRequest } from "../shared/i18n/route-locale.ts";
import { useLinkSecret } from "../shared/links/use-link-secret.ts";
import { PageHead } from "../shared/page-head.tsx";
import type { Route } from "./+types/quiz.screen";
import { loadQuestionnaire } from "./questionnaire.ts";
import { Quiz } from "./quiz.tsx";
import { storeNewResult } from "./store-new-result.ts";

export { revalidateOnNewPath as shouldRevalidate } from "../shared/i18n/route-locale.ts";

export const loader = ({ request }: Route.LoaderArgs) => loadQuestionnaire(localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	loadQuestionnaire(localeOfRequest(request));

/** The delay between requesting the results and showing them, in milliseconds. */
const resultsDelayMs = 1_000;
/** The maximum wait for the server, in milliseconds; the attempt is sent on in the background. */
const maxSendingMs = 2_500;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The quiz. Its results are computed and stored here, then shown on their own screen, or beside those of the code that the
 * address holds.
 */
export default function QuizRoute({ loaderData: questionnaire }: Route.ComponentProps) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const localizedPath = useLocalePath();
	const duet = waitingCode(useLinkSecret());
	const [isProcessing, setProcessing] = useState(false);
	const isOpen = useRef(true);
	useEffect(() => {
		isOpen.current = true;
		return () => {
			isOpen.current = false;
		};
	}, []);

	const finish = async (answers: QuizAnswers, isRatingFirst: boolean) => {
		setProcessing(true);
		const delay = pause(resultsDelayMs);
		const results = resultsOf(questionnaire, answers);
		const kept = storeNewResult(results, answers, questionnaire.version);
		await Promise.race([kept, pause(maxSendingMs)]).catch(() => {});
		await delay;
		if (!isOpen.current) return;
		const ownResults = isRatingFirst ? "/results?rate" : "/results";
		await navigate(localizedPath(duet === null ? ownResults : `/results/duet#${duet}`));
	};

	return (
		<>
			<PageHead title={t("quiz.pageTitle")} description={t("quiz.pageDescription")} preview="result" />
			<Quiz
				questionnaire={questionnaire}
				duet={duet}
				isProcessing={isProcessing}
				onFinish={(answers, isRatingFirst) => void finish(answers, isRatingFirst)}
			/>
		</>
	);
}
