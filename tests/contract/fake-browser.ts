import { parisZone, toInstant } from "#domain/shared/instant.ts";
import type { DeviceContext } from "#web/api/device/device-context.ts";
import { createJsonStorage } from "#web/api/storage.ts";
import { FakeStorage } from "./fake-storage.ts";

/** Sends a request to a server. `path` begins with /api. */
type Fetch = (path: string, init: RequestInit) => Promise<Response>;

/** A browser at a server: readable storages, and a clock that advances. */
export interface FakeBrowser {
	readonly world: DeviceContext & { readonly fetch: Fetch };
	readonly session: FakeStorage;
	readonly local: FakeStorage;
}

/** Creates a browser whose requests go to `fetch`. `overrides` replace parts of its environment. */
export const createFakeBrowser = (fetch: Fetch, overrides: Partial<DeviceContext> = {}): FakeBrowser => {
	const session = new FakeStorage();
	const local = new FakeStorage();
	let clockMs = Date.parse("2025-05-09T10:00:00.000Z");
	return {
		session,
		local,
		world: {
			fetch,
			now: () => {
				clockMs += 1000;
				return toInstant(new Date(clockMs));
			},
			zone: () => parisZone,
			random: () => 0.5,
			wait: async () => {},
			visit: createJsonStorage(() => session),
			device: createJsonStorage(() => local),
			...overrides,
		},
	};
};
