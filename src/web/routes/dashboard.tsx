import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { Backend } from "#contract/backend.ts";
import { DashboardTab } from "../features/dashboard/dashboard-tab.tsx";
import { ParentPanel } from "../features/dashboard/parent-panel.tsx";
import { StudentPanel } from "../features/dashboard/student-panel.tsx";
import { TeacherPanel } from "../features/dashboard/teacher-panel.tsx";
import { PageHead } from "../lib/page-head.tsx";
import { localeOfRequest } from "../lib/route-locale.ts";
import { useBackendData } from "../lib/use-backend.ts";
import { useHydrated } from "../lib/use-hydrated.ts";
import { Tabs } from "../ui/tabs.tsx";
import type { Route } from "./+types/dashboard";
import { loadTitles } from "./titles.ts";

const tabs = ["student", "teacher", "parent"] as const;
type Tab = (typeof tabs)[number];

export const loader = ({ request }: Route.LoaderArgs) => loadTitles(localeOfRequest(request));
export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadTitles(localeOfRequest(request));

interface ReadingProps<Data> {
	readonly read: (backend: Backend) => Promise<Data>;
	readonly children: (data: Data | null) => ReactNode;
}

function Reading<Data>({ read, children }: ReadingProps<Data>) {
	return <DashboardTab loaded={useBackendData(read, [])}>{children}</DashboardTab>;
}

/** The tab that the address names; an address that names none means the student's. */
const useTab = (): readonly [Tab, (tab: string) => void] => {
	const [parameters, setParameters] = useSearchParams();
	const isHydrated = useHydrated();
	const named = isHydrated ? parameters.get("tab") : null;
	const choose = (tab: string) =>
		setParameters(tab === tabs[0] ? {} : { tab }, { replace: true, preventScrollReset: true });
	return [tabs.find((tab) => tab === named) ?? tabs[0], choose];
};

/** Three dashboards in tabs, open to anyone: whoever has no figures of their own sees samples. */
export default function Dashboard({ loaderData: titles }: Route.ComponentProps) {
	const { t } = useTranslation();
	const [selected, choose] = useTab();
	// A tab asks the backend once it is first opened, and stays as it is afterwards.
	const [opened, setOpened] = useState<readonly Tab[]>([selected]);
	if (!opened.includes(selected)) setOpened([...opened, selected]);

	const panels: Record<Tab, ReactNode> = {
		student: (
			<Reading read={({ dashboard }) => dashboard.student()}>
				{(data) => <StudentPanel data={data} titleOf={(id) => titles[id] ?? id} />}
			</Reading>
		),
		teacher: (
			<Reading read={({ dashboard }) => dashboard.teacher()}>
				{(data) => <TeacherPanel data={data} />}
			</Reading>
		),
		parent: (
			<Reading read={({ dashboard }) => dashboard.parent()}>{(data) => <ParentPanel data={data} />}</Reading>
		),
	};

	return (
		<div className="page grid gap-10 pt-12 md:pt-16">
			<PageHead
				title={t("dashboard.pageTitle")}
				description={t("dashboard.pageDescription")}
				isIndexed={false}
			/>
			<div className="grid gap-4">
				<h1 className="display-2">{t("dashboard.title")}</h1>
				<p className="lead measure">{t("dashboard.lead")}</p>
			</div>
			<Tabs
				label={t("dashboard.tabs.label")}
				selected={selected}
				onSelect={choose}
				items={tabs.map((id) => ({
					id,
					label: t(`dashboard.tabs.${id}`),
					content: opened.includes(id) ? panels[id] : null,
				}))}
			/>
		</div>
	);
}
