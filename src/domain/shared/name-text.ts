/** Why a name is refused. */
export const nameFaults = ["long", "line", "invisible", "sign", "link", "number"] as const;
export type NameFault = (typeof nameFaults)[number];

/** The fault of a refused name, and the part of it that is meant; for `long` the maximum number of characters. */
export interface RefusedName {
	readonly fault: NameFault;
	readonly sign: string;
}

/** A refused name as the outcome of a rule. */
export interface NameRefusal {
	readonly ok: false;
	readonly code: "forms.name_invalid";
	readonly details: { readonly name: RefusedName };
}

/** The limits of one kind of name. */
export interface NameRule {
	/** In characters, as they are written and as programs read them. */
	readonly maxLength: number;
	/** The longest row of digits, spaces and punctuation between them included. */
	readonly maxDigits: number;
}

/** Joiners belong to Persian, Arabic and Indian names, between two letters; and to emoji. */
const joiners =
	/(?<=[\p{L}\p{M}\p{Extended_Pictographic}])[\u200C\u200D](?=[\p{L}\p{Extended_Pictographic}])/gu;
const invisible = /\p{Cf}/u;
const lineEnd = /[\p{Cc}\p{Zl}\p{Zp}]/u;
/** Markup, addresses and folders; no name of a person, a school or a town has them. */
const foreignCharacter = /[<>@\\{}[\]|]/;

/** A name without blanks and invisible marks around it, as it is stored. */
export const nameText = (typed: string): string => typed.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, "");

// Mails to unconfirmed addresses contain names, and mail programs make links of what looks like an address. Other characters
// for a dot are read as one by these programs (NFKC turns most into "." or "。").
const dot = "[.\u3002]";
const scheme = /\p{L}{2,}:\/{1,2}|(?<![\p{L}\p{N}-])www[.\u3002]/iu;
const host = new RegExp(`(?<left>[\\p{L}\\p{N}-]+)${dot}(?<right>\\p{L}{2,})(?!\\p{L})`, "gu");
const disguised = /(?:\s(?:dot|point)|[.\u3002])\s+(?:com|net|org)(?![\p{L}-])/iu;
const numericHost = /\p{Nd}{1,3}(?:[.\u3002]\p{Nd}{1,3}){3}/u;
/** Abbreviations with a dot in names, besides single letters: "St.Exupéry", "Dr.Martin". */
const abbreviations = new Set(
	"st ste sts stes ss dr pr mr mrs ms mm mme mmes mlle mgr me gal gén col cdt cap lt sgt prof ing ch jr sr ph fr pdt lyc coll univ inst nd".split(
		" ",
	),
);
/** Domains that short links use even behind one letter (`t.co`). */
export const shortLinkDomains: ReadonlySet<string> = new Set(
	"com net org info biz shop site online fr ch co io me ly gl ai app eu uk us tv cc to gd gg dev xyz".split(
		" ",
	),
);

/** A link that is written as one, in a text in NFKC: with its scheme, as numbers, or with its dots in words. */
export const plainLinkIn = (plain: string): string | undefined =>
	(scheme.exec(plain) ?? disguised.exec(plain) ?? numericHost.exec(plain))?.[0].trim();

/** The part of a text that a mail program would make a link of, or a reader would type as one; undefined without one. */
export const linkIn = (text: string): string | undefined => {
	const plain = text.normalize("NFKC").replace(joiners, "");
	const plainly = plainLinkIn(plain);
	if (plainly !== undefined) return plainly;
	for (const { 0: whole, groups = {} } of plain.matchAll(host)) {
		const [left, right] = [groups.left?.toLowerCase() ?? "", groups.right?.toLowerCase() ?? ""];
		const isAbbreviated = [...left].length === 1 || abbreviations.has(left);
		if (!isAbbreviated || shortLinkDomains.has(right)) return whole;
	}
	return undefined;
};

/** A row of more than `most` digits that only spaces and punctuation part; undefined without one. */
export const rowOfDigits = (plain: string, most: number): string | undefined =>
	[...plain.matchAll(/\p{Nd}(?:[\s\p{P}+]*\p{Nd})*/gu)]
		.map(([row]) => row)
		.find((row) => (row.match(/\p{Nd}/gu) ?? []).length > most);

const codePoint = (sign: string): string =>
	`U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;

/**
 * The fault of a name, of a person or a place; undefined for one that can be stored and written in a mail. Expects the result
 * of `nameText`.
 */
export const refusedName = (name: string, { maxLength, maxDigits }: NameRule): RefusedName | undefined => {
	const plain = name.normalize("NFKC");
	if ([...name].length > maxLength || [...plain].length > maxLength)
		return { fault: "long", sign: String(maxLength) };
	if (lineEnd.test(name)) return { fault: "line", sign: "" };
	const [hidden] = invisible.exec(name.replace(joiners, "")) ?? [];
	if (hidden !== undefined) return { fault: "invisible", sign: codePoint(hidden) };
	const [sign] = foreignCharacter.exec(plain) ?? [];
	if (sign !== undefined) return { fault: "sign", sign };
	const link = linkIn(name);
	if (link !== undefined) return { fault: "link", sign: link };
	const digits = rowOfDigits(plain, maxDigits);
	return digits === undefined ? undefined : { fault: "number", sign: digits };
};

/** The name as it is stored, or the problem with it. An empty one is for the caller to refuse. */
export const checkName = (
	typed: string,
	rule: NameRule,
): { readonly ok: true; readonly value: string } | NameRefusal => {
	const value = nameText(typed);
	const name = refusedName(value, rule);
	return name === undefined
		? { ok: true, value }
		: { ok: false, code: "forms.name_invalid", details: { name } };
};
