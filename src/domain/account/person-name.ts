/** The longest first or last name, in characters. */
export const longestName = 80;

// A name goes into mails to addresses that nobody has confirmed: it must not carry a link or a line of its own.
const unfitForName = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>@/\\:{}[\]|"]|\.\p{L}{2,}/u;

/** Whether `value` can be somebody's name: one line without markup or addresses. Trim first. */
export const isPersonName = (value: string): boolean =>
	value !== "" && [...value].length <= longestName && !unfitForName.test(value);
