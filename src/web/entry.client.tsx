import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider } from "react-i18next";
import type { ClientInstrumentation } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { localeOr } from "#domain/shared/locale.ts";
import { awaitScreen, reloadOldRelease } from "./page/network.ts";
import { restoreLink } from "./page/restore-link.ts";
import { registerServiceWorker } from "./page/service-worker.ts";
import { supportedBrowsers } from "./page/supported-browsers.ts";
import { createI18n, loadScreenMessages } from "./shared/i18n/i18n.ts";

/** The stylesheet of content that scripts render: the critical style does not include its rules. */
const stylesheetLoaded = async (): Promise<void> => {
	const link = document.querySelector<HTMLLinkElement>("body > link[rel=stylesheet]");
	if (link === null || link.sheet !== null) return; // cspell:disable-line
	await new Promise((resolve) => {
		link.addEventListener("load", resolve);
		link.addEventListener("error", resolve);
	});
};

const instrumentations: ClientInstrumentation[] = [
	{
		router: ({ instrument }) =>
			instrument({
				navigate: async (navigate, { to }) => {
					if (typeof to === "string") {
						const { pathname } = new URL(to, window.location.href);
						await awaitScreen(pathname, loadScreenMessages).catch(() => {});
					}
					await navigate();
				},
			}),
	},
];

/** Replaces the served page by one that responds. */
const start = async (): Promise<void> => {
	// No module above calls one of these functions while it loads.
	if (!("toSorted" in Array.prototype)) await import("./page/polyfills.ts");
	// The page of the restored address replaces this one.
	if (!restoreLink()) return;
	reloadOldRelease();
	// The language of the served markup, not of the storage or address: hydration must match it.
	const [i18n] = await Promise.all([
		createI18n(localeOr(document.documentElement.lang), window.location.pathname),
		stylesheetLoaded(),
	]);

	registerServiceWorker();
	startTransition(() => {
		hydrateRoot(
			document,
			<I18nextProvider i18n={i18n}>
				<HydratedRouter instrumentations={instrumentations} />
			</I18nextProvider>,
		);
	});
};

// An older browser keeps the served page, which can be read; root.tsx says so on it.
if (CSS.supports(supportedBrowsers)) await start();
