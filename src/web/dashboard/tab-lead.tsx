import { type ReactNode, useId } from "react";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";

interface TabLeadProps {
	readonly title: string;
	readonly text: string;
	/** The one thing to do first; the whole width of a phone. */
	readonly action: { readonly to: string; readonly label: string };
	/** Above the words, or beside them on wide screens. */
	readonly picture?: ReactNode;
	readonly isBeside?: boolean;
}

/** The beginning of a visitor's tab: what its reader would have here, and the button that begins it. */
export function TabLead({ title, text, action, picture, isBeside = false }: TabLeadProps) {
	const heading = useId();
	return (
		<section
			aria-labelledby={heading}
			className={`-mx-5 overflow-hidden bg-band text-on-band md:mx-0 md:rounded-panel ${isBeside ? "grid items-center gap-6 p-5 md:grid-cols-2 md:p-8" : ""}`}
		>
			{picture}
			<div className={`grid justify-items-start gap-2 ${isBeside ? "" : "p-5 md:p-8"}`}>
				<h2 id={heading} className="text-[1.75rem] leading-tight md:text-[2.5rem]">
					{title}
				</h2>
				<p className="measure text-on-band-soft">{text}</p>
				<LocalButtonLink look="onBand" to={action.to} className="mt-2 min-h-12 max-sm:w-full">
					{action.label}
				</LocalButtonLink>
			</div>
		</section>
	);
}
