import type { ReactNode } from "react";

interface SectionProps {
	readonly id: string;
	readonly title: string;
	readonly children: ReactNode;
}

/** A section of a career page: its title at the left, its content at the right. */
export function CareerSection({ id, title, children }: SectionProps) {
	return (
		<section
			aria-labelledby={id}
			className="grid gap-x-10 gap-y-4 pt-6 md:gap-y-5 md:pt-7 [*+&]:border-t [*+&]:border-hairline md:grid-cols-[15rem_minmax(0,1fr)] print:gap-y-2 print:pt-3"
		>
			<h2 id={id} className="display-3">
				{title}
			</h2>
			<div className="grid content-start gap-6 print:gap-3">{children}</div>
		</section>
	);
}

/** A part of a section with a small title of its own. */
export function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
	return (
		<div className="grid gap-2">
			<h3 className="font-text text-base font-semibold tracking-normal">{title}</h3>
			{children}
		</div>
	);
}
