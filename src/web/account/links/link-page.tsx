import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { RetryAlert } from "../../ui/retry-alert.tsx";

interface LinkPageProps {
	readonly title: string;
	readonly lead?: string;
	readonly children?: ReactNode;
}

/** A page with one thing to do: a column of reading width. */
export function LinkPage({ title, lead, children }: LinkPageProps) {
	return (
		<div className="page grid min-h-[60dvh] content-start justify-items-start gap-7 pt-12 md:pt-20">
			<header className="grid gap-4">
				<h1 className="display-2">{title}</h1>
				{lead ? <p className="lead measure">{lead}</p> : null}
			</header>
			{children}
		</div>
	);
}

interface LinkUnreachableProps {
	readonly title: string;
	readonly onRetry: () => void;
}

/** Shown instead of a link's page while the server cannot be reached. */
export function LinkUnreachable({ title, onRetry }: LinkUnreachableProps) {
	const { t } = useTranslation();
	return (
		<LinkPage title={title}>
			<RetryAlert
				title={t("links.away.title")}
				description={t("links.away.text")}
				retryLabel={t("links.away.retry")}
				onRetry={onRetry}
			/>
		</LinkPage>
	);
}
