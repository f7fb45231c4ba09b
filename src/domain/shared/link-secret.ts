/** The parts of an address, as `URL` and the browser's location have them. */
export interface AddressParts {
	readonly pathname: string;
	readonly search: string;
	readonly hash: string;
}

/** The sign `#`, encoded once or more often, as mail scanners and messengers write it. */
const encodedHash = /%(?:25)*23/i;

/** The one parameter of an address that holds typed text, in which `#` is a sign like others. */
const typedText = /[?&]q=[^&]*$/;

const withoutLastSlash = (pathname: string): string => pathname.replace(/(.)\/+$/, "$1");

/**
 * The address of a link whose `#` was encoded on the way (`/consent%23TOKEN`), with its fragment again;
 * undefined if the address has no such sign. The path is not checked: look it up before it is used.
 */
export const restoredAddress = ({ pathname, search, hash }: AddressParts): AddressParts | undefined => {
	const inPath = encodedHash.exec(pathname);
	if (inPath !== null) {
		const secret = pathname.slice(inPath.index + inPath[0].length);
		return { pathname: withoutLastSlash(pathname.slice(0, inPath.index)), search, hash: `#${secret}` };
	}
	const inSearch = encodedHash.exec(search);
	if (inSearch === null || typedText.test(search.slice(0, inSearch.index))) return undefined;
	const [secret = "", ...added] = search.slice(inSearch.index + inSearch[0].length).split("&");
	const kept = [search.slice(0, inSearch.index).replace(/[?&]$/, ""), ...added].filter((part) => part !== "");
	const [first = "", ...others] = kept;
	const query = first === "" || first.startsWith("?") ? first : `?${first}`;
	return { pathname, search: [query, ...others].join("&"), hash: secret === "" ? hash : `#${secret}` };
};

/** Percent-decodes until nothing changes, three times at most; a malformed text stays. */
const decoded = (text: string): string => {
	let now = text;
	for (let times = 0; times < 3; times++) {
		try {
			const next = decodeURIComponent(now);
			if (next === now) return now;
			now = next;
		} catch {
			return now;
		}
	}
	return now;
};

/** Typed or pasted text in its plain form: full-width signs as usual ones, no invisible sign, "-" for every hyphen. */
export const plainText = (text: string): string =>
	text
		.normalize("NFKC")
		.replace(/\p{Cc}|\p{Cf}|\u034F/gu, "")
		// Two hyphens that a keyboard made one dash of.
		.replaceAll("\u2014", "--")
		.replace(/\p{Pd}/gu, "-");

/**
 * The text behind the `#` of a link as it was before machines changed it: decoded, without added parameters, without
 * blanks and invisible signs, and without the signs that a sentence or a mail program puts around a link.
 */
export const readFragment = (fragment: string): string => {
	const text = plainText(decoded(fragment)).replace(/^[\s#]+/, "");
	const [own = ""] = text.split(/[?&]/);
	return own.replace(/\s+/g, "").replace(/^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu, "");
};

/** The length of a token in a link: 256 bits in base64url. */
const tokenLength = 43;

/** The token of a mailed link; undefined when a part of it is missing or was changed on the way. */
export const readLinkToken = (fragment: string): string | undefined => {
	const token = readFragment(fragment)
		.replace(/[^A-Za-z0-9_-]/g, "")
		.slice(0, tokenLength);
	return token.length === tokenLength ? token : undefined;
};
