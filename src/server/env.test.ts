import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readEnvironment } from "./env.ts";

const valuesOf = (source: Record<string, string | undefined>) => {
	const reading = readEnvironment(source);
	if (!reading.ok) throw new Error(reading.sentences.join());
	return reading.value;
};

const sentencesOf = (source: Record<string, string>) => {
	const reading = readEnvironment(source);
	return reading.ok ? [] : reading.sentences;
};

describe("readEnvironment", () => {
	test("readEnvironment needs no settings", () => {
		expect(valuesOf({})).toMatchObject({
			port: 3000,
			host: undefined,
			publicUrl: "http://localhost:3000",
			isPublicUrlSet: false,
			databaseUrl: undefined,
			dataDirectory: undefined,
			smtpUrl: undefined,
			mailFrom: "Spectra <no-reply@localhost>",
			meetingUrl: "https://meet.jit.si/",
			trustedProxies: 0,
			logLevel: "info",
		});
		expect(valuesOf({}).siteDirectory).toMatch(/build.client$/);
	});

	test("an empty text counts as unset", () => {
		expect(
			valuesOf({ PORT: "", HOST: "", PUBLIC_URL: "", DATA_DIR: "", DATABASE_URL: "", LOG_LEVEL: "" }),
		).toEqual(valuesOf({}));
	});

	test("readEnvironment reads every setting", () => {
		const provider = {
			id: "curie",
			name: "Curie",
			issuer: "https://login.example",
			clientId: "spectra",
			role: { always: "student" },
		};
		const moodle = "https://moodle.example";
		const platform = {
			id: "moodle",
			name: "Moodle",
			issuer: moodle,
			clientId: "one",
			deploymentIds: ["7"],
			authorizationUrl: `${moodle}/auth`,
			tokenUrl: `${moodle}/token`,
			keysUrl: `${moodle}/keys`,
		};
		const source = {
			PORT: "8080",
			HOST: "127.0.0.1",
			PUBLIC_URL: "https://spectra.example/",
			DATA_DIR: "/srv/spectra",
			SITE_DIR: "/srv/site",
			DATABASE_URL: "postgresql://user:password@host:5432/database",
			SMTP_URL: "smtps://user:password@mail.example",
			MAIL_FROM: "Spectra <hello@spectra.example>",
			CONTACT_EMAIL: "contact@spectra.example",
			MEETING_URL: "https://meet.example/rooms",
			MEETING_TOKEN_SECRET: "m".repeat(32),
			MEETING_TOKEN_ISSUER: "spectra-school",
			MEETING_TOKEN_AUDIENCE: "our-rooms",
			LOGIN_PROVIDERS: JSON.stringify([provider]),
			LTI_PLATFORMS: JSON.stringify([platform]),
			TRUSTED_PROXIES: "2",
			DATABASE_DIRECT_URL: "postgresql://user:password@one:5432,two:5432/database",
			DATABASE_READ_URL: "postgresql://user:password@one:5432,two:5432/database?target_session_attrs=standby",
			DATABASE_PREPARED: "yes",
			MIGRATE: "never",
			DRAIN_SECONDS: "12",
			METRICS_PORT: "9464",
			METRICS_HOST: "10.0.0.5",
			SLOW_REQUEST_MS: "500",
			ROLE: "web",
			WALLS_AT_MOST: "2000",
			HASHES_AT_ONCE: "4",
			DATABASE_CONNECTIONS: "32",
			BACKUP_HOURS: "3,15",
			BACKUP_DIR: "/srv/backups",
			BACKUP_KEEP: "7",
			BACKUP_KEEP_DAYS: "30",
			BACKUP_PUBLIC_KEY: `age1${"q".repeat(58)}`,
			LOG_LEVEL: "debug",
			SIMULATED_PAYMENTS: "refuse-first",
			FREE_CONSULTATIONS: "yes",
			PLATFORM_FEE_PERCENT: "15",
			SELLER_NAME: "Lumière SAS",
			SELLER_ADDRESS: "1 rue de l’Arc | 75001 Paris",
			SELLER_REGISTRATION: "FR 12 345",
			SELLER_VAT_NOTE: "No VAT",
		};
		expect(valuesOf(source)).toEqual({
			loginProviders: [{ ...provider, name: { en: "Curie", fr: "Curie" }, scope: "openid profile email" }],
			ltiPlatforms: [{ ...platform, origins: [moodle] }],
			port: 8080,
			host: "127.0.0.1",
			publicUrl: "https://spectra.example",
			isPublicUrlSet: true,
			dataDirectory: "/srv/spectra",
			siteDirectory: "/srv/site",
			databaseUrl: source.DATABASE_URL,
			smtpUrl: source.SMTP_URL,
			mailFrom: source.MAIL_FROM,
			contactEmail: "contact@spectra.example",
			meetingUrl: source.MEETING_URL,
			meetingTokens: {
				secret: source.MEETING_TOKEN_SECRET,
				issuer: "spectra-school",
				audience: "our-rooms",
			},
			simulatedPayments: "refuse-first",
			freeConsultations: "yes",
			feePercent: 15,
			seller: {
				name: "Lumière SAS",
				address: ["1 rue de l’Arc", "75001 Paris"],
				registration: "FR 12 345",
				vatNote: "No VAT",
			},
			trustedProxies: 2,
			directUrl: source.DATABASE_DIRECT_URL,
			readUrl: source.DATABASE_READ_URL,
			prepares: true,
			migrate: "never",
			drainMs: 12_000,
			metrics: { port: 9464, host: "10.0.0.5" },
			slowRequestMs: 500,
			role: "web",
			maxStreams: 2_000,
			hashesAtOnce: 4,
			connections: 32,
			backups: {
				hours: "3,15",
				folder: "/srv/backups",
				keep: 7,
				keepDays: 30,
				publicKey: source.BACKUP_PUBLIC_KEY,
			},
			logLevel: "debug",
		});
	});

	test("a stop behind a proxy waits five seconds for it, and a stop without one does not wait", () => {
		expect(valuesOf({}).drainMs).toBe(0);
		expect(valuesOf({ TRUSTED_PROXIES: "1" }).drainMs).toBe(5_000);
		expect(valuesOf({ TRUSTED_PROXIES: "1", DRAIN_SECONDS: "0" }).drainMs).toBe(0);
	});

	test("relative folders start at the repository, not at the current directory", () => {
		expect(valuesOf({ DATA_DIR: "here" }).dataDirectory).toMatch(/^\/.+\/here$/);
		expect(valuesOf({ DATA_DIR: "here" }).dataDirectory).not.toContain("src");
	});

	test("every wrong value is named with what is expected", () => {
		expect(sentencesOf({ PORT: "0", LOG_LEVEL: "loud" })).toEqual([
			'PORT is "0": a port number from 1 to 65535 is expected.',
			'LOG_LEVEL is "loud": one of debug, info, warn, error is expected.',
		]);
	});

	test.each([
		{ SMTP_URL: "http://mail.example" },
		{ SMTP_URL: "smtp:mail" },
		{ MAIL_FROM: "Spectra" },
		{ MAIL_FROM: "Spectra <a@b.fr> <c@d.fr>" },
		{ MAIL_FROM: "Spectra\nbcc: x@y.fr <a@b.fr>" },
		{ STRIPE_SECRET_KEY: "pk_test_0123456789" },
		{ STRIPE_WEBHOOK_SECRET: "secret" },
		{ STRIPE_PRICE_ID: "4.99" },
		{ STRIPE_SECRET_KEY: "sk_test_0123456789" },
		{ STRIPE_SECRET_KEY: "sk_test_0123456789", STRIPE_PRICE_ID: "price_1" },
		{ TRUSTED_PROXIES: "-1" },
		{ TRUSTED_PROXIES: "many" },
	])("readEnvironment refuses %o", (source) => expect(sentencesOf(source)).toHaveLength(1));

	test("the Stripe settings are all set or all unset, and missing ones are named", () => {
		const all = {
			STRIPE_SECRET_KEY: "sk_test_0123456789",
			STRIPE_WEBHOOK_SECRET: "whsec_0123456789",
			STRIPE_PRICE_ID: "price_1",
		};
		expect(valuesOf({}).stripe).toBeUndefined();
		expect(valuesOf(all).stripe).toEqual({
			secretKey: all.STRIPE_SECRET_KEY,
			webhookSecret: all.STRIPE_WEBHOOK_SECRET,
			priceIds: { premium: "price_1" },
			apiUrl: undefined,
		});
		const [sentence] = sentencesOf({ ...all, STRIPE_PRICE_ID: "" });
		expect(sentence).toMatch(/^STRIPE_PRICE_ID missing/);
		expect(sentence).not.toContain("0123456789");
	});

	test("a setting may be in a file, which NAME_FILE names", () => {
		const file = join(mkdtempSync(join(tmpdir(), "settings-")), "smtp");
		writeFileSync(file, "smtp://user:password@mail.example:587\n");
		expect(valuesOf({ SMTP_URL_FILE: file }).smtpUrl).toBe("smtp://user:password@mail.example:587");
		expect(sentencesOf({ SMTP_URL_FILE: file, SMTP_URL: "smtp://mail.example" })).toEqual([
			"SMTP_URL and SMTP_URL_FILE are both set: one is expected.",
		]);
		expect(sentencesOf({ SMTP_URL_FILE: "/there/is/none" })).toEqual([
			"SMTP_URL_FILE names a file that can't be read (ENOENT).",
		]);
	});

	test("no error message shows a secret", () => {
		const [sentence] = sentencesOf({ DATABASE_URL: "mysql://me:secret@host/db" });
		expect(sentence).toContain("DATABASE_URL");
		const [standby] = sentencesOf({
			DATABASE_URL: "postgresql://u:secret@h/db?target_session_attrs=standby",
		});
		expect(standby).toContain("DATABASE_URL is not usable");
		expect(standby).not.toContain("secret");
		expect(sentence).not.toContain("secret");
	});

	test("a replica needs a primary with an address", () => {
		expect(sentencesOf({ DATABASE_READ_URL: "postgresql://u@replica/db" })).toEqual([
			"DATABASE_READ_URL is the replica of DATABASE_URL, which is not set.",
		]);
	});

	test("a port is a number from 0 to 65535", () => {
		fc.assert(
			fc.property(fc.integer({ min: -10, max: 100_000 }), (port) => {
				expect(readEnvironment({ PORT: String(port) }).ok).toBe(port >= 1 && port <= 65_535);
			}),
		);
	});

	test("readEnvironment never throws, whatever the values are", () => {
		const anything = fc.record({
			PORT: fc.string(),
			HOST: fc.string(),
			PUBLIC_URL: fc.string(),
			DATABASE_URL: fc.string(),
		});
		fc.assert(
			fc.property(anything, (source) => {
				expect(readEnvironment(source)).toHaveProperty("ok");
			}),
		);
	});
});
