import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Zone } from "#domain/shared/instant.ts";
import { apiQuery } from "../api/api.ts";
import { loadedOf } from "../api/loaded.ts";
import { useFocusAfterLoss } from "../shared/hooks/use-focus-after-loss.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { EndLink } from "./end-link.tsx";
import { FamilyLoadError } from "./family-load-error.tsx";

interface FamilyLinksProps {
	readonly side: "student" | "parent";
	readonly zone: Zone;
}

const linksQuery = apiQuery("GET /api/account/family-links", {});
const pages = { student: "/family", parent: "/dashboard?tab=parent" } as const;

/** The links of an account to parents or to children, each with a button that ends it. */
export function FamilyLinks({ side, zone }: FamilyLinksProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const query = useQuery(linksQuery);
	const loaded = loadedOf(query);
	const target = useFocusAfterLoss<HTMLDivElement>(query.data?.links.length ?? 0);
	if (loaded.status === "loading") return <Skeleton className="h-16 w-full" />;
	if (loaded.status === "error") return <FamilyLoadError onRetry={loaded.retry} />;
	const { links } = loaded.data;
	return (
		<div ref={target} tabIndex={-1} className="grid gap-5 outline-none">
			{links.length === 0 ? <p>{t(`families.links.${side}.none`)}</p> : null}
			{links.length > 0 ? (
				<ul className="divide-y divide-hairline border-y border-hairline">
					{links.map(({ id, name, linkedAt }) => (
						<li key={id} className="flex min-h-18 flex-wrap items-center justify-between gap-4 py-3">
							<div className="grid gap-0.5">
								<p className="font-semibold">{name}</p>
								<p className="text-sm text-soft">
									{t("families.links.linked", { date: format.mediumDate(linkedAt, zone) })}
								</p>
							</div>
							<EndLink linkId={id} name={name} side={side} />
						</li>
					))}
				</ul>
			) : null}
			<LocalLink to={pages[side]} className="justify-self-start underline underline-offset-4">
				{t(`families.links.${side}.open`)}
			</LocalLink>
		</div>
	);
}
