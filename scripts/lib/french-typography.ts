/**
 * The rules of French typography, each by name: ordinary spaces before double punctuation and inside guillemets, missing
 * spaces there, the wide no-break space (U+00A0) in place of the narrow one (U+202F) and the reverse, straight
 * apostrophes, English quotation marks, three full stops for an ellipsis, and a number that a line break can separate from
 * its unit or month.
 */
const rules: readonly (readonly [string, RegExp])[] = [
	["an ordinary space before a punctuation mark", / [:;!?»%€]/u],
	["no space before a punctuation mark", /[\p{L}\d][;!?](?!\p{L})|[\p{L}\d]»/u],
	["a wide space before a punctuation mark that takes a narrow one", /\u00a0[;!?%]/u],
	["a narrow space where a wide one belongs", /\u202f[:»€]|«\u202f/u],
	["an ordinary space after a guillemet", /« /u],
	["a straight apostrophe", /\p{L}'\p{L}/u],
	["English quotation marks", /[“”]/u],
	["three points", /\.\.\./u],
	["guillemets inside guillemets", /«[^»]*«/u],
	[
		"a space that can break between number and unit",
		/\d (?:ans|h|mois|jours|minutes|heures|min|km|kg|mm|cm|€)(?!\p{L})/u,
	],
	[
		"a space that can break between day and month",
		/\d(?:er)? (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})/u,
	],
	["an hour as a clock shows it", /(?<![\d:])\d{1,2}:\d{2}(?![\d:])/u],
];

/**
 * The names of the rules that a text breaks. Addresses are skipped. A variable may be a word or a number, so it is read as
 * both: `{{count}} min` must stay on one line as « 5 min » does.
 */
export const typographyFaults = (text: string): string[] => {
	const plain = text.replace(/{{\w+}}/g, "x0").replace(/https?:\S+/g, "");
	return rules.filter(([, fault]) => fault.test(plain)).map(([name]) => name);
};

const pronoun = "(?:tu|vous|nous|je|ce|ils?|elles?|on|toi|moi|lui|leur|les?|la|en|y)";
/**
 * A hyphen before a pronoun without a word joiner (U+2060) after it: « mènes-tu », « devrait-il », « choisis-en », « a-t-il »,
 * and « rendez-vous », whose second half would read as a pronoun. Longer compounds may break at their hyphen, as French
 * typography allows: « peut-être », « c’est-à-dire ».
 */
const breakable = new RegExp(
	`(?<=\\p{L}-)(?!\\u2060)(?=(?:t-\\u2060?|l(?:e|a|es)-\\u2060?)?${pronoun}(?![\\p{L}\\u2060-]))`,
	"giu",
);

/** Adds the word joiners that keep verb and pronoun on one line. */
export const withJoinedPronouns = (text: string): string => text.replace(breakable, "\u2060");

/** The hyphen of a compound too short to break: « e-mail », « lui-même », « dix-huit », « États-Unis ». */
const shortCompound = new RegExp(
	`(?<!\\p{L})(?:${[
		"e-(?=mails?)",
		"(?:moi|toi|soi|lui|elles?|eux|nous|vous)-(?=mêmes?)",
		"(?:dix|vingt|trente|quarante|cinquante|soixante|quatre)-(?=\\p{L})",
		"au-(?=dessus|dessous|delà)",
		"super-(?=héro)",
		"outre-(?=mer)",
		"états-(?=unis)",
		"marque-(?=page)",
	].join("|")})`,
	"giu",
);

/** Adds the word joiners that keep verb and pronoun, and short compounds, on one line. */
export const withJoinedWords = (text: string): string =>
	withJoinedPronouns(text).replace(shortCompound, "$&\u2060");

/** Every string inside a value of any shape. */
export const textsIn = (value: unknown): string[] => {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	return Object.values(value).flatMap(textsIn);
};
