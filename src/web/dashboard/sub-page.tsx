import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BackLink } from "../shared/back-link.tsx";

interface SubPageProps {
	readonly title: string;
	readonly lead: string;
	readonly children: ReactNode;
}

/** A page behind the dashboard, with a link back to it. */
export function SubPage({ title, lead, children }: SubPageProps) {
	const { t } = useTranslation();
	return (
		<div className="page grid min-h-dvh content-start gap-10 pt-8 md:pt-10">
			<header className="grid justify-items-start gap-4">
				<BackLink to="/dashboard">{t("dashboard.back")}</BackLink>
				<h1 className="display-2">{title}</h1>
				<p className="lead measure">{lead}</p>
			</header>
			{children}
		</div>
	);
}
