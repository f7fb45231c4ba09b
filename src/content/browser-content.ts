import { type CareerId, careerIds } from "#domain/careers/career-id.ts";
import { type NeighbourId, neighbourIds } from "#domain/careers/neighbour-id.ts";
import type { PlayableGame } from "#domain/quest/presented-quest.ts";
import { type GameId, gameIds } from "#domain/quest/quest.ts";
import { questOutline } from "#domain/quest/quest-outline.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { presentAfterSeconde } from "./careers/after-seconde.ts";
import { careerSource, careerSources } from "./careers/catalogue.ts";
import { presentCountrySchools } from "./careers/country-schools/country-schools.ts";
import { franceMap } from "./careers/map.ts";
import { neighbourCards, neighbourSource, presentNeighbour } from "./careers/neighbours.ts";
import { presentCard, presentCareer } from "./careers/present.ts";
import { presentHome } from "./careers/present-home.ts";
import { presentPlaces, presentSubjects } from "./careers/present-places.ts";
import { searchWords } from "./careers/search-words.ts";
import { pageNames, textPage } from "./pages/pages.ts";
import { presentQuest } from "./quest/present.ts";
import { questGames } from "./quest/quest.ts";
import { publishedEvidence } from "./quiz/evidence.ts";
import { currentQuestionnaire, currentSource, publishedSources, questionnaires } from "./quiz/index.ts";
import { presentQuestionnaire } from "./quiz/present.ts";

/** A game with the careers that it unlocks. */
const playableGame = (locale: Locale, id: GameId): PlayableGame | undefined => {
	const game = presentQuest(locale)
		.domains.flatMap(({ games }) => games)
		.find((each) => each.id === id);
	return (
		game && {
			...game,
			careers: game.unlocks.map((careerId) => {
				const { title, fingerprint } = presentCard(careerSource(careerId as CareerId), locale);
				return { id: careerId, title, fingerprint };
			}),
		}
	);
};

const questionnaireOf = (version: string, locale: Locale) => {
	const source = publishedSources.find((one) => String(one.version) === version);
	return source && presentQuestionnaire(source, locale);
};

/**
 * The parts of the content that a build makes for the browser, one language at a time.
 * Each entry becomes modules `spectra:<entry>/<locale>[/<argument>]`.
 */
export const browserContent = {
	careers: {
		arguments: [] as readonly string[],
		content: (locale: Locale) => careerSources(locale).map((source) => presentCard(source, locale)),
	},
	career: {
		arguments: careerIds as readonly string[],
		content: (locale: Locale, id: string) => presentCareer(careerSource(id as CareerId), locale),
	},
	neighbours: {
		arguments: [] as readonly string[],
		content: (locale: Locale) => neighbourCards(locale),
	},
	neighbour: {
		arguments: neighbourIds as readonly string[],
		content: (locale: Locale, id: string) => presentNeighbour(neighbourSource(id as NeighbourId), locale),
	},
	/** Search terms in addition to the words of the cards; loaded with the first search. */
	search: {
		arguments: [] as readonly string[],
		content: (locale: Locale) => searchWords(locale),
	},
	/** The outline of France: the same in every language; loaded with the map. */
	map: {
		arguments: [] as readonly string[],
		content: () => franceMap(),
	},
	places: {
		arguments: [] as readonly string[],
		content: (locale: Locale) => presentPlaces(locale),
	},
	home: {
		arguments: [] as readonly string[],
		content: (locale: Locale) => presentHome(locale),
	},
	subjects: {
		arguments: [] as readonly string[],
		content: (locale: Locale) => presentSubjects(locale),
	},
	/** The choice at the end of seconde, in France. */
	seconde: {
		arguments: [] as readonly string[],
		content: (locale: Locale) => presentAfterSeconde(locale),
	},
	/** School in the other described countries. */
	school: {
		arguments: [] as readonly string[],
		content: (locale: Locale) => presentCountrySchools(locale),
	},
	quiz: {
		arguments: [] as readonly string[],
		content: (locale: Locale) => presentQuestionnaire(currentSource, locale),
	},
	/** Every published questionnaire by its version: links of an older one are read with it. */
	questionnaires: {
		arguments: publishedSources.map(({ version }) => String(version)),
		content: (locale: Locale, version: string) => questionnaireOf(version, locale),
	},
	/** The audit of the published questionnaires, computed at build. */
	evidence: {
		arguments: [] as readonly string[],
		content: () => publishedEvidence(questionnaires, currentQuestionnaire),
	},
	page: {
		arguments: pageNames,
		content: (locale: Locale, name: string) => textPage(name, locale),
	},
	quest: {
		arguments: [] as readonly string[],
		content: (locale: Locale) => questOutline(presentQuest(locale)),
	},
	game: {
		arguments: gameIds as readonly string[],
		content: (locale: Locale, id: string) => playableGame(locale, id as GameId),
	},
	/** The facts that rules need for a guest's work in the browser: the same in every language. */
	rules: {
		arguments: [] as readonly string[],
		content: () => ({ questionnaireVersion: currentSource.version, games: questGames }),
	},
};
