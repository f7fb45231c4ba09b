import { addMinutes } from "../shared/elapsed.ts";
import type { Instant } from "../shared/instant.ts";
import { checkName, type NameRefusal, type NameRule, nameText } from "../shared/name-text.ts";
import { failure, type Result, success } from "../shared/result.ts";

/** How many access tokens an institution may have at once: one for each program. */
export const maxAccessTokens = 5;

/** How long an access token is valid. A program whose token is forgotten does not read for ever. */
export const accessTokenDays = 365;

/** The name of the program that uses a token. Only the managers read it. */
const tokenNameRule: NameRule = { maxLength: 60, maxDigits: 8 };

/** Every access token begins like this, so that tools that look for leaked secrets recognise it. */
const prefix = "spectra_";
const form = /^Bearer (spectra_[\w-]{43})$/;

/** A token as it is shown once and sent by a program; `secret` is 256 random bits in base64url. */
export const writeAccessToken = (secret: string): string => prefix + secret;

/** The token in a request's `Authorization` header; undefined when it has another form. */
export const readAccessToken = (authorization: string | null): string | undefined =>
	form.exec(authorization?.trim() ?? "")?.[1];

/** The instant at which a token made at `madeAt` ends. */
export const accessTokenEnd = (madeAt: Instant): Instant => addMinutes(madeAt, accessTokenDays * 24 * 60);

/** Checks the name of a new token beside `present` others, and returns it as it is stored. */
export const checkAccessToken = (
	name: string,
	present: number,
): Result<string, "forms.required" | "institutions.tokens_full"> | NameRefusal => {
	if (nameText(name) === "") return failure("forms.required");
	const checked = checkName(name, tokenNameRule);
	if (!checked.ok) return checked;
	return present >= maxAccessTokens ? failure("institutions.tokens_full") : success(checked.value);
};
