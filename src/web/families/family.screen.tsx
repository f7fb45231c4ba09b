import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Role } from "#domain/account/role.ts";
import { sessionQuery } from "../api/api.ts";
import { useEdition } from "../api/edition.ts";
import { useSession } from "../api/session.ts";
import { loadCareerTitles } from "../careers/content.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { Absence } from "../shared/absent-page.tsx";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { localeOfRequest } from "../shared/i18n/route-locale.ts";
import { useScannedCode } from "../shared/links/scanned-code.ts";
import { NoRealAccounts } from "../shared/no-real-accounts.ts";
import { PageHead } from "../shared/page-head.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/family.screen";
import { FamilyLoadError } from "./family-load-error.tsx";

export { revalidateOnNewPath as shouldRevalidate } from "../shared/i18n/route-locale.ts";

const LinkedParents = lazyPart(async () => (await import("./linked-parents.tsx")).LinkedParents);

export const loader = ({ request }: Route.LoaderArgs) => loadCareerTitles(localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	loadCareerTitles(localeOfRequest(request));

const placeholder = <Skeleton className="h-80 w-full" />;

/** A student's links to parents, or the reason why there are none. */
function Family({ titles }: { readonly titles: Readonly<Record<string, string>> }) {
	const { t } = useTranslation();
	const { data, dataUpdatedAt, isError, refetch } = useQuery(sessionQuery);
	// A scanned code is passed on in the fragment, which no server reads.
	const code = useScannedCode();
	// The device's hint is not a session: the server must confirm it.
	if (data === undefined || dataUpdatedAt === 0)
		return isError ? <FamilyLoadError onRetry={() => void refetch()} /> : placeholder;
	const { session } = data;
	const note = (text: string, to: string, label: string) => (
		<Absence gate="family" text={text}>
			<LocalButtonLink to={to}>{label}</LocalButtonLink>
		</Absence>
	);
	if (session === null)
		return note(
			t("families.signIn"),
			`/login?returnTo=/family${code && `#${code}`}`,
			t("common.navigation.login"),
		);
	if (session.role !== "student")
		return (
			<LocalButtonLink to="/dashboard" className="justify-self-start">
				{t("families.toDashboard")}
			</LocalButtonLink>
		);
	if (session.consent === "pending") return note(t("families.pending"), "/account", t("families.toAccount"));
	return <LinkedParents placeholder={placeholder} firstName={session.firstName ?? ""} titles={titles} />;
}

/** Explains the page to everyone but students. */
const leadsOfAdults: Partial<Record<Role, "parent.studentsOnly" | "studentsOnly">> = {
	parent: "parent.studentsOnly",
	teacher: "studentsOnly",
	institution: "studentsOnly",
};

/** The data that a student's parents see, as the student decides it. */
export default function FamilyScreen({ loaderData: titles }: Route.ComponentProps) {
	const { t } = useTranslation();
	const edition = useEdition();
	const role = useSession()?.role;
	const lead = (edition === "live" && role && leadsOfAdults[role]) || "lead";
	return (
		<div className="page grid min-h-dvh content-start gap-10 pt-12 md:pt-16">
			<PageHead
				title={t("families.pageTitle")}
				description={t("families.pageDescription")}
				isIndexed={false}
			/>
			<div className="grid gap-4">
				<h1 className="display-2">{t("families.title")}</h1>
				<p className="lead measure">{t(`families.${lead}`)}</p>
			</div>
			{edition === "demo" ? <NoRealAccounts placeholder={null} text={t("families.demo")} /> : null}
			{edition === "live" ? <Family titles={titles} /> : null}
		</div>
	);
}
