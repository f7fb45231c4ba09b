import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LocalLink } from "../shared/local-link.tsx";

interface SubPageProps {
	readonly title: string;
	readonly lead: string;
	readonly children: ReactNode;
}

/** A page behind the dashboard, with the way back to it. */
export function SubPage({ title, lead, children }: SubPageProps) {
	const { t } = useTranslation();
	return (
		<div className="page grid min-h-dvh content-start gap-10 pt-8 md:pt-10">
			<header className="grid justify-items-start gap-4">
				<LocalLink
					to="/dashboard"
					className="inline-flex min-h-11 items-center gap-2 text-soft underline decoration-hairline underline-offset-4 hover:text-ink"
				>
					<ArrowLeft aria-hidden="true" className="size-4" />
					{t("dashboard.back")}
				</LocalLink>
				<h1 className="display-2">{title}</h1>
				<p className="lead measure">{lead}</p>
			</header>
			{children}
		</div>
	);
}
