import type { AccountDependencies } from "./account/dependencies.ts";
import type { AccountMails } from "./account/mail.ts";
import { createPeople, type People } from "./account/people.ts";
import { createAccount } from "./account/routes.ts";
import { createArticles } from "./articles/routes.ts";
import type { Payments } from "./billing/payments/payments.ts";
import { isPremium } from "./billing/premium.ts";
import type { Receipts } from "./billing/receipts/receipts.ts";
import { createBilling } from "./billing/routes.ts";
import { detachSubscriptions, requestChange } from "./billing/store.ts";
import type { SubscriptionSync } from "./billing/subscription-sync.ts";
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
import { createFamilies } from "./families/routes.ts";
import { createFoundation, type ServicesDependencies } from "./foundation.ts";
import type { InstitutionMails } from "./institutions/mail.ts";
import { createInstitutions } from "./institutions/routes.ts";
import { createReportHandOver, joinByCode } from "./institutions/teachers.ts";
import { createLifecycle, type Lifecycle } from "./lifecycle.ts";
import { createLti } from "./lti/routes.ts";
import { createAskForNewsletter } from "./newsletter/ask.ts";
import type { NewsletterMails } from "./newsletter/mail.ts";
import { createNewsletter } from "./newsletter/routes.ts";
import { createOperatorDesk } from "./operator/routes.ts";
import { createErase } from "./personal-data/erase.ts";
import { collectEverything } from "./personal-data/export.ts";
import { createPersonalData } from "./personal-data/guest-merge.ts";
import { backupFolder } from "./platform/db/backup/backups.ts";
import { backupJobs } from "./platform/db/backup/job.ts";
import type { Transaction } from "./platform/db/queries.ts";
import type { Feature } from "./platform/feature.ts";
import { platformHousekeeping } from "./platform/housekeeping.ts";
import type { RouteHandler } from "./platform/http/define-route.ts";
import type { RouteKit } from "./platform/http/serve-route.ts";
import type { JobDefinition } from "./platform/jobs/jobs.ts";
import type { Mailer } from "./platform/mail/mailer.ts";
import { monthlyUpkeep } from "./platform/monthly-tables.ts";
import { cryptoRandom } from "./platform/random.ts";
import { createQuest } from "./quest/routes.ts";
import { createQuiz } from "./quiz/routes.ts";
import { createRecommendations } from "./recommendations/routes.ts";
import { systemRoutes } from "./system-routes.ts";

/** The parts of the server: routes, jobs, and the actions of operators. */
export interface Services extends Lifecycle {
	readonly routes: readonly RouteHandler[];
	readonly kit: RouteKit;
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

/** Builds the features: every route, mail and job. Nothing runs before a request or `startJobs`. */
export function createServices(dependencies: ServicesDependencies): Services {
	const { settings, database, log, now, elapsed, isReady } = dependencies;
	const { publicUrl, stripe, meetingUrl, mailFrom } = settings;
	const foundation = createFoundation(dependencies);
	const { latest, secrets, limits, passwords, needsConfirmedEmail, isClockTrusted, jobs } = foundation;
	const { mailer, payments, receipts, subscriptions } = foundation;
	const { sessions, deskSessions, operatorSessions, streams, meter, wait } = foundation;
	const common = { database, mailer, publicUrl, log, now };
	const isFree = settings.freeConsultations === "yes";
	const consultations = createConsultations({
		...common,
		payments,
		meetingUrl,
		meetingTokens: () => latest().meetingTokens ?? settings.meetingTokens,
		mailFrom,
		mayBook: accountMayBook,
		isFree,
		feePercent: settings.feePercent ?? 0,
		contactEmail: settings.contactEmail,
	});
	const circles = createCircles({
		...common,
		payments,
		meetingUrl,
		mailFrom,
		isFree,
		contactEmail: settings.contactEmail,
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
			sessions,
			passwords,
			limits,
			needsConfirmedEmail,
			eraseEverything,
			collectEverything,
			onGuardianLeft,
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
		createBilling({ ...common, payments, subscriptionSync: subscriptions }),
		consultations,
		circles,
		createDesk({ ...common, deskSessions, consultations, contactEmail: settings.contactEmail }),
		createOperatorDesk({
			...common,
			secrets,
			passwords,
			operatorSessions,
			context: {
				database,
				publicUrl,
				log,
				now,
				backupFolder: backupFolder(settings),
				settings: dependencies.shownSettings ?? [],
				services: {
					payments,
					subscriptions,
					mailer,
					people,
					operatorActions: consultations.operatorActions,
					circleActions: circles.operatorActions,
				},
			},
		}),
		createArticles({ ...common, isPremium }),
		createRecommendations(common),
		createPersonalData(common),
	];
	const backupSettings = () => {
		const { databaseUrl = settings.databaseUrl, directUrl = settings.directUrl } = latest();
		return { ...settings, databaseUrl, directUrl };
	};
	const jobDefinitions = [
		...mailer.jobs,
		platformHousekeeping(database, now),
		monthlyUpkeep(database, now),
		...backupJobs(backupSettings, log, now, isClockTrusted),
		...features.flatMap(({ jobs: ofFeature }) => ofFeature),
	];
	return {
		...createLifecycle(dependencies, foundation, jobDefinitions, consultations.prepare),
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
			asOneRequest: database.asOneRequest,
			meter,
			framedBy: () => ltiPlatforms().flatMap(({ origins }) => origins),
		},
		hashesWaiting: passwords.waiting,
		jobDefinitions,
		payments,
		subscriptions,
		receipts,
		mailer,
		people,
		operatorActions: consultations.operatorActions,
		circleActions: circles.operatorActions,
		prepare: consultations.prepare,
	};
}
