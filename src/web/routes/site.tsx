import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { Footer } from "../features/layout/footer.tsx";
import { Header } from "../features/layout/header.tsx";
import { SkipLink } from "../features/layout/skip-link.tsx";
import { replayEarlyClick } from "../lib/early-click.ts";
import { loadScreenWords, loadWords } from "../lib/i18n.ts";
import { latePart } from "../lib/late-part.tsx";
import { patiently } from "../lib/patience.ts";
import { SavedCareersProvider } from "../lib/saved-careers.tsx";
import { useAbsence } from "../lib/use-absence.ts";
import { useBackend } from "../lib/use-backend.ts";
import { useLanguageInStep } from "../lib/use-language.ts";
import { useIsPremium, useSession } from "../lib/use-observed.ts";
import { useSignOut } from "../lib/use-sign-out.ts";
import { ToastProvider } from "../ui/toast.tsx";
import type { Route } from "./+types/site";
import { useGuestWork } from "./use-guest-work.ts";

export { ErrorScreen as ErrorBoundary } from "../features/layout/error-screen.tsx";

const GuestWorkDialog = latePart(async () => {
	const [{ GuestWorkDialog: Part }] = await Promise.all([
		import("../features/account/guest-work-dialog.tsx"),
		loadWords(["guest"]),
	]);
	return Part;
});

/** Says at build that this route has its data, so that a prerendered page shows at once. */
export const loader = () => null;

/** The words of the next screen arrive with it. */
export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => {
	await patiently(() => loadScreenWords(new URL(request.url).pathname));
	return null;
};

export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
	currentUrl.pathname !== nextUrl.pathname;

/** Header, main and footer, and what every screen shares: saved careers, and a guest's work that was found. */
function Frame() {
	const { t } = useTranslation();
	const backend = useBackend();
	const session = useSession();
	const signOut = useSignOut();
	const { work, putOff, decisions, decide } = useGuestWork(backend, session);
	const isDemonstration = backend?.capabilities.demonstration ?? true;
	useAbsence();
	useEffect(replayEarlyClick, []);
	return (
		<SavedCareersProvider saved={backend?.saved ?? null} problemTitle={t("common.card.problem")}>
			<SkipLink />
			<Header
				isPremium={useIsPremium()}
				isSignedIn={session !== null}
				hasAccountPage={backend?.capabilities.accountPage ?? false}
				isDemonstration={isDemonstration}
				onSignOut={() => void signOut()}
			/>
			<main id="main" tabIndex={-1} className="min-h-[60vh] outline-none">
				{/* Once it is decided whose the work is, every screen reads its data again. */}
				<Outlet key={decisions} />
			</main>
			<Footer isDemonstration={isDemonstration} />
			{work && backend?.guest ? (
				<GuestWorkDialog
					placeholder={null}
					work={work}
					guest={backend.guest}
					onLater={putOff}
					onDecided={decide}
				/>
			) : null}
		</SavedCareersProvider>
	);
}

/** The frame of every screen: skip link, header, main, footer, notices. */
export default function Site() {
	const { t } = useTranslation();
	useLanguageInStep();
	return (
		<ToastProvider label={t("common.notices")} closeLabel={t("common.close")}>
			<Frame />
		</ToastProvider>
	);
}
