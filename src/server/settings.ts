import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import { isEmailAddress } from "#domain/account/email-address.ts";
import { loginProvidersSchema } from "./account/providers/settings.ts";
import { simulatedOutcomes } from "./billing/payments/simulated/random-outcomes.ts";
import { ltiPlatformsSchema } from "./lti/settings.ts";
import { addressesOf } from "./platform/db/addresses.ts";

/**
 * The repository's root. Relative folders in the environment start here, whatever the current directory is.
 */
export const root = fileURLToPath(new URL("../..", import.meta.url));

const folder = z.pipe(
	z.string(),
	z.transform((path) => resolve(root, path)),
);

const isOrigin = ({ protocol, username, pathname, search, hash }: URL) =>
	/^https?:$/.test(protocol) && username === "" && pathname === "/" && search === "" && hash === "";

const httpOrigin = z.pipe(
	z.string().check(z.refine((text) => URL.canParse(text) && isOrigin(new URL(text)))),
	z.transform((text) => new URL(text).origin),
);

const postgresUrl = z.string().check(z.refine((text) => addressesOf(text) !== undefined));

const replicaUrl = z.string().check(z.refine((text) => addressesOf(text, "standby") !== undefined));

const postgresExpected =
	"an address such as postgresql://user:password@host:5432/database, with one host or several (host-a:5432,host-b:5432),";

/** A whole number of at most six digits, from `min` on. */
const wholeNumber = (min: number) =>
	z.pipe(z.string().check(z.regex(/^\d{1,6}$/)), z.pipe(z.transform(Number), z.number().check(z.gte(min))));

const smtpUrl = z
	.string()
	.check(
		z.refine(
			(text) =>
				URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== "",
		),
	);

const sender = z.string().check(
	z.refine((text) => {
		const [, inBrackets] = /^[^<>\p{Cc}]*<([^<>]+)>$/u.exec(text) ?? [];
		return isEmailAddress(inBrackets ?? text);
	}),
);

const line = z.string().check(z.maxLength(300), z.regex(/^[^\p{Cc}]*$/u));

const port = z.pipe(
	z.string().check(z.regex(/^\d{1,5}$/)),
	z.pipe(z.transform(Number), z.number().check(z.gte(1), z.lte(65_535))),
);
const portExpected = "a port number from 1 to 65535";
const hostName = z.string().check(z.regex(/^[\w.:-]+$/));
const hostExpected = "a host name or an address to listen on, such as 127.0.0.1";

