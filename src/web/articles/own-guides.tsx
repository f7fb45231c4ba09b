import type { DocumentPage } from "#domain/shared/document.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { GuidePicture } from "./guide-picture.tsx";

/** The section of the page that Spectra's guides are in. */
export const ownGuides = "guides";

/** The guides of this site, each a card with a drawing of what it shows. */
export function OwnGuides({ guides }: { readonly guides: DocumentPage["sections"][number] }) {
	const items = guides.blocks.flatMap((block) => (block.kind === "links" ? block.items : []));
	return (
		<section aria-labelledby={ownGuides} className="grid gap-3 md:gap-4">
			<h2 id={ownGuides} className="text-xl">
				{guides.heading}
			</h2>
			<ul className="grid gap-3 md:grid-cols-3 md:gap-5">
				{items.map(({ label, href, note }) => (
					<li
						key={href}
						className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] content-start items-center gap-x-4 gap-y-1 rounded-panel bg-band p-4 text-on-band transition-colors duration-150 hover:bg-band/90 md:grid-cols-1 md:gap-y-2 md:p-5"
					>
						<GuidePicture guide={href} className="w-full max-md:row-span-2 md:mb-2 md:h-32" />
						<h3 className="text-lg leading-tight md:text-xl">
							<LocalLink
								to={href}
								className="text-on-band no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:rounded-panel focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-current"
							>
								{label}
							</LocalLink>
						</h3>
						{note ? <p className="text-sm text-on-band-soft md:text-base">{note}</p> : null}
					</li>
				))}
			</ul>
		</section>
	);
}
