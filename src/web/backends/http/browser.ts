import type { Backend } from "#contract/backend.ts";
import { thisBrowser } from "../browser/world.ts";
import { createHttpBackend } from "./create-http-backend.ts";
import { lazySimulation } from "./simulation.ts";
import type { GuestRules, Notice, Simulation } from "./world.ts";

interface Parts {
	readonly rules: () => Promise<GuestRules>;
	readonly samples: () => Promise<Simulation["dashboard"]>;
}

/** A random UUID (version 4). `crypto.randomUUID` is not there where a page comes without encryption. */
const randomId = (): string => {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
	const variant = "89ab".charAt((bytes[8] ?? 0) & 3);
	return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`);
};

/** The backend over HTTP with this browser's clock, chance, storage and tabs. */
export const createBrowserHttp = ({ rules, samples }: Parts): Backend => {
	const tabs = new BroadcastChannel("spectra");
	return createHttpBackend(
		{
			...thisBrowser,
			fetch: (path, init) => window.fetch(path, init),
			zone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
			randomId,
			tellOtherTabs: (notice) => tabs.postMessage(notice),
			onNotice: (listener) =>
				tabs.addEventListener("message", ({ data }: MessageEvent<Notice>) => listener(data)),
			onFirstTouch: (listener) => {
				const ears = new AbortController();
				for (const name of ["pointerdown", "keydown"])
					window.addEventListener(
						name,
						() => {
							ears.abort();
							listener();
						},
						{ signal: ears.signal },
					);
			},
			rules,
		},
		lazySimulation(samples),
	);
};
