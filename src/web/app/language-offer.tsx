import { X } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isLocale, type Locale, localeOr } from "#domain/shared/locale.ts";
import { loadLanguage } from "../shared/i18n/i18n.ts";
import { storeLanguage } from "../shared/i18n/language-choice.ts";
import { useChangeLanguage } from "../shared/i18n/use-language.ts";
import { Button } from "../ui/button.tsx";

const offeredLanguage = (): Locale | null => {
	const { offer } = document.documentElement.dataset;
	return isLocale(offer) ? offer : null;
};

/**
 * Offers the browser's language once, in that language, on the first visit to a page in another one. The page's
 * language then counts as chosen. It is a part of the page above the header, and covers nothing.
 */
export function LanguageOffer() {
	const { i18n } = useTranslation();
	const changeLanguage = useChangeLanguage();
	const [offered, setOffered] = useState<Locale | null>(null);
	const close = () => {
		delete document.documentElement.dataset.offer;
		setOffered(null);
	};
	const show = useEffectEvent(async () => {
		const locale = offeredLanguage();
		if (locale === null || locale === i18n.language) return close();
		await loadLanguage(i18n, locale);
		storeLanguage(localeOr(i18n.language));
		setOffered(locale);
	});
	useEffect(() => {
		// Without the words of that language there is no offer.
		show().catch(() => setOffered(null));
	}, []);
	const t = offered === null ? null : i18n.getFixedT(offered);
	return (
		<div role="status" className="language-offer" lang={offered ?? undefined}>
			{t && offered ? (
				<div className="page flex items-start gap-3 py-2">
					<p className="flex grow flex-wrap items-center gap-x-4 gap-y-1">
						<span className="py-1">{t("common.language.offer")}</span>
						<Button
							look="secondary"
							onClick={() => {
								close();
								changeLanguage(offered).catch(() => {});
							}}
						>
							{t("common.language.read")}
						</Button>
					</p>
					<button
						type="button"
						aria-label={t("common.close")}
						onClick={close}
						className="grid size-11 flex-none place-items-center"
					>
						<X aria-hidden="true" className="size-4" />
					</button>
				</div>
			) : null}
		</div>
	);
}
