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

/** The language a path asks for: `/fr/…` is French, every other path leaves the choice open (English as built). */
export const localeOfPath = (pathname: string): Locale =>
	prefixed.find((locale) => hasPrefix(pathname, languages[locale].pathPrefix)) ?? defaultLocale;

/** Whether the path itself names its language. */
export const namesLocale = (pathname: string): boolean => localeOfPath(pathname) !== defaultLocale;

/**
 * The same page without the language prefix: `/fr/explore` → `/explore`. Always a path of this site: what follows the
 * prefix of `/fr//host` would name another one.
 */
export const withoutLocale = (pathname: string): string =>
	namesLocale(pathname)
		? `/${pathname.slice(languages[localeOfPath(pathname)].pathPrefix.length).replace(/^\/+/, "")}`
		: pathname;

/** The language of the screen. */
export const useLocale = (): Locale => localeOr(useTranslation().i18n.language);

/** Turns an own path into one that stays in the language of the address. */
export const useLocalePath = (): ((path: string) => string) => {
	const locale = localeOfPath(useLocation().pathname);
	return useCallback((path) => localizedPath(locale, path), [locale]);
};
