import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import displayFace from "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import textFace from "../../node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { pageEdition } from "./api/edition.ts";
import { returningScript } from "./api/returning-script.ts";
import styleUrl from "./app/app.css?url";
import fonts from "./app/fonts.css?inline";
import { headScript } from "./page/head-script.ts";
import { useReadyMark } from "./page/hydrated.ts";
import { supportedBrowsers } from "./page/supported-browsers.ts";

/** Older browsers show the sentence about them, with and without scripts. */
const pageStyle = `${fonts}@supports ${supportedBrowsers}{.old-browser{display:none}}`;

export { ErrorScreen as ErrorBoundary } from "./app/error-screen.tsx";

// A client render of the document keeps the edition and the theme that the page was served with.
const servedAttributes = import.meta.env.SSR
	? {}
	: { "data-edition": pageEdition, "data-theme": document.documentElement.dataset.theme };

/**
 * The stylesheet exists only in the prerendered page: the build moves it, so hydration must not expect it in the
 * head.
 */
const stylesheet = import.meta.env.SSR ? <link rel="stylesheet" href={styleUrl} /> : null;

export function Layout({ children }: { children: ReactNode }) {
	const { t, i18n } = useTranslation();
	return (
		<html lang={i18n.language} {...servedAttributes} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<link rel="preload" href={textFace} as="font" type="font/woff2" crossOrigin="" fetchPriority="high" />
				<link rel="preload" href={displayFace} as="font" type="font/woff2" crossOrigin="" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<link rel="manifest" href="/manifest.webmanifest" />
				<link rel="apple-touch-icon" href="/icons/192.png" />
				<Meta />
				{stylesheet}
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant style */}
				<style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: pageStyle }} />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script */}
				<script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript + returningScript }} />
				<Links />
			</head>
			<body>
				<noscript>
					<p className="page py-4">{t("common.noScript")}</p>
				</noscript>
				<p className="old-browser page py-4">{t("common.oldBrowser")}</p>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

/** Shown at an address without a prerendered page while its screen loads. */
export function HydrateFallback() {
	const { t } = useTranslation();
	return (
		<>
			<title>{t("common.productName")}</title>
			<p role="status" className="page py-24 text-soft">
				{t("common.loading")}
			</p>
		</>
	);
}

export default function Root() {
	useReadyMark();
	return <Outlet />;
}
