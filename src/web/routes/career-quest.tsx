import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { GameAward } from "#contract/quest.ts";
import type { GameId } from "#domain/quest/quest.ts";
import type { GameOutline } from "#domain/quest/quest-outline.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { failure, type Result } from "#domain/shared/result.ts";
import { Quest } from "../features/quest/quest.tsx";
import { useLocale } from "../lib/locale.ts";
import { PageHead } from "../lib/page-head.tsx";
import { patiently } from "../lib/patience.ts";
import { useRepeatedRead } from "../lib/use-away.ts";
import { loadBackend, useBackendData } from "../lib/use-backend.ts";
import { useSession } from "../lib/use-observed.ts";
import { useToast } from "../ui/toast.tsx";
import type { Route } from "./+types/career-quest";
import { loadGame } from "./game-words.ts";
import { loadQuestScreen } from "./quest-screen.ts";

export const loader = ({ request }: Route.LoaderArgs) => loadQuestScreen(request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	patiently(() => loadQuestScreen(request));

/** Milliseconds that the notice of a finished game stays. */
const noticeDuration = 5000;

const complete = async (
	game: GameId,
	answers: readonly number[],
): Promise<Result<GameAward, ProblemCode>> => {
	try {
		return await (await loadBackend()).quest.completeGame(game, answers);
	} catch {
		return failure("common.unreachable");
	}
};

/** The quest area: small investigations, and what they brought. */
export default function CareerQuest({ loaderData: { quest, titles } }: Route.ComponentProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	const toast = useToast();
	const session = useSession();
	const overview = useBackendData((backend) => backend.quest.overview(), [session?.role, session?.consent]);
	useRepeatedRead(overview);
	const reload = overview.status === "ready" ? overview.reload : undefined;

	const finish = useCallback(
		async (game: GameId, answers: readonly number[]) => {
			const result = await complete(game, answers);
			if (result.ok) {
				toast({
					title: t("quest.finished.toast"),
					description: t("quest.finished.toastXp", { xp: result.value.xp }),
					tone: "success",
					duration: noticeDuration,
				});
				reload?.();
			}
			return result;
		},
		[t, toast, reload],
	);
	const loadWords = useCallback(({ id }: GameOutline) => loadGame(id, locale), [locale]);

	return (
		<div className="pt-12 md:pt-16">
			<PageHead title={t("quest.pageTitle")} description={t("quest.pageDescription")} />
			<div className="page grid gap-4 pb-10">
				<h1 className="display-2">{t("quest.title")}</h1>
				<p className="lead measure">{t("quest.lead")}</p>
			</div>
			<Quest
				outline={quest}
				overview={overview}
				titleOf={(id) => titles[id] ?? id}
				loadGame={loadWords}
				onFinish={finish}
			/>
		</div>
	);
}
