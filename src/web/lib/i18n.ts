import i18next, { type i18n } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Locale } from "#domain/shared/locale.ts";

type Messages = Record<string, unknown>;

const loaders: Record<Locale, () => Promise<Messages>> = {
	en: async () => (await import("#content/messages/en.ts")).messagesEn,
	fr: async () => (await import("#content/messages/fr.ts")).messagesFr,
};

/** Loads the messages of a language into an instance; only languages in use ever travel. */
export const loadMessages = async (instance: i18n, locale: Locale): Promise<void> => {
	if (instance.hasResourceBundle(locale, "translation")) return;
	instance.addResourceBundle(locale, "translation", await loaders[locale]());
};

/** A translator that speaks one language. A variable missing from a sentence is an error, never a blank. */
export const createI18n = async (locale: Locale): Promise<i18n> => {
	const instance = i18next.createInstance();
	await instance.use(initReactI18next).init({
		lng: locale,
		fallbackLng: false,
		resources: { [locale]: { translation: await loaders[locale]() } },
		interpolation: { escapeValue: false },
		react: { useSuspense: false },
		missingInterpolationHandler: (text: string, value: RegExpExecArray) => {
			throw new Error(`The message "${text}" lacks ${value[0]}`);
		},
	});
	return instance;
};
