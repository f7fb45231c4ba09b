import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ConsentNote } from "../features/dashboard/consent-note.tsx";
import { DashboardTab } from "../features/dashboard/dashboard-tab.tsx";
import type { Loaded } from "../lib/use-backend.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { NoRealAccounts } from "./no-real-accounts.ts";
import type { Gated } from "./use-gated.ts";

interface BehindProps<Data, Free> {
	readonly loaded: Loaded<Gated<Data, Free>>;
	readonly open: (data: Data) => ReactNode;
	readonly free: (data: Free) => ReactNode;
}

const lines = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** Keeps the place of what is on its way. */
export function Places() {
	return (
		<div className="grid min-h-96 content-start gap-5">
			<Skeleton className="h-9 w-64" />
			{lines.map((line) => (
				<Skeleton key={line} className="h-10 w-full" />
			))}
		</div>
	);
}

/** What stands on a page behind the dashboard: the thing itself, what is there in its place, or why nothing is. */
export function Behind<Data, Free>({ loaded, open, free }: BehindProps<Data, Free>) {
	const { t } = useTranslation();
	return (
		<DashboardTab loaded={loaded}>
			{(gated) => {
				switch (gated?.kind) {
					case "open":
						return open(gated.data);
					case "free":
						return free(gated.data);
					case "pending":
						return <ConsentNote />;
					case "demonstration":
						return <NoRealAccounts placeholder={null} text={t("dashboard.noAccounts")} />;
					default:
						return <Places />;
				}
			}}
		</DashboardTab>
	);
}
