import list from "./common-passwords.json" with { type: "json" };

/** Passwords in lower case that are tried first on a site like this one, besides those of every general list. */
export const ownCommonPasswords: readonly string[] = list.passwords.split(" ");
