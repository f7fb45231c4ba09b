import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ShouldRevalidateFunctionArgs, useNavigate } from "react-router";
import type { QuizAnswers } from "#domain/quiz/questionnaire.ts";
import { topResults } from "#domain/quiz/results.ts";
import { scoreAnswers } from "#domain/quiz/score.ts";
import { forgetRetake } from "../features/quiz/kept-answers.ts";
import { Quiz } from "../features/quiz/quiz.tsx";
import { useLocalePath } from "../lib/locale.ts";
import { PageHead } from "../lib/page-head.tsx";
import { patiently } from "../lib/patience.ts";
import { localeOfRequest } from "../lib/route-locale.ts";
import { loadBackend } from "../lib/use-backend.ts";
import { useProblem } from "../lib/use-problem.ts";
import { useToast } from "../ui/toast.tsx";
import type { Route } from "./+types/quiz";
import { loadQuestionnaire } from "./questionnaire.ts";

export const loader = ({ request }: Route.LoaderArgs) => loadQuestionnaire(localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	patiently(() => loadQuestionnaire(localeOfRequest(request)));

/** Going from question to question changes the address, not the data. */
export const shouldRevalidate = ({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
	currentUrl.pathname !== nextUrl.pathname ||
	(currentUrl.search === nextUrl.search && defaultShouldRevalidate);

/** Milliseconds between asking for the results and seeing them. */
const resultsDelay = 1000;

/** The quiz. Its results are worked out and kept here, then shown on their own screen. */
export default function QuizRoute({ loaderData: questionnaire }: Route.ComponentProps) {
	const { t } = useTranslation();
	const navigate = useNavigate();
	const localePath = useLocalePath();
	const toast = useToast();
	const problem = useProblem();
	const [isProcessing, setProcessing] = useState(false);
	const isOpen = useRef(true);
	useEffect(() => {
		isOpen.current = true;
		return () => {
			isOpen.current = false;
		};
	}, []);

	const finish = async (answers: QuizAnswers) => {
		setProcessing(true);
		const delay = new Promise((resolve) => setTimeout(resolve, resultsDelay));
		try {
			const { quiz } = await loadBackend();
			await quiz.saveResults(topResults(scoreAnswers(questionnaire, answers)), answers);
			forgetRetake();
			await delay;
			if (isOpen.current) await navigate(localePath("/results"));
		} catch {
			toast({ title: problem("common.unreachable"), tone: "destructive" });
			setProcessing(false);
		}
	};

	return (
		<>
			<PageHead title={t("quiz.pageTitle")} description={t("quiz.pageDescription")} />
			<Quiz
				questionnaire={questionnaire}
				isProcessing={isProcessing}
				onFinish={(answers) => void finish(answers)}
			/>
		</>
	);
}
