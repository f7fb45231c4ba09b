import i18next, { type i18n } from "i18next";
import { getI18n, initReactI18next } from "react-i18next";
import type { Locale } from "#domain/shared/locale.ts";
import { messagesOfScreen } from "./screen-messages.ts";

/** What there is to say, by language: each brings the words of every screen and a list of the others. */
const languages = { en: () => import("./messages-en.ts"), fr: () => import("./messages-fr.ts") };

const namespace = "translation";

/** The files that an instance holds, each as `<locale>/<name>`, by its store: hooks give the instance in a wrapping. */
const held = new WeakMap<i18n["store"], Set<string>>();

/**
 * The sentences of a file under their keys; those of `quest/…` join those of `quest`. The empty name stands for what
 * every screen says.
 */
const read = async (locale: Locale, name: string): Promise<object> => {
	const { everyScreen, default: files } = await languages[locale]();
	if (name === "") return everyScreen;
	const load = files[`./${name}.json`];
	if (!load) throw new Error(`No messages are called ${locale}/${name}`);
	return { [name.split("/")[0] ?? name]: await load() };
};

/** Adds files to an instance that does not hold them yet. */
const add = async (instance: i18n, locale: Locale, names: readonly string[]): Promise<void> => {
	const own = held.get(instance.store) ?? new Set<string>();
	held.set(instance.store, own);
	await Promise.all(
		names.map(async (name) => {
			if (own.has(`${locale}/${name}`)) return;
			instance.addResourceBundle(locale, namespace, await read(locale, name), true);
			own.add(`${locale}/${name}`);
		}),
	);
};

const localeOf = ({ language }: i18n): Locale => (language === "fr" ? "fr" : "en");

/** Loads in another language what an instance already knows in its own. */
export const loadLanguage = (instance: i18n, locale: Locale): Promise<void> => {
	const known = [...(held.get(instance.store) ?? [])].map((file) => file.slice(file.indexOf("/") + 1));
	return add(instance, locale, known);
};

/** Loads files of messages in the language in use, for a part that shows only sometimes. */
export const loadMessages = (names: readonly string[]): Promise<void> => {
	const instance = getI18n();
	return add(instance, localeOf(instance), names);
};

/** Loads the words of the screen at an address, in the language in use, before that screen shows. */
export const loadScreenMessages = (pathname: string): Promise<void> =>
	loadMessages(messagesOfScreen(pathname));

/**
 * A translator that speaks one language and knows the words of the screen at `pathname`. A variable missing
 * from a sentence is an error, never a blank.
 */
export const createI18n = async (locale: Locale, pathname: string): Promise<i18n> => {
	const instance = i18next.createInstance();
	await instance.use(initReactI18next).init({
		lng: locale,
		fallbackLng: false,
		resources: {},
		interpolation: { escapeValue: false },
		react: { useSuspense: false },
		missingInterpolationHandler: (text: string, value: RegExpExecArray) => {
			throw new Error(`The message "${text}" lacks ${value[0]}`);
		},
	});
	await add(instance, locale, ["", ...messagesOfScreen(pathname)]);
	return instance;
};
