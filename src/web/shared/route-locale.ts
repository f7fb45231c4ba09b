import { type Locale, localeOr } from "#domain/shared/locale.ts";
import { localeOfPath } from "./locale.ts";

/** What React Router puts behind the address of a page when it asks for its data alone. */
const dataSuffix = /\.data$/;

/**
 * The language a route's data is wanted in: at build the address says it; in the browser the page does,
 * since an unprefixed address may show either.
 */
export const localeOfRequest = (request: Request): Locale => {
	if (typeof document === "undefined")
		return localeOfPath(new URL(request.url).pathname.replace(dataSuffix, ""));
	return localeOr(document.documentElement.lang);
};
