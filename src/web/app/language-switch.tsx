import { memo } from "react";
import { useTranslation } from "react-i18next";
import { type Locale, languages, locales } from "#domain/shared/locale.ts";
import { useChangeLanguage } from "../shared/i18n/use-language.ts";
import { useToast } from "../ui/toast.tsx";

/** English and French side by side; the current language is pressed. */
export const LanguageSwitch = memo(function LanguageSwitch() {
	const { t, i18n } = useTranslation();
	const changeLanguage = useChangeLanguage();
	const toast = useToast();
	const choose = (locale: Locale) =>
		changeLanguage(locale).catch(() =>
			toast({
				tone: "destructive",
				title: t("common.absence.title"),
				description: t("problems.common.unreachable"),
			}),
		);
	return (
		<fieldset
			aria-label={t("common.language.label")}
			className="flex items-center rounded-control border border-hairline"
		>
			{locales.map((locale) => (
				<button
					key={locale}
					type="button"
					lang={locale}
					aria-pressed={i18n.language === locale}
					onClick={() => void choose(locale)}
					className="min-h-11 min-w-11 rounded-control text-sm font-semibold uppercase xl:min-w-9 text-soft hover:text-ink aria-pressed:text-ink aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-6"
				>
					<span translate="no">{locale}</span>
					<span className="sr-only"> {languages[locale].name}</span>
				</button>
			))}
		</fieldset>
	);
});
