import type { DocumentBlock } from "#domain/shared/document.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { OutsideLink } from "../shared/links/outside-link.tsx";
import { MarksTable } from "./marks-table.tsx";

/** Amounts over one scale: filled where one receives them, an outline where one pays them. */
function Bars({ caption, whole, items }: Extract<DocumentBlock, { kind: "bars" }>) {
	const scale = whole ?? Math.max(...items.map(({ amount }) => amount));
	return (
		<figure className="grid max-w-2xl gap-3 print:break-inside-avoid">
			<figcaption className="text-sm text-soft">{caption}</figcaption>
			<ul className="grid gap-3">
				{items.map(({ label, amount, text, isReceived }) => (
					<li key={label} className="grid gap-1">
						<span className="flex items-baseline justify-between gap-4">
							<span>{label}</span>
							<span className="font-semibold whitespace-nowrap tabular-nums">{text}</span>
						</span>
						<span
							aria-hidden="true"
							className={`h-3 rounded-xs border-2 border-ink ${isReceived ? "bg-ink" : ""}`}
							style={{ width: `${(100 * amount) / scale}%` }}
						/>
					</li>
				))}
			</ul>
		</figure>
	);
}

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
				<ul className="grid gap-x-10 gap-y-1 md:grid-cols-2 md:gap-y-4">
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
				<dl className="grid gap-x-8 gap-y-0.5 md:grid-cols-[14rem_minmax(0,1fr)] md:gap-y-4">
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
							<dd className="measure max-md:mb-3">
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
		case "bars":
			return <Bars {...block} />;
		case "marks":
			return <MarksTable {...block} />;
		case "timeline":
			return (
				<ol className="measure border-l-2 border-ink">
					{block.items.map(({ term, description }) => (
						<li key={term} className="relative grid gap-0.5 pb-6 pl-6 last:pb-0">
							<span
								aria-hidden="true"
								className="absolute top-1.5 -left-[7px] size-3 rounded-full border-2 border-ink bg-paper"
							/>
							<span className="font-semibold">{term}</span>
							<span>{description}</span>
						</li>
					))}
				</ol>
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
