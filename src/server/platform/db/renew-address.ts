import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log.ts";
import type { Hosts } from "./hosts.ts";

interface Renewing {
	/** The service of the hosts, for the log. */
	readonly name: "database" | "replica";
	/** The hosts whose addresses may change. */
	readonly hosts: readonly Hosts[];
	/** The address changed, and the new one leads to the wanted host. */
	readonly onRenewed: () => void;
	readonly log: Pick<Log, "info" | "warn">;
	readonly signal: AbortSignal;
}

/** How often an address is read again. */
const renewEveryMs = 5_000;

/**
 * Follows addresses that an operator changes while the server runs, until `signal` aborts: another password, user or host. A
 * new address is used once it leads to the wanted host. Never rejects.
 */
export async function renewAddresses({ name, hosts, onRenewed, log, signal }: Renewing): Promise<void> {
	let isReported = false;
	while (!signal.aborted) {
		await pause(renewEveryMs, undefined, { signal, ref: false }).catch(() => {});
		const outcomes = await Promise.all(hosts.map((one) => one.renew()));
		if (signal.aborted) return;
		if (outcomes.includes("renewed")) {
			log.info(`the ${name} is used by its new address`);
			onRenewed();
		}
		const isUnusable = outcomes.includes("unusable");
		if (isUnusable && !isReported)
			log.warn(`the new address of the ${name} leads to no usable host: the last one is used`);
		isReported = isUnusable;
	}
}