/** Every setting: its parser and what is expected. `secret` values are never printed. */
export const serverSettings = {
	PORT: { schema: port, expected: portExpected, secret: false },
	HOST: { schema: hostName, expected: hostExpected, secret: false },
	PUBLIC_URL: {
		schema: httpOrigin,
		expected: "an http or https address without a path, such as https://spectra.example",
		secret: false,
	},
	DATA_DIR: { schema: folder, expected: "a folder", secret: false },
	SITE_DIR: { schema: folder, expected: "a folder of built pages", secret: false },
	DATABASE_URL: {
		schema: postgresUrl,
		expected: postgresExpected,
		secret: true,
	},
	DATABASE_DIRECT_URL: {
		schema: postgresUrl,
		expected: postgresExpected,
		secret: true,
	},
	DATABASE_READ_URL: {
		schema: replicaUrl,
		expected: postgresExpected,
		secret: true,
	},
	DATABASE_PREPARED: { schema: z.enum(["yes", "no"]), expected: "yes or no", secret: false },
	MIGRATE: { schema: z.enum(["start", "never"]), expected: "start or never", secret: false },
	DRAIN_SECONDS: {
		schema: wholeNumber(0),
		expected: "a whole number of seconds",
		secret: false,
	},
	SMTP_URL: {
		schema: smtpUrl,
		expected: "an address such as smtp://user:password@host:587 or smtps://user:password@host",
		secret: true,
	},
	MAIL_FROM: {
		schema: sender,
		expected: "an e-mail address, or a name and an address such as Spectra <hello@spectra.example>",
		secret: false,
	},
	CONTACT_EMAIL: {
		schema: z.string().check(z.refine(isEmailAddress)),
		expected: "an e-mail address, such as hello@spectra.example",
		secret: false,
	},
	MEETING_URL: {
		schema: z
			.string()
			.check(z.refine((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol))),
		expected: "an http or https address below which rooms open by themselves, such as https://meet.example/",
		secret: false,
	},
	MEETING_TOKEN_SECRET: {
		schema: z.string().check(z.minLength(32)),
		expected: "the secret that the meeting provider shares with this site, at least 32 characters",
		secret: true,
	},
	MEETING_TOKEN_ISSUER: {
		schema: z.string().check(z.regex(/^\S{1,100}$/)),
		expected: "the name under which the meeting provider knows the secret, such as spectra",
		secret: false,
	},
	MEETING_TOKEN_AUDIENCE: {
		schema: z.string().check(z.regex(/^\S{1,100}$/)),
		expected: "the audience that the meeting provider expects, such as jitsi",
		secret: false,
	},
	LOGIN_PROVIDERS: {
		schema: loginProvidersSchema,
		expected: "a list of schools' log-ins in JSON, as docs/operations.md describes it,",
		secret: true,
	},
	LTI_PLATFORMS: {
		schema: ltiPlatformsSchema,
		expected: "a list of learning platforms in JSON, as docs/operations.md describes it,",
		secret: false,
	},
	STRIPE_SECRET_KEY: {
		schema: z.string().check(z.regex(/^(sk|rk)_\w{8,}$/)),
		expected: "a secret key of Stripe, sk_… or rk_…",
		secret: true,
	},
	STRIPE_WEBHOOK_SECRET: {
		schema: z.string().check(z.regex(/^whsec_\S{8,}$/)),
		expected: "the signing secret of a webhook endpoint of Stripe, whsec_…",
		secret: true,
	},
	STRIPE_PRICE_ID: {
		schema: z.string().check(z.regex(/^price_\w+$/)),
		expected: "the id of a monthly price at Stripe, price_…",
		secret: false,
	},
	STRIPE_API_URL: {
		schema: httpOrigin,
		expected: "an http or https address without a path",
		secret: false,
	},
	SIMULATED_PAYMENTS: {
		schema: z.enum(simulatedOutcomes),
		expected: "one of chance, accept, refuse-first",
		secret: false,
	},
	FREE_CONSULTATIONS: {
		schema: z.enum(["yes", "no"]),
		expected: "yes or no",
		secret: false,
	},
	PLATFORM_FEE_PERCENT: {
		schema: z.pipe(z.string().check(z.regex(/^(?:100|\d{1,2})$/)), z.transform(Number)),
		expected: "a whole number of percent, 0 to 100",
		secret: false,
	},
	SELLER_NAME: { schema: line, expected: "a name on one line", secret: false },
	SELLER_ADDRESS: { schema: line, expected: "a postal address, its lines parted by |", secret: false },
	SELLER_REGISTRATION: { schema: line, expected: "a registration or VAT number on one line", secret: false },
	SELLER_VAT_NOTE: { schema: line, expected: "a sentence on one line", secret: false },
	TRUSTED_PROXIES: {
		schema: z.pipe(z.string().check(z.regex(/^\d$/)), z.transform(Number)),
		expected: "how many proxies of yours stand in front of the server, 0 to 9",
		secret: false,
	},
	BACKUP_HOURS: {
		schema: z.string().check(z.regex(/^(\*|([01]?\d|2[0-3])(,([01]?\d|2[0-3]))*)$/)),
		expected: "hours of the day in UTC, such as 3 or 3,15, or * for every hour",
		secret: false,
	},
	BACKUP_DIR: { schema: folder, expected: "a folder", secret: false },
	BACKUP_KEEP: { schema: wholeNumber(1), expected: "a whole number from 1 on", secret: false },
	BACKUP_KEEP_DAYS: { schema: wholeNumber(1), expected: "a whole number of days", secret: false },
	BACKUP_PUBLIC_KEY: {
		schema: z.string().check(z.regex(/^age1[02-9ac-hj-np-z]{58}$/)),
		expected: "a public key of age, age1…, as npm run backup:key prints it,",
		secret: false,
	},
	METRICS_PORT: { schema: port, expected: portExpected, secret: false },
	METRICS_HOST: { schema: hostName, expected: hostExpected, secret: false },
	SLOW_REQUEST_MS: { schema: wholeNumber(1), expected: "a whole number of milliseconds", secret: false },
	ROLE: { schema: z.enum(["all", "web"]), expected: "all or web", secret: false },
	WALLS_AT_MOST: { schema: wholeNumber(1), expected: "a whole number from 1 on", secret: false },
	HASHES_AT_ONCE: { schema: wholeNumber(1), expected: "a whole number from 1 on", secret: false },
	DATABASE_CONNECTIONS: { schema: wholeNumber(2), expected: "a whole number from 2 on", secret: false },
	LOG_LEVEL: {
		schema: z.enum(["debug", "info", "warn", "error"]),
		expected: "one of debug, info, warn, error",
		secret: false,
	},
} as const;
