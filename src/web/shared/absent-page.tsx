import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { CategoryKey } from "#domain/careers/category.ts";
import { GateBand, type GateName } from "./gate-band.tsx";
import { LocalButtonLink } from "./i18n/local-link.tsx";
import { AbsorptionBand } from "./spectrum/absorption-band.tsx";

interface AbsentProps {
	/** Why it is not there, and what to do. */
	readonly text?: string | undefined;
	/** The dark lines of the picture. */
	readonly missing?: readonly CategoryKey[];
	/** The thing behind a closed page: its drawing takes the place of the dark lines. */
	readonly gate?: GateName | undefined;
	/** The next steps. */
	readonly children?: ReactNode;
}

const usuallyMissing = ["math", "biology", "health"] as const;

/** A page in place of one that is not there: a picture over its whole width, the reason, and the next step or the way home. */
export function AbsentPage({
	title,
	text,
	missing = usuallyMissing,
	gate,
	children,
}: AbsentProps & { readonly title: string }) {
	const { t } = useTranslation();
	return (
		<div className="min-h-[60dvh]">
			{gate ? (
				<GateBand gate={gate} className="h-28 md:h-44" inside="page" />
			) : (
				<AbsorptionBand missing={missing} className="h-28 md:h-44" />
			)}
			<div className="page grid justify-items-start gap-5 pt-8 md:pt-12">
				<h1 className="display-2">{title}</h1>
				{text ? <p className="lead measure">{text}</p> : null}
				{children ?? (
					<LocalButtonLink to="/" look="secondary">
						{t("common.errorScreen.home")}
					</LocalButtonLink>
				)}
			</div>
		</div>
	);
}

/** The same inside a page, below its heading. */
export function Absence({ text, missing = usuallyMissing, gate, children }: AbsentProps) {
	return (
		<div className="grid justify-items-start gap-5">
			{gate ? (
				<GateBand gate={gate} className="h-28 w-full rounded-panel md:h-36" />
			) : (
				<AbsorptionBand missing={missing} className="h-20 rounded-panel md:h-28" />
			)}
			{text ? <p className="measure">{text}</p> : null}
			{children}
		</div>
	);
}
