import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { type Role, roles } from "#domain/account/role.ts";
import { useEdition } from "../api/edition.ts";
import { useSession } from "../api/session.ts";
import { deviceStorage } from "../api/storage.ts";
import { compareKey } from "../api/storage-keys.ts";
import { useHydrated } from "../page/hydrated.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import { EraseHere } from "../personal-data/erase-here.tsx";
import { loadMessages } from "../shared/i18n/i18n.ts";
import { localeOfRequest } from "../shared/i18n/route-locale.ts";
import { useScannedCode } from "../shared/links/scanned-code.ts";
import { PageHead } from "../shared/page-head.tsx";
import { Tabs } from "../ui/tabs.tsx";
import type { Route } from "./+types/dashboard.screen";
import { DashboardTab } from "./dashboard-tab.tsx";
import { OwnLoading } from "./own/own-loading.tsx";
import { StudentPanel } from "./student-panel.tsx";
import { useStudentWork } from "./use-student-work.ts";

export { revalidateOnNewPath as shouldRevalidate } from "../shared/i18n/route-locale.ts";

// A student's tab needs none of the others.
const RolePanel = lazyPart(async () => (await import("./role-panel.tsx")).RolePanel);
const ConsentNote = lazyPart(async () => (await import("./consent-note.tsx")).ConsentNote);
// A visitor without work of their own sees a sample.
const OwnDashboard = lazyPart(async () => {
	const [{ OwnDashboard: Part }] = await Promise.all([
		import("./own/own-dashboard.tsx"),
		loadMessages(["comparison", "dashboard/own"]),
	]);
	return Part;
});
const CompareTray = lazyPart(async () => (await import("../careers/compare/compare-tray.tsx")).CompareTray);

/** As high as a panel, so that the content below stays out of view. */
const placeholder = <div aria-busy="true" className="min-h-dvh" />;

const specifiedTabs: readonly Role[] = ["student", "teacher", "parent"];

/** The specification's three tabs; with classes, institutions have their own, and visitors see a sample of it. */
const useTabs = (): readonly Role[] => {
	const role = useSession()?.role;
	const hasInstitutions = useEdition() === "live";
	const isSpecified = role !== undefined && specifiedTabs.includes(role);
	return hasInstitutions && !isSpecified ? roles : specifiedTabs;
};

/** Only client-side navigation needs it: the prerendered page contains it. */
const loadTitles = async (request: Request) =>
	(await import("./titles.ts")).loadTitles(localeOfRequest(request));

export const loader = ({ request }: Route.LoaderArgs) => loadTitles(request);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadTitles(request);

interface StudentProps {
	readonly titles: Readonly<Record<string, string>>;
	/** Whether it is the page of a signed-in student, without tabs. */
	readonly isPage: boolean;
}

/** A student's dashboard: rereads its data when the session changes, and retries until the server answers. */
function Student({ titles, isPage }: StudentProps) {
	const { t } = useTranslation();
	const loaded = useStudentWork();
	const isLive = useEdition() === "live";
	const isPending = useSession()?.consent === "pending";
	const note = isPending ? <ConsentNote placeholder={null} /> : null;
	return (
		<>
			{isPage && loaded.status === "error" ? (
				<h1 className="page pt-6 text-[1.75rem] leading-tight md:pt-8 md:text-[2.5rem]">
					{t("dashboard.title")}
				</h1>
			) : null}
			{isPage && note ? <div className="page pt-6">{note}</div> : note}
			<DashboardTab loaded={loaded} problemClass={isPage ? "page pt-4" : ""}>
				{(work) =>
					work?.own && isLive ? (
						<OwnDashboard
							placeholder={<OwnLoading isPage={isPage} />}
							data={work.data}
							own={work.own}
							isPage={isPage}
						/>
					) : isPage ? (
						<OwnLoading isPage />
					) : (
						<StudentPanel
							data={work?.data ?? null}
							own={work?.own ?? null}
							titleOf={(id) => titles[id] ?? id}
						/>
					)
				}
			</DashboardTab>
		</>
	);
}

/** The tab in the address; without one, the tab of the visitor's role, else the student's. */
const useTab = (tabs: readonly Role[]): readonly [Role, (tab: string) => void] => {
	const [parameters, setParameters] = useSearchParams();
	const isHydrated = useHydrated();
	const named = isHydrated ? parameters.get("tab") : null;
	const role = useSession()?.role;
	const hasOwnTab = useEdition() === "live";
	// The demonstration opens the student's tab, as the specification says.
	const first = (hasOwnTab && tabs.find((tab) => tab === role)) || "student";
	const choose = (tab: string) =>
		setParameters(tab === first ? {} : { tab }, { replace: true, preventScrollReset: true });
	return [tabs.find((tab) => tab === named) ?? first, choose];
};

/** Whether careers were chosen for a comparison earlier. */
const useMayCompare = (): boolean =>
	useHydrated() && deviceStorage.read(compareKey, (value) => value) !== null;

/** The own dashboard of a signed-in person; for all others dashboards in tabs, with samples where they have no work of their own. */
export default function Dashboard({ loaderData: titles }: Route.ComponentProps) {
	const { t } = useTranslation();
	const tabs = useTabs();
	const [selected, choose] = useTab(tabs);
	const session = useSession();
	const role = useEdition() === "live" ? session?.role : undefined;
	// A role sees its own dashboard alone; a scanned code may be meant for another role.
	const hasScanned = useScannedCode() !== "";
	const isOwnOnly = role !== undefined && !hasScanned;
	// A tab sends its request when it is first opened, and stays mounted afterwards.
	const [opened, setOpened] = useState<readonly Role[]>([selected]);
	if (!opened.includes(selected)) setOpened([...opened, selected]);

	const panelOf = (tab: Role): ReactNode =>
		tab === "student" ? (
			<div className="grid gap-8">
				<Student titles={titles} isPage={false} />
			</div>
		) : (
			<RolePanel placeholder={placeholder} tab={tab} isOwn={role === tab} titles={titles} />
		);

	const head = (
		<PageHead
			title={t("dashboard.pageTitle")}
			description={t("dashboard.pageDescription")}
			isIndexed={false}
		/>
	);
	const tray = useMayCompare() ? <CompareTray placeholder={null} /> : null;
	if (isOwnOnly && role === "student")
		return (
			<>
				<div className="min-h-dvh">
					{head}
					<Student titles={titles} isPage />
				</div>
				{tray}
			</>
		);
	return (
		<>
			<div className="page grid gap-6 pt-8 md:gap-10 md:pt-16">
				{head}
				{/* Each tab has a title of its own: a spectrum, classes, a child, an institution. */}
				<h1 className="-mb-3 text-base text-soft md:-mb-7">{t("dashboard.title")}</h1>
				{isOwnOnly ? (
					panelOf(role)
				) : (
					<Tabs
						label={t("dashboard.tabs.label")}
						selected={selected}
						onSelect={choose}
						items={tabs.map((id) => ({
							id,
							label: t(`dashboard.tabs.${id}`),
							content: opened.includes(id) ? panelOf(id) : null,
						}))}
					/>
				)}
				<EraseHere />
			</div>
			{tray}
		</>
	);
}
