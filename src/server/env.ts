import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";
import { isEmailAddress } from "#domain/account/email-address.ts";
import { planIds } from "#domain/billing/plans.ts";
import type { Seller } from "#domain/billing/receipt.ts";
import { type SimulatedOutcome, simulatedOutcomes } from "./billing/payments/simulated/random-outcomes.ts";
import { type StripeSettings, stripePriceSettings } from "./billing/payments/stripe/client.ts";
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

/** Every setting: its parser and what is expected. `secret` values are never printed. */
const settings = {
	PORT: {
		schema: z.pipe(
			z.string().check(z.regex(/^\d{1,5}$/)),
			z.pipe(z.transform(Number), z.number().check(z.gte(1), z.lte(65_535))),
		),
		expected: "a port number from 1 to 65535",
		secret: false,
	},
	HOST: {
		schema: z.string().check(z.regex(/^[\w.:-]+$/)),
		expected: "a host name or an address to listen on, such as 127.0.0.1",
		secret: false,
	},
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
	SELLER_NAME: { schema: line, expected: "a name on one line", secret: false },
	SELLER_ADDRESS: { schema: line, expected: "a postal address, its lines parted by |", secret: false },
	SELLER_REGISTRATION: { schema: line, expected: "a registration or VAT number on one line", secret: false },
	SELLER_VAT_NOTE: { schema: line, expected: "a sentence on one line", secret: false },
	TRUSTED_PROXIES: {
		schema: z.pipe(z.string().check(z.regex(/^\d$/)), z.transform(Number)),
		expected: "how many proxies of yours stand in front of the server, 0 to 9",
		secret: false,
	},
	LOG_LEVEL: {
		schema: z.enum(["debug", "info", "warn", "error"]),
		expected: "one of debug, info, warn, error",
		secret: false,
	},
} as const;

/** The default DRAIN_SECONDS behind a proxy: two or three of its usual checks of readiness. */
const proxyDrainSeconds = 5;

/** All of them, or none. */
const stripeNames = [
	"STRIPE_SECRET_KEY",
	"STRIPE_WEBHOOK_SECRET",
	...Object.values(stripePriceSettings),
] as const;

type Name = keyof typeof settings;
type Values = { [Key in Name]?: z.output<(typeof settings)[Key]["schema"]> };

/** The settings as the server uses them. */
export interface Environment {
	readonly port: number;
	/** Undefined: every interface of the machine. */
	readonly host: string | undefined;
	/** The public address of the site, without a trailing slash. */
	readonly publicUrl: string;
	/** False when `publicUrl` is the server's own guess. */
	readonly isPublicUrlSet: boolean;
	/** Undefined: the default data folder. */
	readonly dataDirectory: string | undefined;
	readonly siteDirectory: string;
	/** Undefined: Spectra runs its own PostgreSQL. */
	readonly databaseUrl: string | undefined;
	/** The address of PostgreSQL itself where `databaseUrl` is a pooler's. */
	readonly directUrl: string | undefined;
	/** Undefined: statements are prepared, except through a pooler. */
	readonly prepares: boolean | undefined;
	/** Whether a start migrates the database. */
	readonly migrate: "start" | "never";
	/** How long a stop waits, not ready but still answering, for proxies to notice. */
	readonly drainMs: number;
	/** Undefined: mails become files in the data folder. */
	readonly smtpUrl: string | undefined;
	/** The sender of mails. */
	readonly mailFrom: string;
	/** The address that is notified of contact messages. Undefined: they are only stored. */
	readonly contactEmail: string | undefined;
	/** The base address of meeting rooms: each consultation gets an address below it. */
	readonly meetingUrl: string;
	/** Undefined: payments are simulated. */
	readonly stripe: StripeSettings | undefined;
	/** The outcomes of simulated payments. */
	readonly simulatedPayments: SimulatedOutcome;
	/** Whether real researchers can be booked while payments are simulated. */
	readonly freeConsultations: "yes" | "no";
	/** The seller on receipts. */
	readonly seller: Seller;
	/** How many entries at the right of `x-forwarded-for` are trusted. */
	readonly trustedProxies: number;
	readonly logLevel: "debug" | "info" | "warn" | "error";
}

