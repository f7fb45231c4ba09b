declare module "spectra:careers/*" {
	const cards: import("#domain/careers/presented-career.ts").PresentedCareerCard[];
	export default cards;
}

declare module "spectra:career/*" {
	const careers: Record<
		import("#domain/careers/career-id.ts").CareerId,
		() => Promise<{ default: import("#domain/careers/presented-career.ts").CareerPage }>
	>;
	export default careers;
}

declare module "spectra:neighbours/*" {
	const cards: import("#domain/careers/neighbour.ts").NeighbourCard[];
	export default cards;
}

declare module "spectra:neighbour/*" {
	const pages: Record<
		import("#domain/careers/neighbour-id.ts").NeighbourId,
		() => Promise<{ default: import("#domain/careers/neighbour.ts").NeighbourPage }>
	>;
	export default pages;
}

declare module "spectra:quiz/*" {
	const questionnaire: import("#domain/quiz/presented-questionnaire.ts").PresentedQuestionnaire;
	export default questionnaire;
}

declare module "spectra:questionnaires/*" {
	const questionnaires: Record<
		string,
		() => Promise<{ default: import("#domain/quiz/presented-questionnaire.ts").PresentedQuestionnaire }>
	>;
	export default questionnaires;
}

declare module "spectra:evidence/*" {
	const evidence: import("#domain/quiz/evidence.ts").PublishedEvidence;
	export default evidence;
}

declare module "spectra:page/*" {
	const pages: Record<string, () => Promise<{ default: import("#domain/shared/document.ts").DocumentPage }>>;
	export default pages;
}

declare module "spectra:quest/*" {
	const outline: import("#domain/quest/quest-outline.ts").QuestOutline;
	export default outline;
}

declare module "spectra:game/*" {
	const games: Record<
		import("#domain/quest/quest.ts").GameId,
		() => Promise<{ default: import("#domain/quest/presented-quest.ts").PlayableGame }>
	>;
	export default games;
}

declare module "spectra:rules/*" {
	const rules: {
		readonly questionnaireVersion: number;
		readonly games: readonly import("#domain/quest/quest.ts").Game[];
	};
	export default rules;
}

declare module "spectra:search/*" {
	const words: import("#domain/careers/search/search.ts").SearchWords;
	export default words;
}

declare module "spectra:map/*" {
	const outlines: Record<
		import("#domain/careers/places/france-areas.ts").FranceArea,
		{ readonly path: string; readonly width: number; readonly height: number }
	>;
	export default outlines;
}

declare module "spectra:places/*" {
	const places: import("#domain/careers/places/presented-places.ts").PresentedPlaces;
	export default places;
}

declare module "spectra:subjects/*" {
	const subjects: import("#domain/careers/places/presented-places.ts").PresentedSubjects;
	export default subjects;
}

declare module "spectra:home/*" {
	const home: import("#domain/careers/presented-home.ts").PresentedHome;
	export default home;
}

declare module "spectra:seconde/*" {
	const choice: import("#domain/careers/school-choice.ts").SchoolChoice;
	export default choice;
}

declare module "spectra:school/*" {
	const schools: Record<
		import("#domain/careers/school-country.ts").DescribedCountry,
		import("#domain/careers/school-choice.ts").CountrySchool
	>;
	export default schools;
}
