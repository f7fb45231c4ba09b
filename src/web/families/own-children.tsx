import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { apiQuery } from "../api/api.ts";
import { loadedOf } from "../api/loaded.ts";
import { useFocusAfterLoss } from "../shared/hooks/use-focus-after-loss.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { AskChild } from "./ask-child.tsx";
import { ChildPage } from "./child-page.tsx";
import { FamilyLoadError } from "./family-load-error.tsx";
import { FirstLink } from "./first-link.tsx";
import { LinkChild } from "./link-child.tsx";
import { useWaitingCode } from "./use-waiting-code.ts";

const childrenQuery = apiQuery("GET /api/family/children", {});

interface OwnChildrenProps {
	/** Titles of careers by id. */
	readonly titles: Readonly<Record<string, string>>;
	/** Help for home. */
	readonly ways: ReactNode;
}

/** A parent's own tab: every linked child, the form to link another, and help for home. */
export function OwnChildren({ titles, ways }: OwnChildrenProps) {
	const { t } = useTranslation();
	const waiting = useWaitingCode();
	const query = useQuery({ ...childrenQuery, ...waiting.following });
	const loaded = loadedOf(query);
	const heading = useFocusAfterLoss<HTMLHeadingElement>(query.data?.children.length ?? 0);
	if (loaded.status === "loading") return <Skeleton className="h-80 w-full" />;
	if (loaded.status === "error") return <FamilyLoadError onRetry={loaded.retry} />;
	const { children, code } = loaded.data;
	const askChild = <AskChild waiting={waiting} code={code} />;
	return (
		<div className="grid gap-16">
			{children.length === 0 ? <FirstLink headingRef={heading}>{askChild}</FirstLink> : null}
			{children.map((child) => (
				<ChildPage key={child.id} child={child} titles={titles} />
			))}
			{ways}
			{children.length > 0 ? (
				<section aria-labelledby="another-child" className="grid gap-4 border-t border-hairline pt-6">
					<h2 id="another-child" ref={heading} tabIndex={-1} className="display-3 outline-none">
						{t("families.parent.code.another")}
					</h2>
					<div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
						<LinkChild />
						{askChild}
					</div>
				</section>
			) : null}
		</div>
	);
}
