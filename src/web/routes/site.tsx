import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { Footer } from "../features/layout/footer.tsx";
import { Header } from "../features/layout/header.tsx";
import { SkipLink } from "../features/layout/skip-link.tsx";
import { replayEarlyClick } from "../lib/early-click.ts";
import { loadScreenWords } from "../lib/i18n.ts";
import { useBackend } from "../lib/use-backend.ts";
import { useLanguageInStep } from "../lib/use-language.ts";
import { useIsPremium, useSession } from "../lib/use-observed.ts";
import { ToastProvider } from "../ui/toast.tsx";
import type { Route } from "./+types/site";

export { ErrorScreen as ErrorBoundary } from "../features/layout/error-screen.tsx";

/** Says at build that this route has its data, so that a prerendered page shows at once. */
export const loader = () => null;

/** The words of the next screen arrive with it. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
	await loadScreenWords(new URL(request.url).pathname);
	return null;
};

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
	currentUrl.pathname !== nextUrl.pathname;

/** The frame of every screen: skip link, header, main, footer, notices. */
export default function Site() {
	const { t } = useTranslation();
	const backend = useBackend();
	const isDemonstration = backend?.capabilities.demonstration ?? true;
	useLanguageInStep();
	useEffect(replayEarlyClick, []);
	return (
		<ToastProvider label={t("common.notices")} closeLabel={t("common.close")}>
			<SkipLink />
			<Header
				isPremium={useIsPremium()}
				isSignedIn={useSession() !== null}
				isDemonstration={isDemonstration}
				onSignOut={() => void backend?.account.signOut()}
			/>
			<main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
				<Outlet />
			</main>
			<Footer isDemonstration={isDemonstration} />
		</ToastProvider>
	);
}
