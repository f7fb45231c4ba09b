import { useTranslation } from "react-i18next";
import { PageHead } from "../lib/page-head.tsx";

/** The start page. */
export default function Home() {
	const { t } = useTranslation();
	return (
		<>
			<PageHead title={t("home.pageTitle")} description={t("home.pageDescription")} />
			<h1 className="display-1 page">{t("home.hero.title")}</h1>
		</>
	);
}
