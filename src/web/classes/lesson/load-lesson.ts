import type { CareerFields } from "#domain/classes/picture.ts";
import type { GameId } from "#domain/quest/quest.ts";
import { loadCatalogue } from "../../careers/content.ts";
import { loadQuest } from "../../quest/content.ts";
import { localeOfRequest } from "../../shared/i18n/route-locale.ts";

/** A career with its fields, as the class view ranks it. */
export type TitledCareer = CareerFields & { readonly title: string };

/** The title and the fields of a career. */
export const titledFields = ({ id, title, category, secondaryCategories }: TitledCareer): TitledCareer => ({
	id,
	title,
	category,
	secondaryCategories,
});

/** The content of a lesson about careers and games, in one language. */
export interface LessonWords {
	readonly careers: readonly TitledCareer[];
	/** Titles of games by id. */
	readonly games: Readonly<Partial<Record<GameId, string>>>;
}

/** Loads a lesson's content in the language of the request. */
export const loadLesson = async (request: Request): Promise<LessonWords> => {
	const locale = localeOfRequest(request);
	const [catalogue, quest] = await Promise.all([loadCatalogue(locale), loadQuest(locale)]);
	const games = quest.domains.flatMap((domain) => domain.games);
	return {
		careers: catalogue.map(titledFields),
		games: Object.fromEntries(games.map(({ id, title }) => [id, title])),
	};
};
