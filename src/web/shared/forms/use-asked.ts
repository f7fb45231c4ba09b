import { useState } from "react";

/** The thing that a dialog asks about, and whether the dialog is open. */
export interface Asked<Thing> {
	/** Kept while the dialog closes and its request is pending, so that its words stay; undefined before the first question. */
	readonly asked: Thing | undefined;
	readonly isAsking: boolean;
	/** Opens the dialog about a thing. */
	readonly ask: (thing: Thing) => void;
	readonly close: () => void;
}

/** One dialog for a list: it asks about one of its things at a time. */
export function useAsked<Thing>(): Asked<Thing> {
	const [asked, setAsked] = useState<Thing>();
	const [isAsking, setAsking] = useState(false);
	const ask = (thing: Thing): void => {
		setAsked(() => thing);
		setAsking(true);
	};
	return { asked, isAsking, ask, close: () => setAsking(false) };
}
