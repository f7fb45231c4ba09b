import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useKnownEdition } from "../../api/edition.ts";
import { NoRealAccounts } from "../../shared/no-real-accounts.ts";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

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
function LinkUnreachable({ title, onRetry }: LinkUnreachableProps) {
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

/** Shown while a link is read. */
export function LinkChecking() {
	const { t } = useTranslation();
	return (
		<LinkPage title={t("links.checking")}>
			<Skeleton className="h-40 w-full max-w-xl" />
		</LinkPage>
	);
}

interface LinkQuestionProps<Asked> {
	/** The title in the demonstration, which has no links. */
	readonly demoTitle: string;
	readonly isError: boolean;
	readonly onRetry: () => void;
	readonly asked: Asked | "pending" | "damaged";
	/** The page of a link that was read: its question, or why it does not work. */
	readonly children: (asked: Asked) => ReactNode;
}

/** The page of a mailed link; its states before the question is read are the same for every link. */
export function LinkQuestion<Asked>({
	demoTitle,
	isError,
	onRetry,
	asked,
	children,
}: LinkQuestionProps<Exclude<Asked, "pending" | "damaged">>) {
	const { t } = useTranslation();
	const edition = useKnownEdition();
	if (edition === "demo")
		return (
			<LinkPage title={demoTitle}>
				<NoRealAccounts placeholder={null} text={t("links.demonstration")} />
			</LinkPage>
		);
	if (isError) return <LinkUnreachable title={t("links.checking")} onRetry={onRetry} />;
	if (asked === "pending") return <LinkChecking />;
	if (asked === "damaged")
		return <LinkPage title={t("links.damaged.title")} lead={t("links.damaged.text")} />;
	return children(asked);
}
