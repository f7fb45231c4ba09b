import { plainLinkIn, rowOfDigits, shortLinkDomains } from "./name-text.ts";

/** The longest row of digits that is no telephone number: two years have eight. */
const maxDigits = 8;

/** Characters and words that replace the @ of an address or of an account. */
const at = /@|[([]\s*(?:at|arobase)\s*[)\]]|\barobase\b/iu;
/** The name of a messenger before the name of an account: "insta: lea", "snap lea_07". */
const account =
	/\b(?:insta(?:gram)?|snap(?:chat)?|discord|telegram|whats ?app|tik ?tok|messenger|skype)\b\s*(?:[:=]\s*\S|(?=[^\s\p{L}]*\p{L})[^\s\d_#.]*[\d_#.]\w)/iu;
const host = /(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}-]+[.\u3002])+(?<domain>\p{L}{2,})(?!\p{L})/gu;

/** A capital after a full stop begins a sentence whose space is missing, not a domain. */
const isDomain = (word: string): boolean =>
	shortLinkDomains.has(word.toLowerCase()) && (word === word.toLowerCase() || word === word.toUpperCase());

/**
 * Whether a text holds an e-mail address, a telephone number, a link or the name of an account elsewhere: what a student
 * and a researcher would need to write to each other outside the product. A determined person can disguise these; the
 * rule keeps them from being passed on in good faith.
 */
export const hasContactData = (text: string): boolean => {
	const plain = text.normalize("NFKC");
	return (
		at.test(plain) ||
		account.test(plain) ||
		plainLinkIn(plain) !== undefined ||
		rowOfDigits(plain, maxDigits) !== undefined ||
		[...plain.matchAll(host)].some(({ groups }) => isDomain(groups?.domain ?? ""))
	);
};
