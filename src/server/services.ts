import { join } from "node:path";
import { type Environment, root } from "./env.ts";
import { accountHousekeeping } from "./features/account/job.ts";
import { accountMails } from "./features/account/mail.ts";
import { accountRoutes } from "./features/account/routes.ts";
import { unfinishedHousekeeping } from "./features/account/unfinished.ts";
import { careersRoutes } from "./features/careers/routes.ts";
import { contactHousekeeping } from "./features/contact/job.ts";
import { contactMails } from "./features/contact/mail.ts";
import { contactRoutes } from "./features/contact/routes.ts";
import { dashboardRoutes } from "./features/dashboard/routes.ts";
import { questRoutes } from "./features/quest/routes.ts";
import { quizMails } from "./features/quiz/mail.ts";
import { quizRoutes } from "./features/quiz/routes.ts";
import { createAskForUpdates } from "./features/updates/ask.ts";
import { updatesHousekeeping } from "./features/updates/job.ts";
import { updatesMails } from "./features/updates/mail.ts";
import { updatesRoutes } from "./features/updates/routes.ts";
import { createStopTokens } from "./features/updates/stop-token.ts";
import { createErase } from "./flows/erase.ts";
import { collectEverything } from "./flows/export.ts";
import { guestMergeRoutes } from "./flows/guest-merge.ts";
import { dataFolderPath } from "./platform/db/data-folder.ts";
import type { Database } from "./platform/db/database.ts";
import { createSecrets } from "./platform/db/secrets.ts";
import type { BoundRoute } from "./platform/http/define-route.ts";
import type { RouteKit } from "./platform/http/serve-route.ts";
import { createJobs, type JobDefinition } from "./platform/jobs/jobs.ts";
import { limitsHousekeeping } from "./platform/limits/housekeeping.ts";
import { createLimits } from "./platform/limits/limits.ts";
import type { Log } from "./platform/log.ts";
import type { Transport } from "./platform/mail/mail.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { folderTransport, smtpTransport } from "./platform/mail/transport.ts";
import { loadCommonPasswords } from "./platform/session/common-passwords.ts";
import { createHashing } from "./platform/session/hashing.ts";
import { createPasswords, crowd, owaspCost, type Passwords } from "./platform/session/passwords.ts";
import { createSessions } from "./platform/session/sessions.ts";
import { systemRoutes } from "./system-routes.ts";

type Settings = Pick<
	Environment,
	"publicUrl" | "smtpUrl" | "mailFrom" | "contactEmail" | "dataDirectory" | "trustedProxies"
>;

/** What the services are made of. Tests put in their own clock, cheaper passwords or another way out for mails. */
export interface ServiceParts {
	readonly settings: Settings;
	readonly database: Database;
	readonly log: Log;
	readonly now: () => Date;
	readonly elapsed: () => number;
	readonly isReady: () => Promise<boolean>;
	readonly passwords?: Passwords;
	readonly transport?: Transport;
}

export interface Services {
	readonly routes: readonly BoundRoute[];
	readonly kit: RouteKit;
	/** Begins the jobs; the database has to be ready. */
	readonly startJobs: () => Promise<void>;
	readonly stopJobs: () => Promise<void>;
	readonly jobDefinitions: readonly JobDefinition[];
}

/** Mails go to the mail server if there is one, else to files in the data folder. */
function transportOf({ smtpUrl, mailFrom, publicUrl, dataDirectory }: Settings): Transport {
	const sender = { from: mailFrom, host: new URL(publicUrl).hostname };
	if (smtpUrl !== undefined) return smtpTransport(smtpUrl, sender);
	return folderTransport(join(dataFolderPath(dataDirectory, root), "outbox"), sender);
}

/** Puts the rooms on the platform: every route, every mail, every job. Nothing happens before a request or `startJobs`. */
export function createServices(parts: ServiceParts): Services {
	const { settings, database, log, now, elapsed, isReady } = parts;
	const { publicUrl } = settings;
	const secrets = createSecrets(database);
	const limits = createLimits(database, secrets);
	const passwords = parts.passwords ?? createPasswords(owaspCost, crowd, createHashing());
	const transport = parts.transport ?? transportOf(settings);
	const needsConfirmedEmail = transport.isReal;
	const sessions = createSessions({ database, secrets, passwords, publicUrl, needsConfirmedEmail });
	const jobs = createJobs(database, log);
	const stopTokens = createStopTokens(secrets);
	const composers = { ...accountMails, ...quizMails, ...contactMails, ...updatesMails(stopTokens) };
	const mailer = createMailer({ database, jobs, transport, publicUrl, composers, now, log });
	const eraseEverything = createErase(mailer.eraseMails);
	const jobDefinitions = [
		...mailer.jobs,
		limitsHousekeeping(database, now),
		accountHousekeeping(database, now),
		unfinishedHousekeeping({ database, eraseEverything, needsConfirmedEmail }, now),
		contactHousekeeping(database, now),
		updatesHousekeeping(database, now),
	];
	return {
		routes: [
			...systemRoutes(isReady),
			...accountRoutes({
				database,
				sessions,
				passwords,
				limits,
				mailer,
				publicUrl,
				needsConfirmedEmail,
				eraseEverything,
				collectEverything,
			}),
			...quizRoutes({ database, mailer, askForUpdates: createAskForUpdates(mailer) }),
			...careersRoutes({ database }),
			...questRoutes({ database }),
			...dashboardRoutes({ database }),
			...contactRoutes({ database, mailer, contactEmail: settings.contactEmail }),
			...updatesRoutes({ database, mailer, stopTokens }),
			...guestMergeRoutes({ database }),
		],
		kit: { sessions, limits, publicUrl, log, now, elapsed, isReady },
		startJobs: async () => {
			if (!transport.isReal) log.info("mails become files in the data folder: SMTP_URL is not set");
			await jobs.start(jobDefinitions);
			// So that the first who signs up or in does not wait for them.
			sessions.auth().catch(() => {});
			loadCommonPasswords().catch(() => {});
		},
		stopJobs: jobs.stop,
		jobDefinitions,
	};
}