/** The settings, or every sentence about what is wrong with them. */
export type EnvironmentReading =
	| { readonly ok: true; readonly value: Environment }
	| { readonly ok: false; readonly sentences: readonly string[] };

/** Reads the settings. An empty text counts as unset. Every wrong value gets a sentence of its own. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): EnvironmentReading {
	const values: Record<string, unknown> = {};
	const sentences: string[] = [];
	for (const [name, { schema, expected, secret }] of Object.entries(settings)) {
		const text = source[name];
		if (text === undefined || text === "") continue;
		const read = z.safeParse(schema, text);
		if (read.success) values[name] = read.data;
		else
			sentences.push(`${name} is ${secret ? "not usable" : JSON.stringify(text)}: ${expected} is expected.`);
	}
	const given = stripeNames.filter((name) => values[name] !== undefined);
	if (sentences.length === 0 && given.length > 0 && given.length < stripeNames.length) {
		const missing = stripeNames.filter((name) => values[name] === undefined);
		sentences.push(`${missing.join(", ")} missing: payments by Stripe need ${stripeNames.join(", ")}.`);
	}
	if (sentences.length > 0) return { ok: false, sentences };
	return { ok: true, value: withDefaults(values as Values) };
}

/** The price of every plan; undefined while one is not set. */
function priceIdsOf(values: Values): StripeSettings["priceIds"] | undefined {
	const entries = planIds.map((plan) => [plan, values[stripePriceSettings[plan]]] as const);
	if (entries.some(([, id]) => id === undefined)) return undefined;
	return Object.fromEntries(entries) as StripeSettings["priceIds"];
}

function stripeOf(values: Values): StripeSettings | undefined {
	const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
	const { STRIPE_API_URL: apiUrl } = values;
	const priceIds = priceIdsOf(values);
	if (secretKey === undefined || webhookSecret === undefined || priceIds === undefined) return undefined;
	return { secretKey, webhookSecret, priceIds, apiUrl };
}

function sellerOf(values: Values, publicUrl: string): Seller {
	const address = (values.SELLER_ADDRESS ?? "").split("|").map((part) => part.trim());
	return {
		name: values.SELLER_NAME ?? new URL(publicUrl).hostname,
		address: address.filter((part) => part !== ""),
		registration: values.SELLER_REGISTRATION ?? null,
		vatNote: values.SELLER_VAT_NOTE ?? null,
	};
}

function withDefaults(values: Values): Environment {
	const port = values.PORT ?? 3000;
	const trustedProxies = values.TRUSTED_PROXIES ?? 0;
	const publicUrl = values.PUBLIC_URL ?? `http://localhost:${port}`;
	return {
		port,
		host: values.HOST,
		publicUrl,
		isPublicUrlSet: values.PUBLIC_URL !== undefined,
		dataDirectory: values.DATA_DIR,
		siteDirectory: values.SITE_DIR ?? join(root, "build", "client"),
		databaseUrl: values.DATABASE_URL,
		directUrl: values.DATABASE_DIRECT_URL,
		prepares: values.DATABASE_PREPARED === undefined ? undefined : values.DATABASE_PREPARED === "yes",
		migrate: values.MIGRATE ?? "start",
		drainMs: (values.DRAIN_SECONDS ?? (trustedProxies > 0 ? proxyDrainSeconds : 0)) * 1_000,
		smtpUrl: values.SMTP_URL,
		mailFrom: values.MAIL_FROM ?? `Spectra <no-reply@${new URL(publicUrl).hostname}>`,
		contactEmail: values.CONTACT_EMAIL,
		meetingUrl: values.MEETING_URL ?? "https://meet.jit.si/",
		stripe: stripeOf(values),
		simulatedPayments: values.SIMULATED_PAYMENTS ?? "chance",
		freeConsultations: values.FREE_CONSULTATIONS ?? "no",
		seller: sellerOf(values, publicUrl),
		trustedProxies,
		logLevel: values.LOG_LEVEL ?? "info",
	};
}
