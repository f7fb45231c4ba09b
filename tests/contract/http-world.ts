import { createJsonStorage } from "#web/api/storage.ts";
import type { HttpWorld, Notice } from "#web/backends/http/world.ts";
import { FakeStorage } from "./fake-storage.ts";

/** A browser for the backend over HTTP: storages that can be read, other tabs, and waits that a test ends. */
export interface FakeBrowser {
	readonly world: HttpWorld;
	readonly session: FakeStorage;
	readonly local: FakeStorage;
	/** Tells the backend that another tab changed a key. */
	readonly otherTabChanged: (key: string | null) => void;
	readonly hear: (notice: Notice) => void;
	/** What the other tabs were told. */
	readonly told: Notice[];
	/** Every wait under way, in milliseconds; ends them all. */
	readonly pass: () => number[];
}

/** Makes a browser whose requests go to `fetch`. `overrides` replace parts of its world. */
export const createFakeBrowser = (
	fetch: HttpWorld["fetch"],
	overrides: Partial<HttpWorld> = {},
): FakeBrowser => {
	const session = new FakeStorage();
	const local = new FakeStorage();
	const tabListeners: ((key: string | null) => void)[] = [];
	const noticeListeners: ((notice: Notice) => void)[] = [];
	const told: Notice[] = [];
	let waits: { milliseconds: number; end: () => void }[] = [];
	let moment = Date.parse("2025-05-09T10:00:00.000Z");
	return {
		session,
		local,
		told,
		world: {
			fetch,
			now: () => {
				moment += 1000;
				return new Date(moment).toISOString();
			},
			zone: () => "Europe/Paris",
			wait: (milliseconds) =>
				new Promise((resolve) => {
					waits.push({ milliseconds, end: resolve });
				}),
			visit: createJsonStorage(() => session),
			device: createJsonStorage(() => local),
			onOtherTab: (listener) => tabListeners.push(listener),
			onNotice: (listener) => noticeListeners.push(listener),
			tellOtherTabs: (notice) => told.push(notice),
			...overrides,
		},
		otherTabChanged: (key) => {
			for (const listener of tabListeners) listener(key);
		},
		hear: (notice) => {
			for (const listener of noticeListeners) listener(notice);
		},
		pass: () => {
			const ended = waits;
			waits = [];
			for (const { end } of ended) end();
			return ended.map(({ milliseconds }) => milliseconds);
		},
	};
};
