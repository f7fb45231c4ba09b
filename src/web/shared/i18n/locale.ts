import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import {
	defaultLocale,
	type Locale,
	languages,
	localeOr,
	locales,
	localizedPath,
} from "#domain/shared/locale.ts";

const prefixed = locales.filter((locale) => languages[locale].pathPrefix !== "");

const hasPrefix = (pathname: string, prefix: string): boolean =>
	pathname === prefix || pathname.startsWith(`${prefix}/`);

/** The language of a path: `/fr/…` is French, every other path leaves the choice open (English as built). */
export const localeOfPath = (pathname: string): Locale =>
	prefixed.find((locale) => hasPrefix(pathname, languages[locale].pathPrefix)) ?? defaultLocale;

/** Whether the path itself names its language. */
export const namesLocale = (pathname: string): boolean => localeOfPath(pathname) !== defaultLocale;

/**
 * The same path without the language prefix: `/fr/explore` → `/explore`. Always a path of this site: the rest of
 * `/fr//host` would be the address of another one.
 */
export const withoutLocale = (pathname: string): string =>
	namesLocale(pathname)
		? `/${pathname.slice(languages[localeOfPath(pathname)].pathPrefix.length).replace(/^\/+/, "")}`
		: pathname;

/** The language of the screen. */
export const useLocale = (): Locale => localeOr(useTranslation().i18n.language);

/** Adds the language prefix of the current address to a path of this site. */
export const useLocalePath = (): ((path: string) => string) => {
	const locale = localeOfPath(useLocation().pathname);
	return useCallback((path) => localizedPath(locale, path), [locale]);
};
