import { routes } from "#contract/routes.ts";
import type { Seller } from "#domain/billing/receipt.ts";
import type { LoginProvider } from "#server/account/providers/settings.ts";
import { createApp } from "#server/app.ts";
import type { PaymentProvider } from "#server/billing/payments/provider.ts";
import { simulatedProvider } from "#server/billing/payments/simulated/provider.ts";
import { createServices, type Services } from "#server/compose.ts";
import type { ServicesDependencies } from "#server/foundation.ts";
import type { LtiPlatform } from "#server/lti/settings.ts";
import { createLog } from "#server/platform/log.ts";
import type { FinishedMail, KeptMails, MailTransport } from "#server/platform/mail/mail.ts";
import { type Meter, noMeter } from "#server/platform/metrics/meter.ts";
import type { Site } from "#server/platform/site/site.ts";
import type { TestDatabase } from "./database.ts";
import { quickPasswords } from "./quick-passwords.ts";

/** A test's request, apart from its path. */
export interface Asking {
	readonly method?: string;
	/** Sent as JSON; a string is sent as it is. */
	readonly body?: unknown;
	readonly headers?: Record<string, string>;
	/** The network of the client. */
	readonly from?: string;
}

/** A response with its JSON parsed; null when it is empty, a text when it is no JSON. */
export interface Answer {
	readonly status: number;
	readonly headers: Headers;
	// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of any shape
	readonly body: any;
}

/** A browser: it keeps its cookies, and sends same-origin requests. */
export interface Visitor {
	readonly ask: (path: string, asking?: Asking) => Promise<Answer>;
	/** Opens a stream of events, read by the test itself. */
	readonly open: (path: string, headers?: Record<string, string>) => Promise<Response>;
	/** Calls a route of the table that has no path parameters. */
	readonly call: (name: keyof typeof routes, body?: unknown) => Promise<Answer>;
	readonly cookie: () => string;
}

/**
 * The server without a port, on a test's database: cheap hashes, unpadded responses, a movable clock, mails
 * in a list.
 */
export interface LiveServer {
	readonly services: Services;
	readonly visitor: (from?: string) => Visitor;
	readonly mails: FinishedMail[];
	/** Sends every enqueued mail, as the worker would; concurrent calls each end with theirs sent. */
	readonly deliver: () => Promise<void>;
	/** Moves the clock forward, in milliseconds. */
	readonly pass: (milliseconds: number) => void;
	readonly now: () => Date;
	/** Makes the next sending of mails fail, so many times. */
	readonly breakMail: (times: number) => void;
	/** Sets the random numbers of the next simulated payments: 0 is paid, 0.99 is refused. */
	readonly chance: (drawn: number) => void;
	/** Makes the next simulated payment fail. */
	readonly failNextPayment: () => void;
}

export interface LiveOptions {
	/** Whether mails count as reaching people, so that addresses have to be confirmed. */
	readonly isMailReal?: boolean;
	readonly publicUrl?: string;
	readonly trustedProxies?: number;
	readonly contactEmail?: string;
	readonly freeConsultations?: "yes" | "no";
	/** The platform's part of the price of a consultation; default: 0. */
	readonly feePercent?: number;
	/** The seller on receipts. */
	readonly seller?: Seller;
	/** The log-ins of schools; by default none. */
	readonly loginProviders?: readonly LoginProvider[];
	/** The learning platforms; by default none. */
	readonly ltiPlatforms?: readonly LtiPlatform[];
	/** The payment provider; by default a simulation without delays. */
	readonly provider?: PaymentProvider;
	/** Another mail transport than the list. */
	readonly way?: MailTransport;
	/** Counts the work; by default nothing does. */
	readonly meter?: Meter;
	/** Secrets that are replaced while the server runs; by default none is. */
	readonly latest?: ServicesDependencies["latest"];
	readonly dataDirectory?: string;
}

/** No pages: API tests request none. */
const noSite = { has: () => false } as unknown as Site;

/** The list with the deletions of the mail folder. */
const keptIn = (mails: FinishedMail[]): KeptMails => {
	const remove = (isGone: (mail: FinishedMail) => boolean) =>
		mails.splice(0, mails.length, ...mails.filter((mail) => !isGone(mail)));
	return {
		remove: async (ids, to) => {
			remove((mail) => ids.includes(mail.id) || mail.to === to);
		},
		removeBefore: async (before) => {
			remove(({ writtenAt }) => writtenAt < before);
		},
	};
};

