import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentPage } from "#domain/shared/document.ts";
import { FranceOnly } from "../shared/country/france-only.tsx";
import { FoldedSection } from "../shared/folded-section.tsx";
import { DocumentBlocks } from "./document-blocks.tsx";

interface DocumentViewProps {
	readonly page: DocumentPage;
	/** A picture of what the text says, under the lead. */
	readonly picture?: ReactNode;
	/** Content between the lead and the sections, such as a form. */
	readonly children?: ReactNode;
	/** Whether wide screens show the sections beside that content. */
	readonly isBeside?: boolean;
}

const contentsFrom = 3;

/** The places that a section links to, by name. */
const linkNamesIn = (blocks: DocumentPage["sections"][number]["blocks"]): string[] =>
	blocks.flatMap((block) => (block.kind === "links" ? block.items.map(({ label }) => label) : []));

/** A text page: title, lead, then the sections; their list first if there are several that stay open. */
export function DocumentView({ page, picture, children, isBeside = false }: DocumentViewProps) {
	const { t } = useTranslation();
	const firstFolded = page.folds === undefined ? page.sections.length : page.folds === "last" ? -1 : 0;
	const open = page.sections.slice(0, firstFolded);
	const folded = page.sections.slice(open.length);
	const list = (
		<>
			{open.map(({ id, heading, blocks }) => (
				<section
					key={id}
					id={id}
					aria-labelledby={`${id}-heading`}
					className={`grid gap-x-12 gap-y-4 border-t border-hairline pt-6 md:gap-y-5 md:pt-8 ${isBeside ? "lg:content-start" : "md:grid-cols-[15rem_minmax(0,1fr)]"}`}
				>
					<h2 id={`${id}-heading`} className="text-2xl">
						{heading}
					</h2>
					<div className="grid content-start gap-4 md:gap-5">
						<DocumentBlocks blocks={blocks} />
					</div>
				</section>
			))}
			{folded.length > 0 ? (
				<div>
					{folded.map(({ id, heading, blocks }, index) => (
						<FoldedSection
							key={id}
							id={id}
							heading={heading}
							inside={linkNamesIn(blocks)}
							startsOpen={page.folds === "afterFirst" && index === 0}
						>
							<DocumentBlocks blocks={blocks} />
						</FoldedSection>
					))}
				</div>
			) : null}
		</>
	);
	const sections = page.country === "france" ? <FranceOnly>{list}</FranceOnly> : list;
	return (
		<div className="page grid grid-cols-[minmax(0,1fr)] gap-9 pt-8 md:gap-12 md:pt-14">
			<header className="grid grid-cols-[minmax(0,1fr)] gap-5">
				<h1 className="display-2">{page.title}</h1>
				<p className="lead measure">{page.lead}</p>
				{picture}
				{open.length >= contentsFrom ? (
					<nav aria-label={t("pages.contents")} className={isBeside ? "max-lg:hidden" : ""}>
						<ul className="flex gap-x-6 max-md:-mx-5 max-md:overflow-x-auto max-md:px-5 max-md:scroll-sign md:flex-wrap">
							{page.sections.map(({ id, heading }) => (
								<li key={id} className="flex-none">
									<a
										href={`#${id}`}
										className="inline-flex min-h-11 items-center py-1.5 text-soft underline decoration-hairline decoration-2 underline-offset-4 hover:text-ink hover:decoration-ink"
									>
										{heading}
									</a>
								</li>
							))}
						</ul>
					</nav>
				) : null}
			</header>
			{isBeside ? (
				<div className="grid gap-9 md:gap-14 lg:grid-cols-2 lg:items-start lg:gap-16">
					<div className="grid gap-9">{children}</div>
					<div className="grid gap-9 md:gap-12 lg:[&_dl]:grid-cols-[4.5rem_minmax(0,1fr)]">{sections}</div>
				</div>
			) : (
				<>
					{children}
					{sections}
				</>
			)}
		</div>
	);
}
