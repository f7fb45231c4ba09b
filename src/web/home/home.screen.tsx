import { useTranslation } from "react-i18next";
import { categorySlug, homeFieldKeys } from "#domain/careers/browse.ts";
import { PageHead } from "../shared/page-head.tsx";
import { Features } from "./features.tsx";
import { ClosingCall, Fields } from "./fields.tsx";
import { Hero } from "./hero.tsx";

const fields = homeFieldKeys.map((category) => ({ category, slug: categorySlug(category) }));

/** The start page. */
export default function Home() {
	const { t } = useTranslation();
	return (
		<>
			<PageHead title={t("home.pageTitle")} description={t("home.pageDescription")} />
			<Hero />
			<Features />
			<Fields fields={fields} />
			<ClosingCall />
		</>
	);
}
