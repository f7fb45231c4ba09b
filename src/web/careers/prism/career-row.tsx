import type { PrismCareer } from "#domain/careers/places/presented-places.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { Fingerprint } from "../../shared/spectrum/fingerprint.tsx";

/** Careers as fingerprints on a dark ground, each a link to its page. */
export function CareerRow({ careers }: { readonly careers: readonly PrismCareer[] }) {
	return (
		<ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-5">
			{careers.map(({ id, title, fingerprint }) => (
				<li key={id} className="min-w-0">
					<LocalLink
						to={`/career/${id}`}
						className="grid gap-1.5 font-semibold leading-tight wrap-anywhere no-underline hover:underline"
					>
						<Fingerprint weights={fingerprint} className="h-11" />
						{title}
					</LocalLink>
				</li>
			))}
		</ul>
	);
}
