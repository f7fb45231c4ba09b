import type { ClassPage } from "#contract/classes.ts";

/** The part of a class that its wall shows. */
export type WallPage = Pick<
	ClassPage,
	| "name"
	| "code"
	| "locale"
	| "isOpen"
	| "pupils"
	| "sent"
	| "waiting"
	| "untilFull"
	| "picture"
	| "guess"
	| "year"
>;
