import { useSyncExternalStore } from "react";

/** `demo`: everything is simulated in this browser. `live`: a server keeps accounts, payments and consultations. */
export type Edition = "demo" | "live";

/**
 * The edition that this page was served as. The build writes it on the document's element (scripts/lib/finish-page.ts);
 * it is read once, before React draws anything. A page that lost its mark is live: nothing may be simulated by mistake.
 */
export const pageEdition: Edition =
	typeof document !== "undefined" && document.documentElement.dataset.edition === "demo" ? "demo" : "live";

/** What an edition offers: screens ask for the thing that they need, never for the edition's name. */
export interface Offers {
	/** Accounts with an address, a password and a page of their own, kept by a server. */
	readonly accounts: boolean;
	/** Payments that a provider takes and gives back. */
	readonly payments: boolean;
	/** Mails that leave the browser. */
	readonly mails: boolean;
	/** Texts for premium members. */
	readonly articles: boolean;
	/** Careers can be saved. */
	readonly savedCareers: boolean;
	/** Classes that teachers make and pupils join. */
	readonly classes: boolean;
	/** Links between students and parents. */
	readonly families: boolean;
	/** What students say of careers before they see their results is counted. */
	readonly ratings: boolean;
	/** What a guest does is kept on the device until there is an account. */
	readonly guestWork: boolean;
}

const all = (isOffered: boolean): Offers => ({
	accounts: isOffered,
	payments: isOffered,
	mails: isOffered,
	articles: isOffered,
	savedCareers: isOffered,
	classes: isOffered,
	families: isOffered,
	ratings: isOffered,
	guestWork: isOffered,
});

const offersOf: Readonly<Record<Edition, Offers>> = { demo: all(false), live: all(true) };

/** What the edition of this page offers, where no markup depends on it. */
export const pageOffers: Offers = offersOf[pageEdition];

const never = () => () => {};

/** What this page offers; what the demonstration does while prerendering and hydrating, as the style assumes. */
export const useOffers = (): Offers =>
	useSyncExternalStore(
		never,
		() => pageOffers,
		() => offersOf.demo,
	);

/** The same, where the markup may wait: null while prerendering and hydrating. */
export const useKnownOffers = (): Offers | null =>
	useSyncExternalStore(
		never,
		() => pageOffers,
		() => null,
	);
