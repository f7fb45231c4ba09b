import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { AccountDependencies } from "./account/dependencies.ts";
import type { AccountMails } from "./account/mail.ts";
import { createPeople, type People } from "./account/people.ts";
import { createAccount } from "./account/routes.ts";
import { createArticles } from "./articles/routes.ts";
import { subscriptionPaymentHandler } from "./billing/payment-handler.ts";
import { createPayments, type Payments } from "./billing/payments/payments.ts";
import type { PaymentProvider } from "./billing/payments/provider.ts";
import { createProviders } from "./billing/payments/providers.ts";
import { simulatedProvider } from "./billing/payments/simulated/provider.ts";
import { createRandomOutcomes } from "./billing/payments/simulated/random-outcomes.ts";
import { stripeProvider } from "./billing/payments/stripe/provider.ts";
import { watchPayments } from "./billing/payments/watch.ts";
import { isPremium } from "./billing/premium.ts";
import { createReceipts, type Receipts } from "./billing/receipts/receipts.ts";
import { createBilling } from "./billing/routes.ts";
import { detachSubscriptions, requestChange } from "./billing/store.ts";
import { createSubscriptionSync, type SubscriptionSync } from "./billing/subscription-sync.ts";
import { createCareers } from "./careers/routes.ts";
import { guardianSeatsOf } from "./circles/present-own.ts";
import { type CircleActions, createCircles } from "./circles/routes.ts";
import { createClasses } from "./classes/routes.ts";
import { createConsultations, type OperatorActions } from "./consultations/create-consultations.ts";
import { guardianAppointmentsOf } from "./consultations/export.ts";
import { accountMayBook } from "./consultations/may-book.ts";
import { createContact } from "./contact/routes.ts";
import { createDashboard } from "./dashboard/routes.ts";
import type { DeskMails } from "./desk/mail.ts";
import { createDesk } from "./desk/routes.ts";
import { type Environment, root } from "./env.ts";
import { createFamilies } from "./families/routes.ts";
import type { InstitutionMails } from "./institutions/mail.ts";
import { createInstitutions } from "./institutions/routes.ts";
import { createReportHandOver, joinByCode } from "./institutions/teachers.ts";
import { createLti } from "./lti/routes.ts";
import { mailKinds } from "./mail-kinds.ts";
import { createAskForNewsletter } from "./newsletter/ask.ts";
import type { NewsletterMails } from "./newsletter/mail.ts";
import { createNewsletter } from "./newsletter/routes.ts";
import type { OperatorContext } from "./operator/context.ts";
import { createOperatorDesk } from "./operator/routes.ts";
import { createErase } from "./personal-data/erase.ts";
import { collectEverything } from "./personal-data/export.ts";
import { createPersonalData } from "./personal-data/guest-merge.ts";
import { backupFolder } from "./platform/db/backup/backups.ts";
import { backupJobs } from "./platform/db/backup/job.ts";
import { createClockTrust } from "./platform/db/clock-trust.ts";
import { dataFolderPath } from "./platform/db/data-folder.ts";
import type { Database } from "./platform/db/database.ts";
import { retryDuringOutage } from "./platform/db/outage.ts";
import { makeMonths } from "./platform/db/partitions.ts";
import type { Transaction } from "./platform/db/queries.ts";
import { createSecrets } from "./platform/db/secrets.ts";
import type { Feature } from "./platform/feature.ts";
import { platformHousekeeping } from "./platform/housekeeping.ts";
import type { RouteHandler } from "./platform/http/define-route.ts";
import { createEventStreams } from "./platform/http/event-streams.ts";
import type { RouteKit } from "./platform/http/serve-route.ts";
import { createJobs, type JobDefinition } from "./platform/jobs/jobs.ts";
import { createLimits } from "./platform/limits/limits.ts";
import { describeError, type Log } from "./platform/log.ts";
import type { MailTransport } from "./platform/mail/mail.ts";
import { createMailer, type Mailer } from "./platform/mail/mailer.ts";
import { folderTransport, smtpTransport } from "./platform/mail/transport.ts";
import { type Meter, noMeter } from "./platform/metrics/meter.ts";
import { monthlyTables, monthlyUpkeep } from "./platform/monthly-tables.ts";
import { cryptoRandom } from "./platform/random.ts";
import { loadCommonPasswords } from "./platform/session/common-passwords.ts";
import { deskSessions as deskSessionRows } from "./platform/session/desk-store.ts";
import { createHashing, type Derive } from "./platform/session/hashing.ts";
import { operatorSessions as operatorSessionRows } from "./platform/session/operator-store.ts";
import { createPasswords, hashConcurrency, owaspCost, type Passwords } from "./platform/session/passwords.ts";
import { createSessions, createSessionsOf } from "./platform/session/sessions.ts";
import { createQuest } from "./quest/routes.ts";
import { createQuiz } from "./quiz/routes.ts";
import { createRecommendations } from "./recommendations/routes.ts";
import type { RenewableSettings } from "./renewable-settings.ts";
import { systemRoutes } from "./system-routes.ts";
import { startWarnings } from "./warnings.ts";

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

