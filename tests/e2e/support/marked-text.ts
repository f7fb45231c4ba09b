import type { Page } from "@playwright/test";
import { textsIn } from "../../../scripts/lib/french-typography.ts";
import { brackets, markedLocale } from "../../../scripts/lib/marked-words.ts";
import { circles } from "../../../src/content/circles/circles.ts";
import { researchers } from "../../../src/content/consultations/researchers.ts";
import { languages } from "../../../src/domain/shared/locale.ts";
import { expect } from "./page-test.ts";

/** Texts of a page that are no complete message or content, each with its element. */
interface MarkedText {
	/** Words outside the marks: they are hard-coded, or of another language. */
	readonly unmarked: readonly string[];
	/** Two marked texts in a row of which the first has no end: code concatenated them. */
	readonly joined: readonly string[];
}

interface Reading {
	readonly open: string;
	readonly close: string;
	/** Texts that need no marks: names that people typed, and texts of the server. */
	readonly known: readonly string[];
	/** Words of the libraries for calendars and notices. */
	readonly libraryWords: readonly string[];
}

const read = ({ open, close, known, libraryWords }: Reading): MarkedText => {
	const unmarked = new Set<string>();
	const joined = new Set<string>();
	// Names of languages and sources have a `lang` attribute; the browser itself formats dates and times.
	const skipped = "script,style,template,noscript,[translate=no],[lang],time";
	const plain = (text: string): string => text.replace(/\s+/g, " ").trim();
	const knownTexts = new Set(known.map(plain));
	const ofLibraries = new RegExp(libraryWords.join("|"), "giu");
	const isKnown = (words: string): boolean =>
		knownTexts.has(words) ||
		// Addresses of sites, symbols of elements, numbers of receipts, and the last "and" of a list.
		/^[\w-]+(?:\.[\w-]+)+$|^[A-Z][a-z]$|^[A-Z]+-\d+$/.test(words) ||
		!/\p{L}{2}/u.test(words.replace(ofLibraries, "").replace(/(?<!\p{L})(?:et|ou)(?!\p{L})/gu, ""));

	/** Whether a marked text has no end: the next mark, if there is one, begins another text. */
	const isLast = (following: string): boolean => {
		const [end, next] = [following.indexOf(close), following.indexOf(open)];
		return end < 0 || (next >= 0 && next < end);
	};

	/** The text outside the marks, with one character in place of each pair; a truncated text ends with its ellipsis. */
	const outside = (text: string): { readonly rest: string; readonly inner: string[] } => {
		let [depth, rest, own, index] = [0, "", "", 0];
		const inner: string[] = [];
		for (const character of text) {
			if (character === open) depth += 1;
			if (depth === 0) rest += character;
			else if (character !== open && character !== close) own += character;
			index += character.length;
			const isCut = character === "…" && depth > 0 && isLast(text.slice(index));
			if (character === close) depth -= 1;
			if (isCut) depth = 0;
			if (depth > 0 || (character !== close && !isCut)) continue;
			depth = 0;
			inner.push(own);
			rest += open;
			own = "";
		}
		return { rest: depth > 0 ? rest + own : rest, inner };
	};

	/** A label of a drawing in two lines: each has one of the two marks. */
	const isLineOfLabel = (text: string, where: string): boolean =>
		where === "text" && text.split(open).length !== text.split(close).length;

	const look = (text: string, where: string): void => {
		if (isLineOfLabel(text, where)) return;
		const { rest, inner } = outside(text);
		// A point separates what has no common sentence: a name and a time.
		for (const part of rest.replaceAll(open, " ").split("·")) {
			const words = plain(part);
			if (/\p{L}{2}/u.test(words) && !isKnown(words)) unmarked.add(`${where}: ${words}`);
		}
		rest.split(open).forEach((between, index) => {
			const before = inner[index - 1]?.trim() ?? "";
			if (index === 0 || index > inner.length - 1 || !/^\s*$/.test(between)) return;
			// A remark in brackets is complete.
			if (!/[.!?…:»]$/.test(before) && !inner[index]?.startsWith("("))
				joined.add(`${where}: ${before} | ${inner[index]}`);
		});
	};

	/** Hidden elements have no box: each counts as one of its own. An entry of a list is a text of its own in a line, too. */
	const isInline = (element: Element): boolean =>
		!element.matches("li") &&
		element.getClientRects().length > 0 &&
		/^(?:inline|contents)$/.test(getComputedStyle(element).display);

	/** The texts that flow in one line of a box, and those of the boxes inside it. */
	const walk = (box: Element): void => {
		let line = "";
		const end = (): void => {
			if (line.trim() !== "") look(line, box.tagName.toLowerCase());
			line = "";
		};
		const into = (element: Element): void => {
			for (const node of element.childNodes) {
				if (node instanceof Text) line += node.data;
				else if (node instanceof Element && !node.matches(skipped)) {
					const { position } = getComputedStyle(node);
					if (node.tagName === "BR") end();
					else if (isInline(node) && position !== "absolute") into(node);
					else {
						end();
						walk(node);
					}
				}
			}
		};
		into(box);
		end();
	};

	walk(document.body);
	const named = [
		"aria-label",
		"aria-description",
		"aria-roledescription",
		"aria-valuetext",
		"alt",
		"title",
		"placeholder",
	];
	for (const name of named)
		for (const element of document.body.querySelectorAll(`[${name}]:not([translate=no])`))
			look(element.getAttribute(name) ?? "", name);
	look(document.title, "title of the page");
	for (const meta of document.querySelectorAll("meta[name=description]"))
		look(meta.getAttribute("content") ?? "", "description of the page");
	return { unmarked: [...unmarked], joined: [...joined] };
};

const dateWords = (options: Intl.DateTimeFormatOptions): string[] =>
	Array.from({ length: 12 }, (_, month) => [1, 2, 3, 4, 5, 6, 7].map((day) => new Date(2025, month, day)))
		.flat()
		.map((date) => new Intl.DateTimeFormat(languages[markedLocale].tag, options).format(date));

/** Months, days of the week, and React Aria's own words in every language: for a calendar, for notices without a place. */
const libraryWords = [
	...new Set([
		...dateWords({ month: "long" }),
		...dateWords({ month: "short" }),
		...dateWords({ weekday: "long" }),
		...dateWords({ weekday: "short" }).map((day) => `(?<!\\p{L})${day}`),
	]),
	"aujourd'hui",
	"date sélectionnée",
	"sélectionné",
	"précédent",
	"suivant",
	"notifications?",
];

/** Reads a page of the pseudo-locale; `known` are texts that need no marks. */
export const readMarkedText = (page: Page, known: readonly string[] = []): Promise<MarkedText> =>
	page.evaluate(read, { ...brackets, known, libraryWords });

/** Texts about researchers and circles, which no build marks. */
export const researcherTexts: readonly string[] = [
	...researchers.flatMap(({ text, monogram }) => [...textsIn(text[markedLocale]), monogram]),
	...circles.flatMap(({ subject, hostName }) => [subject[markedLocale], hostName]),
];

/** Expects every sentence of a loaded page to be one complete message or content. */
export const expectMarked = async (page: Page, known: readonly string[] = []): Promise<void> => {
	await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
	expect(await readMarkedText(page, known), page.url()).toEqual({ unmarked: [], joined: [] });
};
