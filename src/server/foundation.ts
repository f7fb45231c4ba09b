import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { subscriptionPaymentHandler } from "./billing/payment-handler.ts";
import { createPayments } from "./billing/payments/payments.ts";
import type { PaymentProvider } from "./billing/payments/provider.ts";
import { createProviders } from "./billing/payments/providers.ts";
import { simulatedProvider } from "./billing/payments/simulated/provider.ts";
import { createRandomOutcomes } from "./billing/payments/simulated/random-outcomes.ts";
import { stripeProvider } from "./billing/payments/stripe/provider.ts";
import { createReceipts } from "./billing/receipts/receipts.ts";
import { createSubscriptionSync } from "./billing/subscription-sync.ts";
import { type Environment, root } from "./env.ts";
import { mailKinds } from "./mail-kinds.ts";
import type { OperatorContext } from "./operator/context.ts";
import { createClockTrust } from "./platform/db/clock-trust.ts";
import { dataFolderPath } from "./platform/db/data-folder.ts";
import type { Database } from "./platform/db/database.ts";
import { createSecrets } from "./platform/db/secrets.ts";
import { createEventStreams } from "./platform/http/event-streams.ts";
import { createJobs } from "./platform/jobs/jobs.ts";
import { createLimits } from "./platform/limits/limits.ts";
import type { Log } from "./platform/log.ts";
import type { MailTransport } from "./platform/mail/mail.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { folderTransport, smtpTransport } from "./platform/mail/transport.ts";
import { type Meter, noMeter } from "./platform/metrics/meter.ts";
import { deskSessions as deskSessionRows } from "./platform/session/desk-store.ts";
import { createHashing, type Derive } from "./platform/session/hashing.ts";
import { operatorSessions as operatorSessionRows } from "./platform/session/operator-store.ts";
import { createPasswords, hashConcurrency, owaspCost, type Passwords } from "./platform/session/passwords.ts";
import { createSessions, createSessionsOf } from "./platform/session/sessions.ts";
import type { RenewableSettings } from "./renewable-settings.ts";

type Settings = Pick<
	Environment,
	"publicUrl" | "meetingUrl" | "smtpUrl" | "mailFrom" | "contactEmail" | "dataDirectory" | "trustedProxies"
> &
	Partial<
		Pick<
			Environment,
			| "stripe"
			| "simulatedPayments"
			| "freeConsultations"
			| "feePercent"
			| "meetingTokens"
			| "loginProviders"
			| "ltiPlatforms"
			| "seller"
			| "role"
			| "maxStreams"
			| "hashesAtOnce"
			| "databaseUrl"
			| "directUrl"
			| "backups"
		>
	>;

/** The parts of the services that tests replace: clock, cheaper passwords, another mail transport. */
export interface ServicesDependencies {
	readonly settings: Settings;
	/** Reads secrets again that may be replaced while the server runs; by default they never are. */
	readonly latest?: () => Partial<RenewableSettings>;
	readonly database: Database;
	readonly log: Log;
	readonly now: () => Date;
	readonly elapsed: () => number;
	readonly isReady: () => Promise<boolean>;
	/** Counts and times the work; by default nothing does. */
	readonly meter?: Meter;
	/** Resolves after so many milliseconds; by default a real timer. */
	readonly wait?: (milliseconds: number) => Promise<void>;
	readonly passwords?: Passwords;
	readonly transport?: MailTransport;
	/** The payment provider of new orders. */
	readonly provider?: PaymentProvider;
	/** The settings as the operator's desk shows them; by default none. */
	readonly shownSettings?: OperatorContext["settings"];
}

/** Mails go to the mail server if there is one, otherwise to files in the data folder. */
function transportOf(
	{ smtpUrl, mailFrom, publicUrl, dataDirectory }: Settings,
	latest: () => Partial<RenewableSettings>,
): MailTransport {
	const sender = { from: mailFrom, host: new URL(publicUrl).hostname };
	if (smtpUrl !== undefined) return smtpTransport(() => latest().smtpUrl ?? smtpUrl, sender);
	return folderTransport(join(dataFolderPath(dataDirectory, root), "outbox"), sender);
}

/** Times each derivation. */
const timed =
	(derive: Derive, meter: Meter): Derive =>
	async (wanted) => {
		const began = performance.now();
		const key = await derive(wanted);
		meter.observe("spectra_hash_duration_seconds", {}, (performance.now() - began) / 1_000);
		return key;
	};

const sleep = (milliseconds: number): Promise<void> => pause(milliseconds);

/**
 * The parts that all features share: secrets, limits, sessions, passwords, jobs, mails and payments. Nothing runs before a
 * request or the start of the jobs.
 */
export function createFoundation(dependencies: ServicesDependencies) {
	const { settings, database, log, now, wait = sleep, meter = noMeter } = dependencies;
	const { latest = () => settings } = dependencies;
	const { publicUrl, stripe, mailFrom } = settings;
	const secrets = createSecrets(database, now);
	const hashLimits = { ...hashConcurrency, atOnce: settings.hashesAtOnce ?? hashConcurrency.atOnce };
	const passwords =
		dependencies.passwords ?? createPasswords(owaspCost, hashLimits, timed(createHashing(), meter));
	const transport = dependencies.transport ?? transportOf(settings, latest);
	const needsConfirmedEmail = transport.isReal;
	const isClockTrusted = createClockTrust(database, log, now);
	const jobs = createJobs(database, log, meter, isClockTrusted);
	const chance = createRandomOutcomes(settings.simulatedPayments ?? "chance");
	const simulated = simulatedProvider(database, { chance, wait, now });
	const provider =
		dependencies.provider ?? (stripe ? stripeProvider(stripe, () => latest().stripe ?? stripe) : simulated);
	const providers = createProviders(provider, [simulated]);
	const seller = settings.seller ?? {
		name: new URL(publicUrl).hostname,
		address: [],
		registration: null,
		vatNote: null,
	};
	const receipts = createReceipts(database, seller);
	const payments = createPayments({ database, providers, receipts, now, log });
	const paymentsAreSimulated = provider.name === "simulated";
	const kinds = mailKinds({ needsConfirmedEmail, mailFrom, isSimulated: paymentsAreSimulated });
	const mailer = createMailer({ database, jobs, isClockTrusted, transport, publicUrl, kinds, now, log });
	payments.register("subscription", subscriptionPaymentHandler(mailer));
	const sessionsOn = { database, secrets, publicUrl };
	return {
		latest,
		wait,
		meter,
		secrets,
		passwords,
		needsConfirmedEmail,
		isClockTrusted,
		jobs,
		mailer,
		paymentsAreSimulated,
		payments,
		receipts,
		limits: createLimits(database, secrets),
		streams: createEventStreams(settings.maxStreams),
		sessions: createSessions(sessionsOn),
		deskSessions: createSessionsOf("desk", deskSessionRows, sessionsOn),
		operatorSessions: createSessionsOf("operator", operatorSessionRows, sessionsOn),
		subscriptions: createSubscriptionSync({ database, providers, mailer, receipts, now, log }),
	};
}

export type Foundation = ReturnType<typeof createFoundation>;
