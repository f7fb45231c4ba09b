import type { DocumentPage } from "#domain/shared/document.ts";

/** The section with the numbers for those who cannot wait. */
const urgent = "urgent";

/** On a phone, one row with the numbers to call, above the form; the section below says who answers. */
export function UrgentRow({ page }: { readonly page: DocumentPage }) {
	const section = page.sections.find(({ id }) => id === urgent);
	if (section === undefined) return null;
	const numbers = section.blocks.flatMap((block) => (block.kind === "definitions" ? block.items : []));
	return (
		<nav
			aria-label={section.heading}
			className="flex flex-wrap items-center justify-between border-y border-edge py-1.5 lg:hidden print:hidden"
		>
			<a
				href={`#${urgent}`}
				className="inline-flex min-h-11 items-center text-[0.9375rem] font-semibold underline decoration-hairline underline-offset-4"
			>
				{section.heading}
			</a>
			<ul className="flex flex-wrap gap-x-3">
				{numbers.map(({ term, href }) => (
					<li key={term}>
						<a
							href={href}
							className="inline-flex min-h-11 min-w-11 items-center justify-center font-display font-semibold tabular-nums underline decoration-2 underline-offset-4"
						>
							{term}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
