import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";

/**
 * A card as a prerendered page carries it: no longer than what the page shows of it. One character more than the cut,
 * so that the card still knows that something was cut, and whether a word ended there.
 */
export const shortCard = (card: PresentedCareerCard, descriptionLength: number): PresentedCareerCard => ({
	...card,
	description: card.description.slice(0, descriptionLength + 1),
	skills: [],
});
