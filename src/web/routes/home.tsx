import { useTranslation } from "react-i18next";
import { categorySlug, homeFieldKeys } from "#domain/careers/browse.ts";
import { Features } from "../features/home/features.tsx";
import { ClosingCall, Fields } from "../features/home/fields.tsx";
import { Hero } from "../features/home/hero.tsx";
import { PageHead } from "../lib/page-head.tsx";

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
