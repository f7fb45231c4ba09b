import type { DocumentBlock } from "#domain/shared/document.ts";
import { LocalLink } from "../shared/local-link.tsx";
import { OutsideLink } from "../shared/outside-link.tsx";

function Block({ block }: { readonly block: DocumentBlock }) {
	switch (block.kind) {
		case "paragraph":
			return <p className="measure">{block.text}</p>;
		case "list":
			return (
				<ul className="measure grid gap-2">
					{block.items.map((item) => (
						<li key={item} className="border-l-2 border-hairline pl-4">
							{item}
						</li>
					))}
				</ul>
			);
		case "links":
			return (
				<ul className="grid gap-x-10 gap-y-4 md:grid-cols-2">
					{block.items.map(({ label, href, note }) => (
						<li key={href} className="border-t border-hairline pt-2">
							{href.startsWith("/") ? (
								<LocalLink
									to={href}
									className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
								>
									{label}
								</LocalLink>
							) : (
								<OutsideLink href={href}>{label}</OutsideLink>
							)}
							{note ? <p className="text-soft">{note}</p> : null}
						</li>
					))}
				</ul>
			);
		case "definitions":
			return (
				<dl className="grid gap-x-8 gap-y-4 md:grid-cols-[14rem_minmax(0,1fr)]">
					{block.items.map(({ term, description, href, site }) => (
						<div key={term} className="contents">
							<dt className="font-semibold wrap-anywhere">
								{href ? (
									<a
										href={href}
										className="inline-flex min-h-11 min-w-11 items-center text-xl tabular-nums underline decoration-2 underline-offset-4"
									>
										{term}
									</a>
								) : (
									term
								)}
							</dt>
							<dd className="measure max-md:mb-2">
								{description}
								{site ? (
									<span className="block">
										<OutsideLink href={site.href}>{site.label}</OutsideLink>
									</span>
								) : null}
							</dd>
						</div>
					))}
				</dl>
			);
	}
}

/** The blocks of a section, in order. */
export function DocumentBlocks({ blocks }: { readonly blocks: readonly DocumentBlock[] }) {
	return blocks.map((block, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: a printed page's blocks never move
		<Block key={index} block={block} />
	));
}
