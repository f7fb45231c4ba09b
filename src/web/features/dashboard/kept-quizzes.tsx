import { useTranslation } from "react-i18next";
import type { Attempt } from "#contract/quiz.ts";
import { freeAttemptsKept } from "#domain/quiz/kept-attempts.ts";
import { LocalButtonLink } from "../../lib/local-link.tsx";
import { AttemptList } from "./attempt-list.tsx";
import { PremiumLine } from "./premium-line.tsx";
import { Section } from "./section.tsx";

/** The last quizzes, as the free plan keeps them. */
export function KeptQuizzes({ attempts }: { readonly attempts: readonly Attempt[] }) {
	const { t } = useTranslation();
	return (
		<div className="grid gap-10">
			<Section title={t("comparison.kept")} hint={t("comparison.keptHint", { count: freeAttemptsKept })}>
				<AttemptList attempts={attempts} />
				{attempts.length === 0 ? (
					<LocalButtonLink to="/quiz" className="justify-self-start">
						{t("dashboard.student.takeQuiz")}
					</LocalButtonLink>
				) : null}
			</Section>
			<PremiumLine text={t("comparison.premium")} />
		</div>
	);
}
