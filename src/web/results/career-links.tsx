import type { CareerId } from "#domain/careers/career-id.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";

interface CareerLinksProps {
	readonly careers: readonly CareerId[];
	readonly titleOf: (career: CareerId) => string;
}

/** Links to careers, side by side. */
export function CareerLinks({ careers, titleOf }: CareerLinksProps) {
	return (
		<ul className="flex flex-wrap gap-x-5">
			{careers.map((id) => (
				<li key={id}>
					<LocalLink
						to={`/career/${id}`}
						className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
					>
						{titleOf(id)}
					</LocalLink>
				</li>
			))}
		</ul>
	);
}
