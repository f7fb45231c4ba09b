import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { useSignOut } from "../account/use-auth.ts";
import { useEdition } from "../api/edition.ts";
import { prefetchGuestHandlers } from "../api/prepare.ts";
import { queryClient } from "../api/query-client.ts";
import { useIsPremium, useSession } from "../api/session.ts";
import { useIdleLoad } from "../page/hydrated.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { useGuestWorkHere } from "../personal-data/use-guest-work-here.ts";
import { useOutbox } from "../quiz/use-outbox.ts";
import { loadMessages, loadScreenMessages } from "../shared/i18n/i18n.ts";
import { useLanguageInStep, useReaderOfRole } from "../shared/i18n/use-language.ts";
import { useTakeScannedCode } from "../shared/links/scanned-code.ts";
import { ToastProvider } from "../ui/toast.tsx";
import type { Route } from "./+types/site";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageOffer } from "./language-offer.tsx";
import { TabBar } from "./tab-bar.tsx";
import { useMainAction } from "./use-main-action.ts";
import { useOfflineNotice } from "./use-offline-notice.ts";
import { useScreenFocus } from "./use-screen-focus.ts";
import { useSessionFollower } from "./use-session-follower.ts";
import { useStorageNotice } from "./use-storage-notice.ts";
import { useUnfoldedPrint } from "./use-unfolded-print.ts";

export { ErrorScreen as ErrorBoundary } from "./error-screen.tsx";

const GuestWorkQuestion = lazyPart(async () => {
	const [{ GuestWorkQuestion: Part }] = await Promise.all([
		import("../personal-data/guest-work-question.tsx"),
		loadMessages(["guest"]),
	]);
	return Part;
});

const TabQuestion = lazyPart(async () => {
	const [{ TabQuestion: Part }] = await Promise.all([
		import("../personal-data/tab-question.tsx"),
		loadMessages(["guest"]),
	]);
	return Part;
});

/** Declares that this route's data exists at build, so that a prerendered page shows at once. */
export const loader = () => null;

/** The next screen's messages load with it. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
	await loadScreenMessages(new URL(request.url).pathname);
	return null;
};

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
	currentUrl.pathname !== nextUrl.pathname;

/** The first tab stop: skips the header. */
function SkipLink() {
	const { t } = useTranslation();
	return (
		<a
			href="#main"
			className="absolute left-4 top-3 z-40 -translate-y-24 rounded-control bg-ink px-4 py-2 font-semibold text-paper focus:translate-y-0"
		>
			{t("common.skipToContent")}
		</a>
	);
}

/**
 * Header, main and footer, and the parts that every screen shares: saved careers and the question about a guest's
 * work.
 */
function Frame() {
	const session = useSession();
	const signOut = useSignOut();
	const isWorkHere = useGuestWorkHere();
	const [decisions, setDecisions] = useState(0);
	useOutbox();
	useReaderOfRole(session?.role ?? null);
	const isDemonstration = useEdition() !== "live";
	useOfflineNotice();
	useUnfoldedPrint();
	useScreenFocus();
	useTakeScannedCode();
	const tabWork = useSessionFollower();
	useStorageNotice();
	useIdleLoad(prefetchGuestHandlers);
	return (
		<>
			<SkipLink />
			<LanguageOffer />
			<Header
				isPremium={useIsPremium()}
				mainAction={useMainAction(session?.role ?? null)}
				isSignedIn={session !== null}
				hasAccountPage={!isDemonstration}
				isDemonstration={isDemonstration}
				onSignOut={() => void signOut()}
			/>
			<main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
				{/* Once the owner of the work is decided, the screen starts anew with the data of that person. */}
				<Outlet key={`${decisions} ${tabWork.generation}`} />
			</main>
			<Footer isDemonstration={isDemonstration} />
			<TabBar />
			{tabWork.isAsking ? (
				<TabQuestion placeholder={null} onKeep={tabWork.keep} onStartAfresh={tabWork.startAfresh} />
			) : null}
			{isWorkHere && !tabWork.isAsking ? (
				<GuestWorkQuestion placeholder={null} onDecided={() => setDecisions(decisions + 1)} />
			) : null}
		</>
	);
}

/** The frame of every screen: skip link, header, main, footer, notices. */
export default function SiteLayout() {
	const { t } = useTranslation();
	useLanguageInStep();
	return (
		<QueryClientProvider client={queryClient}>
			<ToastProvider label={t("common.notices")} closeLabel={t("common.close")}>
				<Frame />
			</ToastProvider>
		</QueryClientProvider>
	);
}