/** The parts of the server: routes, jobs, and the actions of operators. */
export interface Services {
	readonly routes: readonly RouteHandler[];
	readonly kit: RouteKit;
	/** Starts the jobs. Waits for a database that went down meanwhile. */
	readonly startJobs: () => Promise<void>;
	/** In place of `startJobs` for a program beside the server: enqueues jobs that the server runs. */
	readonly startSending: () => Promise<void>;
	readonly stopJobs: () => Promise<void>;
	/** Loads in the background what the first sign-up would otherwise wait for. */
	readonly warmUp: () => void;
	readonly jobDefinitions: readonly JobDefinition[];
	/** The number of passwords that wait to be hashed. */
	readonly hashesWaiting: () => number;
	readonly payments: Payments;
	readonly subscriptions: SubscriptionSync;
	readonly receipts: Receipts;
	/** Operator actions on accounts. */
	readonly people: People;
	/** Mails that operators send, and resend. */
	readonly mailer: Pick<Mailer, "sendAgain"> & NewsletterMails & AccountMails & DeskMails & InstitutionMails;
	readonly operatorActions: OperatorActions;
	/** Operator actions on circles. */
	readonly circleActions: CircleActions;
	/** Inserts the illustrative researchers where payments are simulated. */
	readonly prepare: () => Promise<void>;
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

/** Builds the features: every route, mail and job. Nothing runs before a request or `startJobs`. */
export function createServices(dependencies: ServicesDependencies): Services {
	const { settings, database, log, now, elapsed, isReady, wait = sleep } = dependencies;
	const { latest = () => settings } = dependencies;
	const { publicUrl, trustedProxies, stripe } = settings;
	const secrets = createSecrets(database, now);
	const limits = createLimits(database, secrets);
	const meter = dependencies.meter ?? noMeter;
	const streams = createEventStreams(settings.maxStreams);
	const hashLimits = { ...hashConcurrency, atOnce: settings.hashesAtOnce ?? hashConcurrency.atOnce };
	const passwords =
		dependencies.passwords ?? createPasswords(owaspCost, hashLimits, timed(createHashing(), meter));
	const transport = dependencies.transport ?? transportOf(settings, latest);
	const needsConfirmedEmail = transport.isReal;
	const sessions = createSessions({ database, secrets, publicUrl });
	const deskSessions = createSessionsOf("desk", deskSessionRows, { database, secrets, publicUrl });
	const operatorSessions = createSessionsOf("operator", operatorSessionRows, {
		database,
		secrets,
		publicUrl,
	});
	const isClockTrusted = createClockTrust(database, log, now);
	const jobs = createJobs(database, log, meter, isClockTrusted);
	const chance = createRandomOutcomes(settings.simulatedPayments ?? "chance");
	const simulated = simulatedProvider(database, { chance, wait, now });
	const provider =
		dependencies.provider ?? (stripe ? stripeProvider(stripe, () => latest().stripe ?? stripe) : simulated);
	const providers = createProviders(provider, [simulated]);
	const seller = settings.seller ?? {
		...{ name: new URL(publicUrl).hostname, address: [], registration: null, vatNote: null },
	};
	const receipts = createReceipts(database, seller);
	const payments = createPayments({ database, providers, receipts, now, log });
	const { meetingUrl, mailFrom } = settings;
	const kinds = mailKinds({ needsConfirmedEmail, mailFrom, isSimulated: provider.name === "simulated" });
	const mailer = createMailer({ database, jobs, isClockTrusted, transport, publicUrl, kinds, now, log });
	payments.register("subscription", subscriptionPaymentHandler(mailer));
	const subscriptionSync = createSubscriptionSync({ database, providers, mailer, receipts, now, log });
	const stopping = new AbortController();
	let endWatch = async () => {};
	const common = { database, mailer, publicUrl, log, now };
	const isFree = settings.freeConsultations === "yes";
	const consultations = createConsultations({
		...common,
		...{
			payments,
			meetingUrl,
			meetingTokens: settings.meetingTokens,
			mailFrom,
			mayBook: accountMayBook,
			isFree,
			feePercent: settings.feePercent ?? 0,
			contactEmail: settings.contactEmail,
		},
	});
	const circles = createCircles({
		...{ ...common, payments, meetingUrl, mailFrom, isFree, contactEmail: settings.contactEmail },
	});
	const cancelAllAhead = async (transaction: Transaction, accountId: string, by?: "erasure" | "guardian") => {
		await consultations.cancelUpcoming(transaction, accountId, by);
		await circles.leaveAll(transaction, accountId, by);
	};
	const eraseEverything = createErase(
		mailer.eraseMails,
		[(transaction, { id }) => cancelAllAhead(transaction, id, "erasure"), detachSubscriptions],
		now,
	);
	const onGuardianLeft: AccountDependencies["onGuardianLeft"] = async (transaction, accountId, by) => {
		await requestChange(transaction, accountId, "cancel_at_period_end");
		await cancelAllAhead(transaction, accountId, by);
	};
	const people = createPeople({ mailer, eraseEverything, onGuardianLeft, needsConfirmedEmail });
	const ltiPlatforms = () => latest().ltiPlatforms ?? settings.ltiPlatforms ?? [];
	const features: readonly Feature[] = [
		createAccount({
			...common,
			...{
				sessions,
				passwords,
				limits,
				needsConfirmedEmail,
				eraseEverything,
				collectEverything,
				onGuardianLeft,
			},
			guardianAppointments: async (accountId, present) => {
				const queries = database.queries();
				const { coming, recent } = await guardianAppointmentsOf(queries, accountId, present);
				const seats = await guardianSeatsOf(queries, accountId, present);
				return { coming: [...coming, ...seats.coming], recent: [...recent, ...seats.recent] };
			},
			// Both are listed alike on the guardian's page.
			reportProblem: async ({ appointmentId, by, ...report }, present) => {
				const reported = await consultations.report({ appointmentId, by, ...report }, present);
				if (reported.ok || reported.code !== "request.not_found") return reported;
				return circles.report({ circleId: appointmentId, ...by, ...report }, present);
			},
			loginProviders: () => latest().loginProviders ?? settings.loginProviders ?? [],
			joinInstitution: async (transaction, { isCounsellor, ...member }, code, present) => {
				const joining = { ...member, role: isCounsellor ? "counsellor" : "teacher" } as const;
				return (await joinByCode({ mailer }, transaction, joining, code, present)).ok;
			},
		}),
		createQuiz({ ...common, isPremium, askForNewsletter: createAskForNewsletter(mailer) }),
		createCareers(common),
		createQuest(common),
		createDashboard(common),
		createClasses({ ...common, limits, onHandedOver: createReportHandOver(mailer) }),
		createLti({ ...common, secrets, jobs, platforms: ltiPlatforms, random: cryptoRandom }),
		createFamilies(common),
		createInstitutions({
			...common,
			site: {
				publicUrl,
				contactEmail: settings.contactEmail,
				processors: {
					mailHost: settings.smtpUrl === undefined ? undefined : new URL(settings.smtpUrl).hostname,
					roomHost: new URL(meetingUrl).hostname,
					hasStripe: stripe !== undefined,
					schoolLogins: (settings.loginProviders ?? []).map(({ name }) => name),
				},
			},
		}),
		createContact({ ...common, isPremium, contactEmail: settings.contactEmail }),
		createNewsletter({ ...common, secrets }),
		createBilling({ ...common, payments, subscriptionSync }),
		consultations,
		circles,
		createDesk({ ...common, deskSessions, consultations, contactEmail: settings.contactEmail }),
		createOperatorDesk({
			...common,
			...{ secrets, passwords, operatorSessions },
			context: {
				...{ database, publicUrl, log, now },
				backupFolder: backupFolder(settings),
				settings: dependencies.shownSettings ?? [],
				services: {
					...{ payments, subscriptions: subscriptionSync, mailer, people },
					operatorActions: consultations.operatorActions,
					circleActions: circles.operatorActions,
				},
			},
		}),
		createArticles({ ...common, isPremium }),
		createRecommendations(common),
		createPersonalData(common),
	];
	const jobDefinitions = [
		...mailer.jobs,
		platformHousekeeping(database, now),
		monthlyUpkeep(database, now),
		...backupJobs({ ...settings, databaseUrl: settings.databaseUrl }, log, now, isClockTrusted),
		...features.flatMap(({ jobs: ofFeature }) => ofFeature),
	];
	return {
		routes: [...systemRoutes(isReady, publicUrl), ...features.flatMap(({ routes }) => routes)],
		kit: {
			sessions,
			deskSessions,
			operatorSessions,
			limits,
			streams,
			publicUrl,
			log,
			now,
			elapsed,
			wait,
			isReady,
			meter,
			framedBy: () => ltiPlatforms().flatMap(({ origins }) => origins),
		},
		hashesWaiting: passwords.waiting,
		startJobs: async () => {
			if (!transport.isReal) log.info("mails become files in the data folder: SMTP_URL is not set");
			if (provider.name === "simulated") log.info("payments are simulated: no card is charged");
			const paymentsAreSimulated = provider.name === "simulated";
			const installation = {
				publicUrl,
				trustedProxies,
				mailsAreReal: transport.isReal,
				paymentsAreSimulated,
			};
			for (const warning of startWarnings(installation)) log.warn(warning);
			const isDone = await retryDuringOutage(
				async () => {
					// After months without a server; the default partition takes rows until it succeeds.
					await makeMonths(database, monthlyTables, now()).catch((error: unknown) =>
						log.warn("the partitions of the next months were not made", describeError(error)),
					);
					await consultations.prepare();
					await subscriptionSync.endSimulated();
					await receipts.issueMissing(now());
					return true;
				},
				log,
				stopping.signal,
			);
			if (!isDone) return;
			if (settings.role === "web") {
				await retryDuringOutage(() => jobs.startSending(jobDefinitions), log, stopping.signal);
				return;
			}
			await jobs.start(jobDefinitions);
			endWatch = watchPayments(payments, log);
		},
		warmUp: () => {
			loadCommonPasswords().catch(() => {});
		},
		startSending: () => jobs.startSending(jobDefinitions),
		stopJobs: async () => {
			stopping.abort();
			await endWatch();
			await jobs.stop();
		},
		jobDefinitions,
		payments,
		subscriptions: subscriptionSync,
		receipts,
		mailer,
		people,
		operatorActions: consultations.operatorActions,
		circleActions: circles.operatorActions,
		prepare: consultations.prepare,
	};
}
