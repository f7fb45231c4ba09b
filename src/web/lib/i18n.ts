import i18next, { type i18n } from "i18next";
import { getI18n, initReactI18next } from "react-i18next";
import type { Locale } from "#domain/shared/locale.ts";
import { wordsOfScreen } from "./screen-words.ts";

type Messages = Record<string, unknown>;

/** The messages by their files' paths; only those of the screens and the language in use ever travel. */
const files = import.meta.glob<Messages>(
	[
		"../../content/messages/*/*.json",
		"!../../content/messages/*/{common,guest,mail,notFound,pages,problems}.json",
	],
	{ import: "default" },
);
const everyScreen = import.meta.glob<Messages>("../../content/messages/every-screen-*.ts", {
	import: "default",
});

const namespace = "translation";

const readFile = async (locale: Locale, name: string): Promise<Messages> => {
	const load = files[`../../content/messages/${locale}/${name}.json`];
	if (!load) throw new Error(`No messages are called ${locale}/${name}`);
	return { [name]: await load() };
};

/** The messages of every screen and of those whose files are named. */
const read = async (locale: Locale, names: readonly string[]): Promise<Messages> => {
	const common = everyScreen[`../../content/messages/every-screen-${locale}.ts`];
	const all = await Promise.all([common?.(), ...names.map((name) => readFile(locale, name))]);
	return Object.assign({}, ...all);
};

const isOfScreen = (name: string): boolean => `../../content/messages/en/${name}.json` in files;

const add = async (instance: i18n, locale: Locale, names: readonly string[]): Promise<void> => {
	if (["common", ...names].every((name) => instance.getResource(locale, namespace, name))) return;
	instance.addResourceBundle(locale, namespace, await read(locale, names), true);
};

/** Loads in another language what an instance already knows in its own. */
export const loadLanguage = (instance: i18n, locale: Locale): Promise<void> =>
	add(
		instance,
		locale,
		Object.keys(instance.getResourceBundle(instance.language, namespace)).filter((name) => isOfScreen(name)),
	);

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
