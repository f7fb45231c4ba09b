// A second slash or a backslash would name another site; browsers drop tabs and line breaks before they look.
const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/** The path to open after logging in: `wanted` if it is a path of this site, otherwise null. */
export const returnPath = (wanted: string | null): string | null =>
	wanted !== null && ownPath.test(wanted) ? wanted : null;
