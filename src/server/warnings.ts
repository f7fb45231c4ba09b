/** What of the settings decides whether a site that people reach by https is only half set up. */
interface InstallationFacts {
	readonly publicUrl: string;
	/** How many proxies of the operator are believed. */
	readonly trustedProxies: number;
	/** Whether mails reach people. */
	readonly mailsAreReal: boolean;
	readonly paymentsAreSimulated: boolean;
}

/**
 * What an operator should hear at the start of a site with https: there nobody tries the product out, and what is
 * simulated, or counted together, is mostly a setting that was forgotten. One sentence each; none without https.
 */
export function startWarnings(installation: InstallationFacts): readonly string[] {
	if (!installation.publicUrl.startsWith("https:")) return [];
	return [
		installation.paymentsAreSimulated &&
			"payments are simulated on a site with https: nobody pays for anything",
		!installation.mailsAreReal &&
			"SMTP_URL is not set on a site with https: mails become files, addresses are not confirmed",
		installation.trustedProxies === 0 &&
			"TRUSTED_PROXIES is 0 on a site with https: behind a proxy all people count as one network",
	].filter((warning) => warning !== false);
}
