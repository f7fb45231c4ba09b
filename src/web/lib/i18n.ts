import i18next, { type i18n } from "i18next";
import { getI18n, initReactI18next } from "react-i18next";
import type { Locale } from "#domain/shared/locale.ts";
import { wordsOfScreen } from "./screen-words.ts";

interface Words {
	readonly [key: string]: string | Words;
}

/** The messages by their files' paths; only those of the screens and the language in use ever travel. */
const files = import.meta.glob<Words>(
	["./*/*.json", "./*/problems/*.json", "!./*/{common,mail,notFound,pages,problems}.json"],
	{ base: "../../content/messages", import: "default" },
);
const everyScreen = import.meta.glob<Words>("./every-screen-*.ts", {
	base: "../../content/messages",
	import: "default",
});

const namespace = "translation";

/** The files that an instance holds or is about to, each as `<locale>/<name>`. */
const held = new WeakMap<i18n, Set<string>>();

/** The sentences of a file under their keys. Those of `problems/…` join the failures of every screen. */
const read = async (locale: Locale, name: string): Promise<Words> => {
	if (name === "") return (await everyScreen[`./every-screen-${locale}.ts`]?.()) ?? {};
	const load = files[`./${locale}/${name}.json`];
	if (!load) throw new Error(`No messages are called ${locale}/${name}`);
	const words = await load();
	return { [name.startsWith("problems/") ? "problems" : name]: words };
};

/** Adds files to an instance that does not hold them yet; the empty name stands for what every screen says. */
const add = async (instance: i18n, locale: Locale, names: readonly string[]): Promise<void> => {
	const own = held.get(instance) ?? new Set<string>();
	held.set(instance, own);
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
	const known = [...(held.get(instance) ?? [])].map((file) => file.slice(file.indexOf("/") + 1));
	return add(instance, locale, known);
};

/** Loads files of messages in the language in use, for a part that shows only sometimes. */
export const loadWords = (names: readonly string[]): Promise<void> => {
	const instance = getI18n();
	return add(instance, localeOf(instance), names);
};

/** Loads the words of the screen at an address, in the language in use, before that screen shows. */
export const loadScreenWords = (pathname: string): Promise<void> => loadWords(wordsOfScreen(pathname));

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
	await add(instance, locale, ["", ...wordsOfScreen(pathname)]);
	return instance;
};