export function createLiveServer(
	{ database, ask }: Pick<TestDatabase, "database" | "ask">,
	{
		isMailReal = false,
		publicUrl = "http://localhost:3000",
		trustedProxies = 0,
		contactEmail,
		freeConsultations = "no",
		feePercent = 0,
		seller,
		loginProviders = [],
		ltiPlatforms = [],
		provider,
		way,
		meter = noMeter,
		latest,
		dataDirectory,
	}: LiveOptions = {},
): LiveServer {
	const mails: FinishedMail[] = [];
	let broken = 0;
	let passed = 0;
	let drawn = 0;
	const nextDraws: number[] = [];
	const list: MailTransport = {
		isReal: isMailReal,
		send: async (mail) => {
			if (broken > 0) {
				broken -= 1;
				throw new Error("The mail server is down");
			}
			mails.push(mail);
		},
		...(isMailReal ? {} : { keeps: keptIn(mails) }),
	};
	const now = () => new Date(Date.now() + passed);
	const log = createLog("error", (line) => process.stderr.write(line), Date.now);
	const services = createServices({
		settings: {
			publicUrl,
			meetingUrl: "https://meet.example/",
			smtpUrl: undefined,
			mailFrom: "Spectra <a@b.example>",
			dataDirectory,
			contactEmail,
			freeConsultations,
			feePercent,
			loginProviders,
			ltiPlatforms,
			...(seller === undefined ? {} : { seller }),
			trustedProxies,
		},
		...(latest === undefined ? {} : { latest }),
		database,
		log,
		now,
		elapsed: () => performance.now(),
		meter,
		isReady: database.isReady,
		// Padding of response times is tested by response-time.test.ts, with a clock of its own.
		wait: async () => {},
		passwords: quickPasswords(),
		transport: way ?? list,
		provider:
			provider ??
			simulatedProvider(database, { chance: () => nextDraws.shift() ?? drawn, wait: async () => {}, now }),
	});
	const app = createApp({ site: noSite, routes: services.routes, kit: services.kit, trustedProxies });

	const visitor = (from = "192.0.2.1"): Visitor => {
		const jar = new Map<string, string>();
		const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
		const askFor = async (path: string, asking: Asking = {}): Promise<Answer> => {
			const { method = asking.body === undefined ? "GET" : "POST", body, headers = {} } = asking;
			const request = new Request(new URL(path, publicUrl), {
				method,
				headers: {
					origin: publicUrl,
					...(body === undefined ? {} : { "content-type": "application/json" }),
					...(jar.size === 0 ? {} : { cookie: cookie() }),
					...headers,
				},
				...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
			});
			const connection = { incoming: { socket: { remoteAddress: asking.from ?? from } } };
			const response = await app.fetch(request, connection);
			for (const line of response.headers.getSetCookie()) {
				const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
				if (/max-age=0/i.test(line)) jar.delete(name);
				else jar.set(name, value);
			}
			// An event stream has no end: the test gets its head.
			const isStream = response.headers.get("content-type") === "text/event-stream";
			const text = isStream ? "" : await response.text();
			if (isStream) await response.body?.cancel();
			const isJson = /\bjson\b/.test(response.headers.get("content-type") ?? "");
			return {
				status: response.status,
				headers: response.headers,
				body: text === "" ? null : isJson ? JSON.parse(text) : text,
			};
		};
		return {
			ask: askFor,
			open: async (path, headers = {}) =>
				app.fetch(new Request(new URL(path, publicUrl), { headers: { cookie: cookie(), ...headers } }), {
					incoming: { socket: { remoteAddress: from } },
				}),
			call: (name, body) => {
				const { method, path } = routes[name];
				return askFor(path, { method, ...(body === undefined ? {} : { body }) });
			},
			cookie,
		};
	};

	const mailJob = services.jobDefinitions.find(({ name }) => name === "mail");
	const sendWaiting = async () => {
		const waiting = await ask("SELECT id FROM mail_outbox WHERE settled_at IS NULL ORDER BY written_at");
		for (const { id } of waiting) await mailJob?.handle({ id });
	};
	// One after another: a mail that a concurrent delivery has claimed is skipped, and would not be in the list yet.
	let lastDelivery: Promise<void> = Promise.resolve();
	return {
		services,
		visitor,
		mails,
		now,
		deliver: () => {
			const delivery = lastDelivery.then(sendWaiting);
			lastDelivery = delivery.catch(() => {});
			return delivery;
		},
		pass: (milliseconds) => {
			passed += milliseconds;
		},
		breakMail: (times) => {
			broken = times;
		},
		chance: (next) => {
			drawn = next;
		},
		failNextPayment: () => void nextDraws.push(0.99),
	};
}
