import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { Resource, ResourceCard } from "#contract/articles.ts";
import type { Backend } from "#contract/backend.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { valueIn } from "#domain/shared/result.ts";
import { ClosedNote } from "../features/documents/closed-note.tsx";
import { DocumentView } from "../features/documents/document-view.tsx";
import { ExclusiveList } from "../features/documents/exclusive-list.tsx";
import { LocalLink } from "../lib/local-link.tsx";
import { useLocale } from "../lib/locale.ts";
import { PageHead } from "../lib/page-head.tsx";
import { useRepeatedRead } from "../lib/use-away.ts";
import { useBackendData } from "../lib/use-backend.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { useIsPremium, useSession } from "../lib/use-observed.ts";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { NoRealAccounts } from "./no-real-accounts.ts";

const here = "/resources/premium";
const pathOf = (id: string): string => (id === "" ? here : `${here}?text=${id}`);

type Shown =
	| { readonly kind: "demonstration" }
	| { readonly kind: "list"; readonly cards: readonly ResourceCard[] }
	| { readonly kind: "text"; readonly resource: Resource }
	| { readonly kind: "closed"; readonly card: ResourceCard }
	| { readonly kind: "unknown" };

/** The list, or one text of it as far as whoever is here may read it. Rejects while the server cannot be reached. */
const readShown = async ({ premium }: Backend, text: string | null, locale: Locale): Promise<Shown> => {
	if (!premium) return { kind: "demonstration" };
	const [list, read] = await Promise.all([
		premium.resources(locale),
		text === null ? null : premium.resource(text, locale),
	]);
	const cards = valueIn(list);
	if (read === null) return { kind: "list", cards };
	if (read.ok) return { kind: "text", resource: read.value };
	const card = cards.find(({ id }) => id === text);
	if (read.code === "resources.unknown" || !card) return { kind: "unknown" };
	const isClosed =
		read.code === "subscription.premium_required" ||
		read.code === "account.sign_in_required" ||
		read.code === "account.consent_required";
	if (isClosed) return { kind: "closed", card };
	throw new Error(read.code);
};

const places = ["first", "second", "third", "fourth"];

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

/** The exclusive resources: what there is, for everyone; the texts themselves for who has the premium plan. */
export default function ResourcesPremium() {
	const { t } = useTranslation();
	const locale = useLocale();
	const [parameters] = useSearchParams();
	const text = useHydrated() ? parameters.get("text") : null;
	const isPremium = useIsPremium();
	const session = useSession();
	const loaded = useBackendData(
		async (backend) => ({ text, locale, shown: await readShown(backend, text, locale) }),
		[text, locale, isPremium, session?.role],
	);
	useRepeatedRead(loaded);
	const data = loaded.status === "ready" ? loaded.data : null;
	// While another text, or another language, is on its way.
	const shown = data && data.text === text && data.locale === locale ? data.shown : null;
	const title = t("resources.title");

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
							{places.map((place) => (
								<Skeleton key={place} className="h-24 w-full" />
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
