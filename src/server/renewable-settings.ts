import { type Environment, readEnvironment, type Source } from "./env.ts";
import type { Log } from "./platform/log.ts";

/** The settings whose secrets may be replaced in their files (NAME_FILE) while the server runs. */
export type RenewableSettings = Pick<
	Environment,
	| "smtpUrl"
	| "stripe"
	| "databaseUrl"
	| "directUrl"
	| "readUrl"
	| "loginProviders"
	| "ltiPlatforms"
	| "meetingTokens"
>;

/**
 * Reads the settings in files again at each call. While a file is missing, half written or wrong, the last usable settings
 * stay, and the log says so once. Settings outside files never change.
 */
export function renewableSettings(
	first: RenewableSettings,
	source: Source,
	log: Pick<Log, "warn">,
): () => RenewableSettings {
	if (!Object.entries(source).some(([name, value]) => name.endsWith("_FILE") && value)) return () => first;
	let last = first;
	let loggedReason = "";
	return () => {
		const reading = readEnvironment(source);
		const reason = reading.ok ? "" : reading.sentences.join(" ");
		if (reading.ok) last = reading.value;
		else if (reason !== loggedReason) log.warn("settings in files can't be read again", { reason });
		loggedReason = reason;
		return last;
	};
}
