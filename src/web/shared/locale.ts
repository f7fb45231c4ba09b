import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { Locale } from "#domain/shared/locale.ts";

const french = /^\/fr(?=\/|$)/;

/** The language a path asks for: `/fr/…` is French, every other path leaves the choice open (English as built). */
export const localeOfPath = (pathname: string): Locale => (french.test(pathname) ? "fr" : "en");

/** Whether the path itself names its language. */
export const namesLocale = (pathname: string): boolean => french.test(pathname);

/**
 * The same page without the language prefix: `/fr/explore` → `/explore`. Always a path of this site: what follows the
 * prefix of `/fr//host` would name another one.
 */
export const withoutLocale = (pathname: string): string =>
	namesLocale(pathname) ? `/${pathname.replace(french, "").replace(/^\/+/, "")}` : pathname;

/** The French page of an unprefixed path: `/explore` → `/fr/explore`. */
export const frenchPath = (pathname: string): string => (pathname === "/" ? "/fr" : `/fr${pathname}`);

/** The language of the screen. */
export const useLocale = (): Locale => (useTranslation().i18n.language === "fr" ? "fr" : "en");

/** Turns an own path into one that stays under `/fr` when the reader is there. */
export const useLocalePath = (): ((path: string) => string) => {
	const { pathname } = useLocation();
	return namesLocale(pathname) ? frenchPath : (path) => path;
};
