import type { PrismCareer } from "#domain/careers/places/presented-places.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { Fingerprint } from "../../shared/spectrum/fingerprint.tsx";

/** Careers as fingerprints on a dark ground, each a link to its page. */
export function CareerRow({ careers }: { readonly careers: readonly PrismCareer[] }) {
	return (
		<ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-5">
			{careers.map(({ id, title, gist, fingerprint }) => (
				<li key={id} className="group relative grid min-w-0 content-start gap-1 leading-tight wrap-anywhere">
					<Fingerprint weights={fingerprint} className="h-11" />
					<LocalLink
						to={`/career/${id}`}
						className="font-semibold no-underline after:absolute after:inset-0 group-hover:underline"
					>
						{title}
					</LocalLink>
					<span className="text-sm leading-tight text-pretty text-on-band-soft">{gist}</span>
				</li>
			))}
		</ul>
	);
}
