import { launchPath } from "#domain/shared/launch-address.ts";
import { locales, localizedPath } from "#domain/shared/locale.ts";

/** The pages on the way of a pupil who comes from a course: the launch, the class, the quiz and its result. */
const pages = [launchPath, "/join", "/quiz", "/results"];

const paths = new Set([
	"/api/lti/login",
	"/api/lti/launch",
	...pages.flatMap((page) => locales.map((locale) => localizedPath(locale, page))),
]);

/** The sites that may show a page in a frame; none for every page that a launch does not need. */
export const framingSites = (path: string, sites: () => readonly string[]): readonly string[] =>
	paths.has(path) ? sites() : [];

/** The sites to which a page may send a browser's form: the page of launches answers the platform so. */
export const formSites = (path: string, sites: () => readonly string[]): readonly string[] =>
	locales.some((locale) => path === localizedPath(locale, launchPath)) ? sites() : [];
