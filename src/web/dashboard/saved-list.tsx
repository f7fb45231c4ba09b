import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import { CompareButton } from "../careers/compare-button.tsx";
import { LocalLink } from "../shared/local-link.tsx";

interface SavedListProps {
	readonly careers: readonly CareerId[];
	/** The title of the career or game with this id. */
	readonly titleOf: (id: string) => string;
}

/** The saved careers, latest first. */
export function SavedList({ careers, titleOf }: SavedListProps) {
	const { t } = useTranslation();
	if (careers.length === 0) return <p className="text-soft">{t("dashboard.student.noSaved")}</p>;
	return (
		<ul className="divide-y divide-hairline border-y border-hairline">
			{careers.map((id) => (
				<li key={id} className="flex items-center justify-between gap-3">
					<LocalLink
						to={`/career/${id}`}
						className="flex min-h-13 items-center py-2 font-semibold no-underline hover:underline hover:underline-offset-4"
					>
						{titleOf(id)}
					</LocalLink>
					<CompareButton careerId={id} title={titleOf(id)} />
				</li>
			))}
		</ul>
	);
}
