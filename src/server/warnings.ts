/** The settings that show whether an https site is only half set up. */
interface InstallationFacts {
	readonly publicUrl: string;
	/** The number of trusted proxies. */
	readonly trustedProxies: number;
	/** Whether mails really reach people. */
	readonly mailsAreReal: boolean;
	readonly paymentsAreSimulated: boolean;
}

/**
 * The warnings at the start of an https site, which is no trial: there a simulation, or clients counted
 * together, is mostly a forgotten setting. One sentence each; none without https.
 */
export function startWarnings(installation: InstallationFacts): readonly string[] {
	if (!installation.publicUrl.startsWith("https:")) return [];
	return [
		installation.paymentsAreSimulated && "payments are simulated on a site with https: no payment is real",
		!installation.mailsAreReal &&
			"SMTP_URL is not set on a site with https: mails become files, addresses are not confirmed",
		installation.trustedProxies === 0 &&
			"TRUSTED_PROXIES is 0 on a site with https: behind a proxy all people count as one network",
	].filter((warning) => warning !== false);
}
