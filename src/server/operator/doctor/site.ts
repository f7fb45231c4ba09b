import { connect } from "node:tls";
import { dayMs } from "#domain/shared/units.ts";
import { cachingFindings } from "./caching.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

const timeoutMs = 5_000;
/** Certificates are renewed a month before they end; at two weeks the renewal has failed. */
const renewalDays = 14;
const clockToleranceMs = 5_000;

/** The end of a site's certificate, in milliseconds since 1970. Rejects when none is offered. */
function certificateEnd({ hostname, port }: URL): Promise<number> {
	return new Promise((resolve, reject) => {
		const socket = connect({
			host: hostname,
			port: Number(port || 443),
			servername: hostname,
			rejectUnauthorized: false,
			timeout: timeoutMs,
		});
		socket.once("secureConnect", () => {
			resolve(Date.parse(socket.getPeerCertificate().valid_to));
			socket.destroy();
		});
		socket.once("timeout", () => socket.destroy(new Error("timeout")));
		socket.once("error", reject);
	});
}

async function certificateFinding(site: URL): Promise<Finding> {
	try {
		const days = Math.floor(((await certificateEnd(site)) - Date.now()) / dayMs);
		if (days < 0) return fail("The certificate has ended: browsers refuse the site.");
		return days < renewalDays
			? warn(`The certificate ends in ${days} days: its renewal does not work.`)
			: ok(`The certificate is valid for ${days} more days.`);
	} catch {
		return fail("The site offers no certificate: check the proxy's https.");
	}
}

/** Asks the site at its public address, as a visitor's browser does. */
export async function siteFindings(publicUrl: string): Promise<Finding[]> {
	const site = new URL(publicUrl);
	const certificate = site.protocol === "https:" ? [await certificateFinding(site)] : [];
	const answer = await fetch(`${publicUrl}/api/ready`, { signal: AbortSignal.timeout(timeoutMs) }).catch(
		() => undefined,
	);
	if (answer === undefined)
		return [
			...certificate,
			fail(`${publicUrl} does not answer from this machine: check DNS, proxy and firewall.`),
		];
	const body = await answer.text();
	if (!body.includes('"status"'))
		return [
			...certificate,
			fail(`${publicUrl}/api/ready is answered by another program: check the proxy's address of Spectra.`),
		];
	const sent = Date.parse(answer.headers.get("date") ?? "");
	const isLate = Math.abs(sent - Date.now()) > clockToleranceMs;
	return [
		...certificate,
		...(await cachingFindings(publicUrl)),
		answer.ok
			? ok(`${publicUrl} is ready.`)
			: fail(`${publicUrl} is not ready: the log says what it waits for.`),
		isLate
			? warn("The clocks of this machine and of the site differ by more than five seconds.")
			: ok("The clock agrees with the site's."),
	];
}
