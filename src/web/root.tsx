import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { spectrum } from "#domain/careers/category.ts";
import { pageEdition } from "./api/edition.ts";
import { appStyle } from "./app/app-style.ts";
import { earlyScript } from "./app/early-script.ts";
import { putBackForeignElements, takeBackForeignChanges } from "./app/foreign-changes.ts";
import { useLateFonts } from "./app/use-late-fonts.ts";

export { ErrorScreen as ErrorBoundary } from "./app/error-screen.tsx";

// Theme colours per science domain, from the content's one list of categories.
const hues = `:root{${spectrum.map(({ key, hue }) => `--hue-${key}:${hue}`).join(";")}}`;

// The browser reads back what was served, these colours included: drawn anew it must equal the policy's hash.
const style = import.meta.env.SSR ? appStyle + hues : appStyle;

// Where React draws the document anew, it must stay what was served and what the early script made of it.
const servedAttributes = import.meta.env.SSR
	? {}
	: { "data-edition": pageEdition, "data-theme": document.documentElement.dataset.theme };

export function Layout({ children }: { children: ReactNode }) {
	const { t, i18n } = useTranslation();
	useState(takeBackForeignChanges);
	return (
		<html lang={i18n.language} {...servedAttributes} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<Meta />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, from the build */}
				<style data-app="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: style }} />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script */}
				<script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyScript }} />
				<Links />
			</head>
			<body>
				<noscript>
					<p className="page py-4">{t("common.noScript")}</p>
				</noscript>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

/** What shows at an address without a page of its own while its screen loads. */
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
	useState(takeBackForeignChanges);
	useEffect(putBackForeignElements, []);
	useLateFonts();
	return <Outlet />;
}
