import * as z from "zod/mini";
import { type RoleRule, statedRoles } from "#domain/account/login-provider.ts";
import { readJoinCode } from "#domain/classes/join-code.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { areDistinct, isSafeAddress, jsonSetting } from "#server/platform/json-setting.ts";

/** A school's log-in, as an operator sets it up. */
export interface LoginProvider {
	/** Part of addresses of this site: short, and never changed. */
	readonly id: string;
	/** The name on the button. */
	readonly name: Readonly<Record<Locale, string>>;
	/** Where its discovery document is found, without `/.well-known/…`. */
	readonly issuer: string;
	readonly clientId: string;
	/** Undefined: a client without a secret, which PKCE protects. */
	readonly clientSecret?: string | undefined;
	readonly scope: string;
	readonly role: RoleRule;
	/** The join code of the institution that teachers become members of. Undefined: of none. */
	readonly institution?: string | undefined;
	/** The `prompt` of each request, such as `login` where pupils share computers. */
	readonly prompt?: "login" | "select_account" | undefined;
}

const isIssuer = (text: string): boolean => isSafeAddress(text) && new URL(text).search === "";

const shortText = z.string().check(z.regex(/^[^\p{Cc}]{1,300}$/u));
const nameSchema = z.string().check(z.regex(/^[^\p{Cc}]{1,60}$/u));
const wordsSchema = z.array(shortText).check(z.minLength(1), z.maxLength(50));

const roleSchema = z.union([
	z.strictObject({ always: z.enum(statedRoles) }),
	z.strictObject({
		claim: shortText,
		values: z.strictObject({
			student: z.optional(wordsSchema),
			teacher: z.optional(wordsSchema),
			counsellor: z.optional(wordsSchema),
		}),
	}),
]);

const providerSchema = z.strictObject({
	id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
	name: z.union([
		z.pipe(
			nameSchema,
			z.transform((name) => ({ en: name, fr: name })),
		),
		z.strictObject({ en: nameSchema, fr: nameSchema }),
	]),
	issuer: z.string().check(z.refine(isIssuer)),
	clientId: shortText,
	clientSecret: z.optional(shortText),
	// An identity without "openid" would be a mere authorization.
	scope: z._default(z.string().check(z.regex(/^(?:\S+ )*openid(?: \S+)*$/)), "openid profile email"),
	role: roleSchema,
	institution: z.optional(z.string().check(z.refine((code) => readJoinCode(code) !== undefined))),
	prompt: z.optional(z.enum(["login", "select_account"])),
}) satisfies z.ZodMiniType<LoginProvider>;

/** Reads the setting LOGIN_PROVIDERS: a list in JSON, every id once, no unknown field. */
export const loginProvidersSchema = z.pipe(
	jsonSetting,
	z.array(providerSchema).check(
		z.maxLength(20),
		z.refine((providers) => areDistinct(providers.map(({ id }) => id))),
	),
);
