import { useTranslation } from "react-i18next";
import type { PresentedHome } from "#domain/careers/presented-home.ts";
import { categorySlug, homeFieldKeys } from "#domain/careers/search/browse.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";
import { useEdition } from "../api/edition.ts";
import { hintsAtResults, useSession } from "../api/session.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { localeOfRequest } from "../shared/i18n/route-locale.ts";
import { PageHead } from "../shared/page-head.tsx";
import type { Route } from "./+types/home.screen";
import { AdultHero } from "./adult-hero.tsx";
import { Features } from "./features.tsx";
import { ClosingCall, Fields } from "./fields.tsx";
import { Hero } from "./hero.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../shared/i18n/route-locale.ts";

const SignedInHero = lazyPart(async () => (await import("./signed-in-hero.tsx")).SignedInHero);

const homeIn = {
	en: () => import("spectra:home/en"),
	fr: () => import("spectra:home/fr"),
} satisfies Localized<unknown>;

const fields = homeFieldKeys.map((category) => ({ category, slug: categorySlug(category) }));

const loadHome = async (locale: Locale): Promise<PresentedHome> => (await homeIn[locale]()).default;

export const loader = ({ request }: Route.LoaderArgs) => loadHome(localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadHome(localeOfRequest(request));

export default function Home({ loaderData }: Route.ComponentProps) {
	const { t } = useTranslation();
	const session = useSession();
	// The demonstration has no adults' screens.
	const role = useEdition() === "live" ? session?.role : undefined;
	return (
		<>
			<PageHead title={t("home.pageTitle")} description={t("home.pageDescription")} />
			{/* Whichever opening it is, what follows begins below the first view: an opening that is replaced moves nothing. */}
			<div className="grid min-h-[min(100svh-4.25rem,60rem)] bg-band">
				{role === undefined ? (
					<Hero home={loaderData} />
				) : role === "student" ? (
					<SignedInHero
						// A session whose results were seen before shows no stranger's question first.
						placeholder={hintsAtResults() ? null : <Hero home={loaderData} />}
						home={loaderData}
					/>
				) : (
					<AdultHero role={role} />
				)}
			</div>
			<Features />
			<Fields fields={fields} />
			{/* "No account needed" is for a visitor. */}
			{role === undefined ? <ClosingCall /> : null}
		</>
	);
}
