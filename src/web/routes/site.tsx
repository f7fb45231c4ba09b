import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router";
import { Footer } from "../features/layout/footer.tsx";
import { Header } from "../features/layout/header.tsx";
import { replayEarlyClick } from "../lib/early-click.ts";
import { useLanguageInStep } from "../lib/use-language.ts";
import { ToastProvider } from "../ui/toast.tsx";

export { ErrorScreen as ErrorBoundary } from "../features/layout/error-screen.tsx";

/** The frame of every screen: skip link, header, main, footer, notices. */
export default function Site() {
	const { t } = useTranslation();
	useLanguageInStep();
	useEffect(replayEarlyClick, []);
	return (
		<ToastProvider label={t("common.notices")} closeLabel={t("common.close")}>
			<a
				href="#main"
				className="absolute left-4 top-3 z-40 -translate-y-24 rounded-control bg-ink px-4 py-2 font-semibold text-paper focus:translate-y-0"
			>
				{t("common.skipToContent")}
			</a>
			<Header isPremium={false} />
			<main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
				<Outlet />
			</main>
			<Footer />
		</ToastProvider>
	);
}
