import { simulatedProvider } from "#server/billing/payments/simulated/provider.ts";
import type { TestDatabase } from "./database.ts";
import { createLiveServer, type LiveOptions, type LiveServer } from "./live-server.ts";

/** A server whose mails are written as if payments were real, without a real provider. */
export function createPaidServer(test: TestDatabase, options: LiveOptions = {}): LiveServer {
	const simulation = simulatedProvider(test.database, {
		chance: () => 0,
		wait: async () => {},
		now: () => new Date(),
	});
	return createLiveServer(test, { ...options, provider: { ...simulation, name: "stripe" } });
}
