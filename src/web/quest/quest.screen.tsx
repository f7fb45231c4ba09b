import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { GameOutline } from "#domain/quest/quest-outline.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { PageHead } from "../shared/page-head.tsx";
import type { Route } from "./+types/quest.screen";
import { loadGame, loadQuestScreen } from "./content.ts";
import { Quest } from "./quest.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../shared/i18n/route-locale.ts";

export const loader = ({ request }: Route.LoaderArgs) => loadQuestScreen(request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadQuestScreen(request);

/** The quest: small investigations, with progress and badges. */
export default function CareerQuest({ loaderData: { quest, titles } }: Route.ComponentProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	const loadMessages = useCallback(({ id }: GameOutline) => loadGame(id, locale), [locale]);

	return (
		<div className="pt-8 md:pt-12">
			<PageHead title={t("quest.pageTitle")} description={t("quest.pageDescription")} />
			<div className="page grid gap-2 pb-6 md:gap-3 md:pb-8">
				<h1 className="display-2">{t("quest.title")}</h1>
				<p className="lead">{t("quest.lead")}</p>
			</div>
			<Quest outline={quest} titleOf={(id) => titles[id] ?? id} loadGame={loadMessages} />
		</div>
	);
}
