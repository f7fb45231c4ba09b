import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useLocalePath } from "../shared/i18n/locale.ts";
import { ResultsLoading } from "./results-loading.tsx";

/** Without results there is nothing to show: redirects to the quiz without a message. */
export function ToQuiz() {
	const navigate = useNavigate();
	const quiz = useLocalePath()("/quiz");
	useEffect(() => {
		void navigate(quiz, { replace: true });
	}, [navigate, quiz]);
	return <ResultsLoading />;
}
