import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { planIds } from "#domain/billing/plans.ts";
import type { Seller } from "#domain/billing/receipt.ts";
import type { LoginProvider } from "./account/providers/settings.ts";
import type { SimulatedOutcome } from "./billing/payments/simulated/random-outcomes.ts";
import { type StripeSettings, stripePriceSettings } from "./billing/payments/stripe/client.ts";
import type { MeetingTokens } from "./consultations/rooms/meeting-address.ts";
import type { LtiPlatform } from "./lti/settings.ts";
import { systemCode } from "./platform/refusal.ts";
import { root, serverSettings } from "./settings.ts";

export { root };

/** The default DRAIN_SECONDS behind a proxy: two or three of its usual checks of readiness. */
const proxyDrainSeconds = 5;

/** All of them, or none. */
const stripeNames = [
	"STRIPE_SECRET_KEY",
	"STRIPE_WEBHOOK_SECRET",
	...Object.values(stripePriceSettings),
] as const;

type Name = keyof typeof serverSettings;
type Values = { [Key in Name]?: z.output<(typeof serverSettings)[Key]["schema"]> };

/** When backups are made, where they are kept and for how long, and who can read them. */
export interface BackupSettings {
	/** The hours of the day in UTC as a field of cron; undefined: no server makes backups. */
	readonly hours: string | undefined;
	/** Undefined: a part of the data folder. */
	readonly folder: string | undefined;
	/** How many are kept, and for how many days. */
	readonly keep: number;
	readonly keepDays: number;
	/** A public key of age. Undefined: backups are not encrypted. */
	readonly publicKey: string | undefined;
}

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
	/** The address of a replica, for reads that may be a few seconds old. */
	readonly readUrl: string | undefined;
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
	/** How the address of a meeting is signed. Undefined: the provider asks for no token. */
	readonly meetingTokens: MeetingTokens | undefined;
	/** The log-ins of schools. */
	readonly loginProviders: readonly LoginProvider[];
	/** The learning platforms whose courses open classes. */
	readonly ltiPlatforms: readonly LtiPlatform[];
	/** Undefined: payments are simulated. */
	readonly stripe: StripeSettings | undefined;
	/** The outcomes of simulated payments. */
	readonly simulatedPayments: SimulatedOutcome;
	/** Whether real researchers can be booked while payments are simulated. */
	readonly freeConsultations: "yes" | "no";
	/** The platform's part of the price of a consultation, in percent. */
	readonly feePercent: number;
	/** The seller on receipts. */
	readonly seller: Seller;
	/** How many entries at the right of `x-forwarded-for` are trusted. */
	readonly trustedProxies: number;
	/** The periodic backups, and how a backup is encrypted. */
	readonly backups: BackupSettings;
	readonly logLevel: "debug" | "info" | "warn" | "error";
	/** The address of `/metrics`. Undefined: there are none. */
	readonly metrics: { readonly port: number; readonly host: string } | undefined;
	/** Requests that take longer are logged. */
	readonly slowRequestMs: number;
	/** With "web" the server runs no background jobs. */
	readonly role: "all" | "web";
	/** The limits of this server; undefined: the default of the part. */
	readonly maxStreams: number | undefined;
	readonly hashesAtOnce: number | undefined;
	readonly connections: number | undefined;
}

/** The settings, or every sentence about what is wrong with them. */
export type EnvironmentReading =
	| { readonly ok: true; readonly value: Environment }
	| { readonly ok: false; readonly sentences: readonly string[] };

/** The variables that settings are read from. */
export type Source = Readonly<Record<string, string | undefined>>;

/** The text of a setting, "" when it is not set: its own, or that of the file which NAME_FILE names. */
function givenText(
	source: Source,
	name: string,
): { readonly ok: true; readonly text: string } | { readonly ok: false; readonly sentence: string } {
	const text = source[name] ?? "";
	const path = source[`${name}_FILE`] ?? "";
	if (path === "") return { ok: true, text };
	if (text !== "") return { ok: false, sentence: `${name} and ${name}_FILE are both set: one is expected.` };
	try {
		return { ok: true, text: readFileSync(path, "utf8").trim() };
	} catch (error) {
		return { ok: false, sentence: `${name}_FILE names a file that can't be read (${systemCode(error)}).` };
	}
}

