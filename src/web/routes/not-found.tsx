import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { LocalButtonLink } from "../lib/local-link.tsx";
import { PageHead } from "../lib/page-head.tsx";

/** Any path that is no screen. The missing path is logged, as the specification asks. */
export default function NotFound() {
	const { t } = useTranslation();
	const { pathname } = useLocation();
	useEffect(() => {
		console.error("404: no page at", pathname);
	}, [pathname]);
	return (
		<div className="page grid justify-items-start gap-5 py-24">
			<PageHead title={t("notFound.pageTitle")} isIndexed={false} />
			<p className="font-display text-soft">{t("notFound.code")}</p>
			<h1 className="display-2">{t("notFound.title")}</h1>
			<p className="lead measure">{t("notFound.description")}</p>
			<LocalButtonLink to="/">{t("notFound.home")}</LocalButtonLink>
		</div>
	);
}
