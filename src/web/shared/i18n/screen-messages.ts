import { type Screen, screens } from "../../screens.ts";
import { withoutLocale } from "./locale.ts";

const partsOf = (path: string): string[] => path.split("/").filter(Boolean);

const screenAt = (pathname: string): Screen | undefined => {
	const parts = partsOf(withoutLocale(pathname));
	const isAsked = (path: string): boolean => {
		const own = partsOf(path);
		return own.length === parts.length && own.every((part, index) => part === ":id" || part === parts[index]);
	};
	return screens.find(({ path }) => isAsked(path));
};

/** The message files of the screen at an address, besides those of every screen. */
export const messagesOfScreen = (pathname: string): readonly string[] => screenAt(pathname)?.messages ?? [];
