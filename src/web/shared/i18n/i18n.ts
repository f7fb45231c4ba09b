import i18next, { type i18n } from "i18next";
import { getI18n, initReactI18next } from "react-i18next";
import type { Reader } from "#domain/account/reader.ts";
import { type FormalLocale, isFormal, type Locale, localeOr } from "#domain/shared/locale.ts";
import { messagesOfScreen } from "./screen-messages.ts";

/** The messages by language: each module imports those of every screen and lists the others. */
const languages = { en: () => import("./messages-en.ts"), fr: () => import("./messages-fr.ts") };

/** The same for parts that load late: many files that few pages need. */
const parts = {
	en: () => import("./part-messages-en.ts"),
	fr: () => import("./part-messages-fr.ts"),
};

/** The messages with another register for adults: only those that differ, over those for students. */
const forAdults: Readonly<Record<FormalLocale, () => Promise<{ default: object }>>> = {
	fr: () => import("#content/messages/fr-adults.json"),
};

/** The namespace of the messages for students, to which every other falls back. */
const namespace = "translation";
/** The namespace of the messages that differ for adults. */
const adultNamespace = "adults";

interface Files {
	/** The names that were asked for, loaded or on their way. */
	readonly asked: Set<string>;
	/** The loaded files, each as `<locale>/<name>`. */
	readonly loaded: Set<string>;
}

/** The files of an instance by its store: hooks return the instance in a wrapper. */
const filesByStore = new WeakMap<i18n["store"], Files>();

const filesOf = ({ store }: i18n): Files => {
	const files = filesByStore.get(store) ?? { asked: new Set<string>(), loaded: new Set<string>() };
	filesByStore.set(store, files);
	return files;
};

/**
 * The messages of a file under their keys; those of `quest/…` are merged into `quest`. The empty name means the
 * messages of every screen.
 */
const read = async (locale: Locale, name: string): Promise<object> => {
	const { everyScreen, default: files } = await languages[locale]();
	if (name === "") return everyScreen;
	const path = `./${name}.json`;
	const load = files[path] ?? (await parts[locale]()).default[path];
	if (!load) throw new Error(`No messages are called ${locale}/${name}`);
	return { [name.split("/")[0] ?? name]: await load() };
};

const isForAdults = (instance: i18n): boolean => instance.options.defaultNS === adultNamespace;

const addAdultMessages = async (instance: i18n, locale: Locale): Promise<void> => {
	if (!isFormal(locale) || instance.hasResourceBundle(locale, adultNamespace)) return;
	instance.addResourceBundle(locale, adultNamespace, (await forAdults[locale]()).default);
};

/** Adds files to an instance that has not loaded them yet. */
const add = async (instance: i18n, locale: Locale, names: readonly string[]): Promise<void> => {
	const { asked, loaded } = filesOf(instance);
	await Promise.all(
		names.map(async (name) => {
			asked.add(name);
			if (loaded.has(`${locale}/${name}`)) return;
			instance.addResourceBundle(locale, namespace, await read(locale, name), true);
			loaded.add(`${locale}/${name}`);
		}),
	);
	if (isForAdults(instance)) await addAdultMessages(instance, locale);
};

const localeOf = ({ language }: i18n): Locale => localeOr(language);

/**
 * Addresses another reader from now on, in every message on the screen. This is the only place that decides it:
 * components translate keys and need not know the reader.
 */
export const setReader = async (instance: i18n, reader: Reader): Promise<void> => {
	if (isForAdults(instance) === (reader === "adult")) return;
	// Before the messages are loaded, so that a later call counts in any case; until then they fall back.
	instance.setDefaultNamespace(reader === "adult" ? adultNamespace : namespace);
	if (reader === "adult") await addAdultMessages(instance, localeOf(instance));
	instance.emit("languageChanged", instance.language);
};

/** Loads in another language all files that are loaded or on their way, and those that are asked for meanwhile. */
export const loadLanguage = async (instance: i18n, locale: Locale): Promise<void> => {
	const { asked, loaded } = filesOf(instance);
	const missing = () => [...asked].filter((name) => !loaded.has(`${locale}/${name}`));
	do await add(instance, locale, missing());
	while (missing().length > 0);
};

/** Loads message files in the language of the page, for a part that shows only sometimes. */
export const loadMessages = async (names: readonly string[]): Promise<void> => {
	const instance = getI18n();
	const locale = localeOf(instance);
	await add(instance, locale, names);
	if (localeOf(instance) !== locale) await loadMessages(names);
};

/** Loads the messages of the screen at an address, in the current language, before that screen shows. */
export const loadScreenMessages = (pathname: string): Promise<void> =>
	loadMessages(messagesOfScreen(pathname));

/**
 * A translator for one language with the messages of the screen at `pathname`. A variable missing from a message is
 * an error, never a blank.
 */
export const createI18n = async (locale: Locale, pathname: string): Promise<i18n> => {
	const instance = i18next.createInstance();
	await instance.use(initReactI18next).init({
		lng: locale,
		fallbackLng: false,
		fallbackNS: namespace,
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
