import type { ShouldRevalidateFunctionArgs } from "react-router";
import { type Locale, localeOr } from "#domain/shared/locale.ts";
import { localeOfPath } from "./locale.ts";

/** The suffix of React Router's data requests. */
const dataSuffix = /\.data$/;

/**
 * The language of a route's data: at build that of the address; in the browser that of the page, since an unprefixed
 * address may show either.
 */
export const localeOfRequest = (request: Request): Locale => {
	if (typeof document === "undefined")
		return localeOfPath(new URL(request.url).pathname.replace(dataSuffix, ""));
	return localeOr(document.documentElement.lang);
};

/**
 * Every screen's `shouldRevalidate`: its data depends on the path and the language, not on query or fragment. A change of
 * language revalidates without a change of address.
 */
export const revalidateOnNewPath = ({
	currentUrl,
	nextUrl,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
	currentUrl.pathname !== nextUrl.pathname || (currentUrl.href === nextUrl.href && defaultShouldRevalidate);
