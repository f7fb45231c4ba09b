import { launchPath, problemMark } from "#domain/shared/launch-address.ts";
import { defaultLocale, type Locale, locales, localizedPath } from "#domain/shared/locale.ts";
import { problemOf } from "./problem.ts";

/** Sends a browser elsewhere, by GET; no cache keeps it. */
export const redirectTo = (location: string): Response =>
	new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });

/** The language that a browser asks for first of those of this site. */
const askedLocale = (headers: Headers): Locale => {
	const asked = (headers.get("accept-language") ?? "").toLowerCase().split(",");
	const known = asked.map((one) => locales.find((locale) => one.trim().startsWith(locale)));
	return known.find((locale) => locale !== undefined) ?? defaultLocale;
};

/**
 * The problem of a navigation, for its reader: a browser is sent to the page of launches, which has the sentence of the code;
 * a program, which accepts no HTML, gets the problem itself.
 */
export function problemForReader(response: Response, { headers }: Request): Response {
	const code = problemOf(response);
	const isPage = (headers.get("accept") ?? "").includes("text/html");
	if (code === undefined || !isPage) return response;
	return redirectTo(localizedPath(askedLocale(headers), `${launchPath}#${problemMark}${code}`));
}
