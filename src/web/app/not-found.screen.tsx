import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { redirect, useLocation } from "react-router";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { PageHead } from "../shared/page-head.tsx";
import { AbsorptionBand } from "../shared/spectrum/absorption-band.tsx";
import type { Route } from "./+types/not-found.screen";

export { revalidateOnNewPath as shouldRevalidate } from "../shared/i18n/route-locale.ts";

/** Declares that this route's data exists at build, so that a prerendered page shows at once. */
export const loader = () => null;

/** Without a server that redirects other letter case to the lower-case address, the page does it. */
export const clientLoader = ({ request }: Route.ClientLoaderArgs): Response | null => {
	const { pathname, search, hash } = new URL(request.url);
	const small = pathname.toLowerCase();
	// Exactly one leading slash: two would make the address that of another site.
	return small === pathname ? null : redirect(small.replace(/^\/+/, "/") + search + hash);
};

/** The screen of an unknown path. The missing path is logged, as the specification asks. */
export default function NotFound() {
	const { t } = useTranslation();
	const { pathname } = useLocation();
	useEffect(() => {
		console.error("404: no page at", pathname);
	}, [pathname]);
	return (
		<>
			<PageHead title={t("notFound.pageTitle")} isIndexed={false} />
			<AbsorptionBand missing={["math", "materials", "biology", "food", "health"]} className="h-28 md:h-44" />
			<div className="page grid justify-items-start gap-5 pt-10 pb-16 md:pt-14">
				<p className="font-display text-soft">{t("notFound.code")}</p>
				<h1 className="display-2">{t("notFound.title")}</h1>
				<p className="lead measure">{t("notFound.picture")}</p>
				<LocalButtonLink to="/">{t("notFound.home")}</LocalButtonLink>
				<p className="text-sm text-soft">{t("notFound.description")}</p>
			</div>
		</>
	);
}
