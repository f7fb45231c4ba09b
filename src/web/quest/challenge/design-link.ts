import { type Locale, localizedPath } from "#domain/shared/locale.ts";

const mark = "#design=";

/** The part of an address that opens a design: behind the "#", so that no server ever sees it. */
export const designHash = (code: string): string => `${mark}${code}`;

/** The code of a design in the hash of an address, as it is there; null where there is none. */
export const codeInHash = (hash: string): string | null => {
	if (!hash.startsWith(mark)) return null;
	try {
		return decodeURIComponent(hash.slice(mark.length));
	} catch {
		return hash.slice(mark.length);
	}
};

/** The whole address of a design, to send to someone. */
export const designLink = (locale: Locale, code: string): string =>
	`${window.location.origin}${localizedPath(locale, "/career-quest")}${designHash(code)}`;
