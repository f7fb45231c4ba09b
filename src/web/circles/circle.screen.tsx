import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useHydrated } from "../page/hydrated.ts";
import { PageHead } from "../shared/page-head.tsx";
import { CircleSkeleton } from "./circle-skeleton.tsx";
import { OpenCircle } from "./open-circle.tsx";

/** The page of one circle: what it is, and the visitor's seat. Its id is in the address. */
export default function CirclePage() {
	const { t } = useTranslation();
	const isHydrated = useHydrated();
	const [parameters] = useSearchParams();
	return (
		<div className="page grid min-h-[calc(100dvh-9rem)] content-start pb-4 pt-8 md:pt-12">
			<PageHead title={t("circles.pageTitle")} isIndexed={false} />
			{isHydrated ? <OpenCircle id={parameters.get("id") ?? ""} /> : <CircleSkeleton />}
		</div>
	);
}
