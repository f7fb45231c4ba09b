import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { apiQuery } from "../api/api.ts";
import { loadedOf } from "../api/loaded.ts";
import { ParentWays } from "../dashboard/parent-ways.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ChildPage } from "./child-page.tsx";
import { FirstLink } from "./first-link.tsx";
import { LinkChild } from "./link-child.tsx";
import { UnreadFamily } from "./unread-family.tsx";

const childrenQuery = apiQuery("GET /api/family/children", {});

/** A parent's own tab: every linked child, the way to another, and what helps at home. */
export function OwnChildren({ titles }: { readonly titles: Readonly<Record<string, string>> }) {
	const { t } = useTranslation();
	const loaded = loadedOf(useQuery(childrenQuery));
	if (loaded.status === "loading") return <Skeleton className="h-80 w-full" />;
	if (loaded.status === "error") return <UnreadFamily onRetry={loaded.retry} />;
	const { children } = loaded.data;
	return (
		<div className="grid gap-16">
			{children.length === 0 ? <FirstLink /> : null}
			{children.map((child) => (
				<ChildPage key={child.id} child={child} titles={titles} />
			))}
			<ParentWays />
			{children.length > 0 ? (
				<section aria-labelledby="another-child" className="grid gap-4 border-t border-hairline pt-6">
					<h2 id="another-child" className="display-3">
						{t("families.parent.code.another")}
					</h2>
					<LinkChild />
				</section>
			) : null}
		</div>
	);
}
