import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { maxFreeAttempts } from "#domain/quiz/kept-attempts.ts";
import { loadedOf } from "../api/loaded.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { AttemptList } from "./attempt-list.tsx";
import { DarkSpectrum } from "./dark-spectrum.tsx";
import { DashboardTab } from "./dashboard-tab.tsx";
import { KeptStream } from "./kept-stream.tsx";
import { PremiumLine } from "./premium-line.tsx";
import { attemptsQuery } from "./queries.ts";
import { Section } from "./section.tsx";

/** The latest quizzes, as many as the free plan stores: their light over time, then each of them. */
export function SavedQuizzes() {
	const { t } = useTranslation();
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-10">
			<DashboardTab loaded={loadedOf(useQuery(attemptsQuery))}>
				{(read) => (
					<div className="grid grid-cols-[minmax(0,1fr)] gap-10">
						{read && read.attempts.length > 0 ? <KeptStream attempts={read.attempts} /> : null}
						<Section title={t("comparison.kept")} hint={t("comparison.keptHint", { count: maxFreeAttempts })}>
							{read ? (
								read.attempts.length === 0 ? (
									<DarkSpectrum />
								) : (
									<AttemptList attempts={read.attempts} />
								)
							) : (
								<Skeleton className="h-56 w-full" />
							)}
						</Section>
					</div>
				)}
			</DashboardTab>
			<PremiumLine text={t("comparison.premium")} />
		</div>
	);
}