/** Where a setting with parts is wrong, by the names of its parts, never by a value: " at 0.issuer". */
function pathOf({ issues }: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] }) {
	const [first] = issues;
	return first === undefined || first.path.length === 0 ? "" : ` at ${first.path.map(String).join(".")}`;
}

/** Reads the settings. An empty text counts as unset. Every wrong value gets a sentence of its own. */
export function readEnvironment(source: Source): EnvironmentReading {
	const values: Record<string, unknown> = {};
	const sentences: string[] = [];
	for (const [name, { schema, expected, secret }] of Object.entries(serverSettings)) {
		const given = givenText(source, name);
		if (!given.ok) sentences.push(given.sentence);
		if (!given.ok || given.text === "") continue;
		const { text } = given;
		const read = z.safeParse(schema, text);
		if (read.success) values[name] = read.data;
		else {
			const shown = secret ? "not usable" : JSON.stringify(text);
			sentences.push(`${name} is ${shown}${pathOf(read.error)}: ${expected} is expected.`);
		}
	}
	const given = stripeNames.filter((name) => values[name] !== undefined);
	if (sentences.length === 0 && given.length > 0 && given.length < stripeNames.length) {
		const missing = stripeNames.filter((name) => values[name] === undefined);
		sentences.push(`${missing.join(", ")} missing: payments by Stripe need ${stripeNames.join(", ")}.`);
	}
	if (values.DATABASE_READ_URL !== undefined && values.DATABASE_URL === undefined)
		sentences.push("DATABASE_READ_URL is the replica of DATABASE_URL, which is not set.");
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

function meetingTokensOf(values: Values): MeetingTokens | undefined {
	const { MEETING_TOKEN_SECRET: secret, MEETING_TOKEN_ISSUER: issuer = "spectra" } = values;
	if (secret === undefined) return undefined;
	return { secret, issuer, audience: values.MEETING_TOKEN_AUDIENCE ?? "jitsi" };
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
		readUrl: values.DATABASE_READ_URL,
		prepares: values.DATABASE_PREPARED === undefined ? undefined : values.DATABASE_PREPARED === "yes",
		migrate: values.MIGRATE ?? "start",
		drainMs: (values.DRAIN_SECONDS ?? (trustedProxies > 0 ? proxyDrainSeconds : 0)) * 1_000,
		smtpUrl: values.SMTP_URL,
		mailFrom: values.MAIL_FROM ?? `Spectra <no-reply@${new URL(publicUrl).hostname}>`,
		contactEmail: values.CONTACT_EMAIL,
		meetingUrl: values.MEETING_URL ?? "https://meet.jit.si/",
		meetingTokens: meetingTokensOf(values),
		loginProviders: values.LOGIN_PROVIDERS ?? [],
		ltiPlatforms: values.LTI_PLATFORMS ?? [],
		stripe: stripeOf(values),
		simulatedPayments: values.SIMULATED_PAYMENTS ?? "chance",
		freeConsultations: values.FREE_CONSULTATIONS ?? "no",
		feePercent: values.PLATFORM_FEE_PERCENT ?? 0,
		seller: sellerOf(values, publicUrl),
		trustedProxies,
		backups: {
			hours: values.BACKUP_HOURS,
			folder: values.BACKUP_DIR,
			keep: values.BACKUP_KEEP ?? 60,
			keepDays: values.BACKUP_KEEP_DAYS ?? 14,
			publicKey: values.BACKUP_PUBLIC_KEY,
		},
		logLevel: values.LOG_LEVEL ?? "info",
		metrics:
			values.METRICS_PORT === undefined
				? undefined
				: { port: values.METRICS_PORT, host: values.METRICS_HOST ?? "127.0.0.1" },
		slowRequestMs: values.SLOW_REQUEST_MS ?? 3_000,
		role: values.ROLE ?? "all",
		maxStreams: values.WALLS_AT_MOST,
		hashesAtOnce: values.HASHES_AT_ONCE,
		connections: values.DATABASE_CONNECTIONS,
	};
}
