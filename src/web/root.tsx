import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import { spectrum } from "#domain/careers/category.ts";
import { appStyle } from "./lib/app-style.ts";
import { earlyScript } from "./lib/early-script.ts";
import { useLateFaces } from "./lib/use-late-faces.ts";

export { ErrorScreen as ErrorBoundary } from "./features/layout/error-screen.tsx";

// Theme colours per science domain, from the content's one list of categories.
const hues = `:root{${spectrum.map(({ key, hue }) => `--hue-${key}:${hue}`).join(";")}}`;

export function Layout({ children }: { children: ReactNode }) {
	const { i18n } = useTranslation();
	return (
		<html lang={i18n.language} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="backend" content="demo" />
				<meta name="color-scheme" content="light dark" />
				<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
				<Meta />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, from the build */}
				<style data-app="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: appStyle + hues }} />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant script */}
				<script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyScript }} />
				<Links />
			</head>
			<body>
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
	useLateFaces();
	return <Outlet />;
}
