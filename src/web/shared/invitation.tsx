import { type ReactNode, useId } from "react";

interface InvitationProps {
	readonly title: string;
	readonly text?: string;
	/** Puts the links beside the text on wide screens. */
	readonly isInRow?: boolean;
	/** Links to the next steps. */
	readonly children: ReactNode;
}

/** The next steps at the end of a page. */
export function Invitation({ title, text, isInRow = false, children }: InvitationProps) {
	const id = useId();
	return (
		<section
			aria-labelledby={id}
			className={`grid justify-items-start border-t border-hairline pt-6 md:pt-10 print:hidden ${isInRow ? "gap-4 md:grid-cols-[1fr_auto] md:items-center" : "gap-3 md:gap-5"}`}
		>
			<div className="grid gap-2">
				<h2 id={id} className="display-3">
					{title}
				</h2>
				{text ? <p className="text-soft">{text}</p> : null}
			</div>
			<div className="flex flex-wrap gap-2 max-sm:*:px-3.5 sm:gap-3">{children}</div>
		</section>
	);
}
