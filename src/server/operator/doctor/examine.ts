import { accessSync, constants, existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import type { Environment } from "#server/env.ts";
import { root } from "#server/env.ts";
import { dataFolderPath } from "#server/platform/db/data-folder.ts";
import { runningDatabase } from "#server/platform/db/running.ts";
import { startWarnings } from "#server/warnings.ts";
import { backupFindings } from "./backups.ts";
import { databaseFindings } from "./database.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";
import { siteFindings } from "./site.ts";

const gigabyte = 1e9;
const enoughSpace = 2 * gigabyte;
const mailTimeoutMs = 10_000;

/** Speaks to the mail server, with its password, and sends nothing. */
async function mailFinding(smtpUrl: string | undefined): Promise<Finding> {
	if (smtpUrl === undefined)
		return warn("SMTP_URL is not set: mails become files in the data folder, and reach no one.");
	const { createTransport } = await import("nodemailer");
	const timeouts = {
		connectionTimeout: mailTimeoutMs,
		greetingTimeout: mailTimeoutMs,
		socketTimeout: mailTimeoutMs,
	};
	const transport = createTransport({ url: smtpUrl, ...timeouts });
	try {
		await transport.verify();
		return ok("The mail server accepts this server.");
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : "no answer";
		return fail(`The mail server refuses (${code}): check SMTP_URL, its password and the firewall.`);
	} finally {
		transport.close();
	}
}

async function folderFindings(folder: string): Promise<Finding[]> {
	if (!existsSync(folder)) return [warn(`The data folder ${folder} does not exist yet.`)];
	try {
		accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
	} catch {
		return [fail(`The data folder ${folder} can't be written to by this user.`)];
	}
	const { bavail, bsize } = await statfs(folder);
	const free = bavail * bsize;
	const sentence = `${(free / gigabyte).toFixed(1)} GB are free for ${folder}.`;
	return [free < enoughSpace ? fail(`${sentence} Backups and the database need more.`) : ok(sentence)];
}

/** Examines an installation from outside: it changes nothing, and works while the server runs or not. */
export async function examine(environment: Environment): Promise<Finding[]> {
	const { dataDirectory, publicUrl, isPublicUrlSet, smtpUrl, trustedProxies, stripe } = environment;
	const running = environment.databaseUrl === undefined ? runningDatabase(dataDirectory, root) : undefined;
	const halfSetUp = startWarnings({
		publicUrl,
		trustedProxies,
		mailsAreReal: smtpUrl !== undefined,
		paymentsAreSimulated: stripe === undefined,
	}).map((sentence) => warn(`${sentence}.`));
	const parts = await Promise.all([
		databaseFindings(environment, running),
		mailFinding(smtpUrl).then((finding) => [finding]),
		folderFindings(dataFolderPath(dataDirectory, root)),
		backupFindings(environment),
		isPublicUrlSet ? siteFindings(publicUrl) : [warn("PUBLIC_URL is not set: the site was not visited.")],
	]);
	return [ok("Every setting can be read."), ...halfSetUp, ...parts.flat()];
}
