declare module "spectra:careers/*" {
	const cards: import("#domain/careers/presented-career.ts").CareerCard[];
	export default cards;
}

declare module "spectra:career/*" {
	const careers: Record<
		import("#domain/careers/career-id.ts").CareerId,
		() => Promise<{ default: import("#domain/careers/presented-career.ts").CareerPage }>
	>;
	export default careers;
}

declare module "spectra:quiz/*" {
	const questionnaire: import("#domain/quiz/presented-questionnaire.ts").PresentedQuestionnaire;
	export default questionnaire;
}

declare module "spectra:page/*" {
	const pages: Record<string, () => Promise<{ default: import("#domain/shared/document.ts").DocumentPage }>>;
	export default pages;
}
