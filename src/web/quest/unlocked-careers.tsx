import { LocalLink } from "../shared/i18n/local-link.tsx";

interface UnlockedCareersProps {
	/** The heading of the list. */
	readonly label: string;
	readonly careers: readonly string[];
	/** The title of the career with this id. */
	readonly titleOf: (careerId: string) => string;
}

/** The careers behind a game, as links to their pages. */
export function UnlockedCareers({ label, careers, titleOf }: UnlockedCareersProps) {
	return (
		<ul aria-label={label} className="flex flex-wrap gap-x-5">
			{careers.map((id) => (
				<li key={id}>
					<LocalLink
						to={`/career/${id}`}
						className="inline-flex min-h-8 items-center py-0.5 underline decoration-line decoration-2 underline-offset-4 hover:decoration-current"
					>
						{titleOf(id)}
					</LocalLink>
				</li>
			))}
		</ul>
	);
}
