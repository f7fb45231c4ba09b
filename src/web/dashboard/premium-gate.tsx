import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Loaded } from "../api/loaded.ts";
import { NoRealAccounts } from "../shared/no-real-accounts.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { ConsentNote } from "./consent-note.tsx";
import { DashboardTab } from "./dashboard-tab.tsx";
import type { Gated } from "./use-gated.ts";

interface PremiumGateProps<Data> {
	readonly loaded: Loaded<Gated<Data>>;
	readonly open: (data: Data) => ReactNode;
	/** The content without the premium plan. */
	readonly free: ReactNode;
}

const lines = ["first", "second", "third", "fourth", "fifth", "sixth"];

/** Keeps the space of the loading content. */
export function GateSkeleton() {
	return (
		<div aria-busy="true" className="grid min-h-96 content-start gap-5">
			<Skeleton className="h-9 w-64" />
			{lines.map((line) => (
				<Skeleton key={line} className="h-10 w-full" />
			))}
		</div>
	);
}

/**
 * The content of a page behind the dashboard: the premium content, its free replacement, or the reason why there is
 * none.
 */
export function PremiumGate<Data>({ loaded, open, free }: PremiumGateProps<Data>) {
	const { t } = useTranslation();
	return (
		<DashboardTab loaded={loaded}>
			{(gated) => {
				switch (gated?.kind) {
					case "open":
						return open(gated.data);
					case "free":
						return free;
					case "pending":
						return <ConsentNote />;
					case "demonstration":
						return <NoRealAccounts placeholder={null} text={t("dashboard.noAccounts")} />;
					default:
						return <GateSkeleton />;
				}
			}}
		</DashboardTab>
	);
}
