import { useCallback, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useRevalidator } from "react-router";
import { readerOf } from "#domain/account/reader.ts";
import type { Role } from "#domain/account/role.ts";
import { defaultLocale, type Locale } from "#domain/shared/locale.ts";
import { loadLanguage, setReader } from "./i18n.ts";
import { browserLanguage, storedLanguage, storeLanguage } from "./language-choice.ts";
import { localeOfPath, namesLocale, withoutLocale } from "./locale.ts";

/**
 * Changes the language of the screen in place: text, choices and scroll position stay. Rejects, and changes nothing,
 * if the messages cannot be loaded.
 */
export const useChangeLanguage = (): ((locale: Locale) => Promise<void>) => {
	const { i18n } = useTranslation();
	const { pathname, search, hash } = useLocation();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	return useCallback(
		async (locale) => {
			await loadLanguage(i18n, locale);
			storeLanguage(locale);
			await i18n.changeLanguage(locale);
			// Route data reads the document's language (route-locale.ts) before React has committed the change.
			document.documentElement.lang = locale;
			if (locale === defaultLocale && namesLocale(pathname))
				await navigate(withoutLocale(pathname) + search + hash, { replace: true, preventScrollReset: true });
			else await revalidate();
		},
		[i18n, navigate, revalidate, pathname, search, hash],
	);
};

/** Whether the address is a link to results that someone shared: the language in it is theirs, not the reader's. */
export const isSharedResult = (pathname: string): boolean =>
	["/results", "/results/duet"].includes(withoutLocale(pathname)) && window.location.hash.length > 1;

/** The language that an address calls for: its own, else the stored choice. Shared results follow their reader. */
const languageFor = (pathname: string): Locale | null => {
	const named = namesLocale(pathname) ? localeOfPath(pathname) : null;
	return isSharedResult(pathname)
		? (storedLanguage() ?? browserLanguage() ?? named)
		: (named ?? storedLanguage());
};

/**
 * Synchronizes page and stored choice after hydration: a `/fr` address sets the choice to French; elsewhere the
 * stored choice decides.
 */
export const useLanguageInStep = (): void => {
	const { i18n } = useTranslation();
	const { pathname } = useLocation();
	const changeLanguage = useChangeLanguage();
	const followAddress = useEffectEvent((path: string) => {
		const wanted = languageFor(path);
		if (wanted === null) return;
		if (wanted !== i18n.language) changeLanguage(wanted).catch(() => {});
		else storeLanguage(wanted);
	});
	// Only a new address may decide: from /fr to English the language changes before the address does.
	useEffect(() => followAddress(pathname), [pathname]);
	useEffect(() => {
		document.documentElement.lang = i18n.language;
	}, [i18n.language]);
};

/** The adults who read this page: by their session, or by the link that opened it. */
const adultReaders = new Set<object>();

/** Addresses the holder of a role, a student or an adult, for as long as the component is mounted. */
export const useReaderOfRole = (role: Role | null): void => {
	const { i18n } = useTranslation();
	const reader = readerOf(role);
	useEffect(() => {
		if (reader === "student") return;
		const adult = {};
		adultReaders.add(adult);
		setReader(i18n, "adult").catch(() => {});
		return () => {
			adultReaders.delete(adult);
			if (adultReaders.size === 0) setReader(i18n, "student").catch(() => {});
		};
	}, [i18n, reader]);
};
