import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { localeOr } from "#domain/shared/locale.ts";
import { loadLanguage } from "../shared/i18n.ts";
import { browserLanguage, storedLanguage, storeLanguage } from "../shared/language-choice.ts";
import { namesLocale } from "../shared/locale.ts";
import { isSharedResult, useChangeLanguage } from "../shared/use-language.ts";
import { useToast } from "../ui/toast.tsx";

/**
 * Offers the browser's language once, in that language, on the first visit to a page in another one. The page's
 * language then counts as chosen.
 */
export const useLanguageOffer = (): void => {
	const { i18n } = useTranslation();
	const { pathname } = useLocation();
	const changeLanguage = useChangeLanguage();
	const toast = useToast();
	const offer = useEffectEvent(async () => {
		const locale = browserLanguage();
		const isChosen = storedLanguage() !== null || namesLocale(pathname) || isSharedResult(pathname);
		if (isChosen || locale === null || locale === i18n.language) return;
		await loadLanguage(i18n, locale);
		storeLanguage(localeOr(i18n.language));
		const t = i18n.getFixedT(locale);
		const close = toast({
			tone: "info",
			lang: locale,
			title: t("common.language.offer"),
			duration: 20_000,
			action: {
				label: t("common.language.read"),
				act: () => {
					close();
					changeLanguage(locale).catch(() => {});
				},
			},
		});
	});
	useEffect(() => {
		offer().catch(() => {});
	}, []);
};
