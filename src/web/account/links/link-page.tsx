import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useEdition } from "../../api/edition.ts";
import { AbsentPage } from "../../shared/absent-page.tsx";
import { NoRealAccounts } from "../../shared/no-real-accounts.ts";
import { PageHead } from "../../shared/page-head.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import type { LinkTrouble } from "./use-followed-link.ts";

interface LinkPageProps {
	readonly title: string;
	readonly lead?: string;
	/** The subject of the question, as a picture: below the question, on wide screens beside the page. */
	readonly picture?: ReactNode;
	readonly children?: ReactNode;
}

/** A page with one thing to do, without the site's tabs at its foot (app.css): a column of reading width. */
export function LinkPage({ title, lead, picture, children }: LinkPageProps) {
	const header = (
		<header className="grid gap-4">
			<h1 className="display-2">{title}</h1>
			{lead ? <p className="lead measure">{lead}</p> : null}
		</header>
	);
	if (picture === undefined)
		return (
			<div
				data-from-mail=""
				className="page grid min-h-[60dvh] content-start justify-items-start gap-7 pt-8 md:pt-20"
			>
				{header}
				{children}
			</div>
		);
	return (
		<div
			data-from-mail=""
			className="page grid min-h-[60dvh] content-start gap-x-16 gap-y-5 pt-6 md:gap-y-6 md:pt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]"
		>
			{header}
			<div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">{picture}</div>
			<div className="grid content-start justify-items-start gap-7 lg:row-start-2">{children}</div>
		</div>
	);
}

/** A link of a mail that was cut or changed on its way. */
export function DamagedLinkPage() {
	const { t } = useTranslation();
	return <AbsentPage gate="letter" title={t("links.damaged.title")} text={t("links.damaged.text")} />;
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

/** A link that does not work: none was followed, it was used, it has expired, or it is unknown. */
export type UnreadLink = "missing" | Exclude<LinkTrouble, "damaged">;

/** For pages with two texts: no link was followed, or it does not work. */
export const missingOrInvalid = (state: UnreadLink) => (state === "missing" ? "missing" : "invalid");

interface LinkQuestionProps<Asked extends object> {
	readonly pageTitle: string;
	/** The link, as `useLinkQuestion` reads it. */
	readonly link: {
		readonly asked: Asked | UnreadLink | "pending" | "damaged";
		readonly isError: boolean;
		readonly retry: () => void;
	};
	/** The words of a link that does not work. The demonstration has no links: its page has the title of a missing one. */
	readonly unread: (state: UnreadLink) => { readonly title: string; readonly lead: string };
	/** The question of a link that was read. */
	readonly children: (asked: Asked) => ReactNode;
}

/** The page of a mailed link; its states before the question is read are the same for every link. */
export function LinkQuestion<Asked extends object>({
	pageTitle,
	link: { asked, isError, retry },
	unread,
	children,
}: LinkQuestionProps<Asked>) {
	const { t } = useTranslation();
	const edition = useEdition();
	const page = () => {
		if (edition === "demo")
			return (
				<LinkPage title={unread("missing").title}>
					<NoRealAccounts placeholder={null} text={t("links.demonstration")} />
				</LinkPage>
			);
		if (isError) return <LinkUnreachable title={t("links.checking")} onRetry={retry} />;
		if (asked === "pending") return <LinkChecking />;
		if (asked === "damaged") return <DamagedLinkPage />;
		if (typeof asked !== "string") return children(asked);
		const { title, lead } = unread(asked);
		return <AbsentPage gate="letter" title={title} text={lead} />;
	};
	return (
		<>
			<PageHead title={pageTitle} isIndexed={false} />
			{page()}
		</>
	);
}
