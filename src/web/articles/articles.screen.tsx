import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router";
import type { Resource, ResourceCard } from "#contract/articles.ts";
import { guideAddress, isFreeGuide } from "#domain/careers/guides.ts";
import { apiQuery } from "../api/api.ts";
import { useEdition } from "../api/edition.ts";
import { type Loaded, loadedOf } from "../api/loaded.ts";
import { useIsPremium, useSession, useSubscription } from "../api/session.ts";
import { DocumentView } from "../documents/document-view.tsx";
import { useHydrated } from "../page/hydrated.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { useLocale, useLocalePath } from "../shared/i18n/locale.ts";
import { NoRealAccounts } from "../shared/no-real-accounts.ts";
import { PageHead } from "../shared/page-head.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ClosedNote } from "./closed-note.tsx";
import { ExclusiveList } from "./exclusive-list.tsx";

const here = "/resources/premium";
const pathOf = (id: string): string => (id === "" ? here : `${here}?text=${id}`);

type Shown =
	| { readonly kind: "demonstration" }
	| { readonly kind: "list"; readonly cards: readonly ResourceCard[] }
	| { readonly kind: "text"; readonly resource: Resource }
	| { readonly kind: "closed"; readonly card: ResourceCard }
	| { readonly kind: "unknown" };

const closedCodes: readonly string[] = [
	"subscription.premium_required",
	"account.sign_in_required",
	"account.consent_required",
];
// A fragment that is not the id of a resource opens none.
const unknownCodes: readonly string[] = ["resources.unknown", "request.not_found"];

/** The list, or one article if the visitor may read it: no request is sent that the server would refuse. */
const useShown = (text: string | null): Loaded<Shown> => {
	const locale = useLocale();
	const isHydrated = useHydrated();
	const isDemonstration = useEdition() !== "live";
	const { subscription, problem, retry } = useSubscription();
	const isLive = isHydrated && !isDemonstration;
	const list = useQuery({
		...apiQuery("GET /api/resources/:locale", { params: { locale } }),
		enabled: isLive,
	});
	const read = useQuery({
		...apiQuery("GET /api/resources/:locale/:resourceId", { params: { locale, resourceId: text ?? "" } }),
		enabled: isLive && text !== null && Boolean(subscription?.isPremium),
	});
	const ready = (data: Shown) => ({ status: "ready", data }) as const;
	if (!isHydrated) return { status: "loading" };
	if (isDemonstration) return ready({ kind: "demonstration" });
	const cards = loadedOf(list);
	if (cards.status !== "ready") return cards;
	if (text === null) return ready({ kind: "list", cards: cards.data.resources });
	if (read.data) return ready({ kind: "text", resource: read.data });
	if (subscription === undefined) return problem ? { status: "error", retry } : { status: "loading" };
	const card = cards.data.resources.find(({ id }) => id === text);
	const code = read.error?.code;
	if (!card || (code && unknownCodes.includes(code))) return ready({ kind: "unknown" });
	if (!subscription.isPremium || (code && closedCodes.includes(code))) return ready({ kind: "closed", card });
	return code ? { status: "error", retry: () => void read.refetch() } : { status: "loading" };
};

const skeletonKeys = ["first", "second", "third", "fourth"];

interface FrameProps {
	readonly title: string;
	readonly lead?: string;
	readonly children: ReactNode;
}

function Frame({ title, lead, children }: FrameProps) {
	return (
		<div className="page grid min-h-dvh content-start gap-10 pt-4">
			<header className="grid gap-4">
				<h1 className="display-2">{title}</h1>
				{lead ? <p className="lead measure">{lead}</p> : null}
			</header>
			{children}
		</div>
	);
}

/** The premium guides: the list for everyone, the texts for premium members. */
export default function ResourcesPremium() {
	const { t } = useTranslation();
	const [parameters] = useSearchParams();
	const text = useHydrated() ? parameters.get("text") : null;
	const isPremium = useIsPremium();
	const session = useSession();
	const loaded = useShown(text);
	const shown = loaded.status === "ready" ? loaded.data : null;
	const title = t("resources.title");
	const toLocalPath = useLocalePath();
	// Two guides were part of the plan once: their old addresses lead to the pages for everyone.
	if (text !== null && isFreeGuide(text)) return <Navigate to={toLocalPath(guideAddress(text))} replace />;

	const screen = () => {
		if (loaded.status === "error")
			return (
				<Frame title={title}>
					<RetryAlert
						title={t("resources.loadProblem.title")}
						description={t("resources.loadProblem.description")}
						retryLabel={t("resources.loadProblem.retry")}
						onRetry={loaded.retry}
					/>
				</Frame>
			);
		switch (shown?.kind) {
			case "demonstration":
				return (
					<Frame title={title} lead={t("resources.lead")}>
						<NoRealAccounts placeholder={null} text={t("resources.demonstration")} />
					</Frame>
				);
			case "list":
				return (
					<Frame title={title} lead={t("resources.lead")}>
						<ExclusiveList
							cards={shown.cards}
							isOpen={isPremium}
							isGuest={session === null}
							pathOf={pathOf}
						/>
					</Frame>
				);
			case "text":
				return <DocumentView page={shown.resource.page} />;
			case "closed":
				return (
					<Frame title={shown.card.title} lead={shown.card.lead}>
						<ClosedNote isGuest={session === null} returnTo={pathOf(shown.card.id)} />
					</Frame>
				);
			case "unknown":
				return (
					<Frame title={t("resources.unknownTitle")} lead={t("problems.resources.unknown")}>
						{null}
					</Frame>
				);
			default:
				return (
					<Frame title={title} lead={t("resources.lead")}>
						<div aria-busy="true" className="grid gap-4">
							<p role="status" className="sr-only">
								{t("common.loading")}
							</p>
							{skeletonKeys.map((key) => (
								<Skeleton key={key} className="h-24 w-full" />
							))}
						</div>
					</Frame>
				);
		}
	};
	const isList = text === null;
	return (
		<>
			<PageHead
				title={t("pages.pageTitle", {
					title: shown?.kind === "text" ? shown.resource.page.title : title,
				})}
				isIndexed={false}
			/>
			<div className="page pt-8 md:pt-10">
				<LocalLink
					to={isList ? "/resources" : here}
					className="inline-flex min-h-11 items-center gap-2 text-soft underline decoration-hairline underline-offset-4 hover:text-ink"
				>
					<ArrowLeft aria-hidden="true" className="size-4" />
					{t(isList ? "resources.back" : "resources.backToList")}
				</LocalLink>
			</div>
			{screen()}
		</>
	);
}
