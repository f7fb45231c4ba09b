import i18next, { type i18n } from "i18next";
import { getI18n, initReactI18next } from "react-i18next";
import type { Locale } from "#domain/shared/locale.ts";
import { wordsOfScreen } from "./screen-words.ts";

type Messages = Record<string, unknown>;

/** Every file of messages by its path; only those of the screens and the language in use ever travel. */
const files = import.meta.glob<Messages>("../../content/messages/*/*.json", { import: "default" });

const namespace = "translation";

const read = async (locale: Locale, names: readonly string[]): Promise<Messages> => {
	const entries = names.map(async (name) => {
		const load = files[`../../content/messages/${locale}/${name}.json`];
		if (!load) throw new Error(`No messages are called ${locale}/${name}`);
		return [name, await load()] as const;
	});
	return Object.fromEntries(await Promise.all(entries));
};

const add = async (instance: i18n, locale: Locale, names: readonly string[]): Promise<void> => {
	const missing = names.filter((name) => !instance.getResource(locale, namespace, name));
	if (missing.length === 0) return;
	instance.addResourceBundle(locale, namespace, await read(locale, missing), true);
};

/** Loads in another language what an instance already knows in its own. */
export const loadLanguage = (instance: i18n, locale: Locale): Promise<void> =>
	add(instance, locale, Object.keys(instance.getResourceBundle(instance.language, namespace) as Messages));

/** Loads the words of the screen at an address, in the language in use, before that screen shows. */
export const loadScreenWords = async (pathname: string): Promise<void> => {
	const instance = getI18n();
	await add(instance, instance.language === "fr" ? "fr" : "en", wordsOfScreen(pathname));
};

/**
 * A translator that speaks one language and knows the words of the screen at `pathname`. A variable missing
 * from a sentence is an error, never a blank.
 */
export const createI18n = async (locale: Locale, pathname: string): Promise<i18n> => {
	const instance = i18next.createInstance();
	await instance.use(initReactI18next).init({
		lng: locale,
		fallbackLng: false,
		resources: { [locale]: { [namespace]: await read(locale, wordsOfScreen(pathname)) } },
		interpolation: { escapeValue: false },
		react: { useSuspense: false },
		missingInterpolationHandler: (text: string, value: RegExpExecArray) => {
			throw new Error(`The message "${text}" lacks ${value[0]}`);
		},
	});
	return instance;
};
