/** The longest first or last name, in characters. */
export const maxNameLength = 80;

// A name is written in mails to unconfirmed addresses: it must not carry a link or a line of its own. Other
// signs for a dot are read as one by programs that make links of what looks like an address.
const unfitForName = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>@/\\:{}[\]|"]|[.\u3002]\p{L}{2,}/u;
/** A year or "the 2nd" may belong to a name; a telephone number or an address of digits does not. */
const digits = /\d(?:\D*\d){4}|\d[.\u3002]\d/u;

/** Whether `value` can be a person's name: one line without markup, addresses or numbers to call. Trim first. */
export const isPersonName = (value: string): boolean => {
	const plain = value.normalize("NFKC");
	const isShort = [...value].length <= maxNameLength && [...plain].length <= maxNameLength;
	return value !== "" && isShort && !unfitForName.test(plain) && !digits.test(plain);
};
