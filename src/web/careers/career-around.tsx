import { useTranslation } from "react-i18next";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import { gameAnchor } from "../shared/game-anchor.ts";
import { LocalLink } from "../shared/local-link.tsx";

function Way({ to, title, note }: { readonly to: string; readonly title: string; readonly note: string }) {
	return (
		<li className="grid content-start gap-1 border-t-2 border-line pt-3">
			<LocalLink to={to} className="font-semibold underline decoration-line decoration-2 underline-offset-4">
				{title}
			</LocalLink>
			<p className="text-sm text-soft">{note}</p>
		</li>
	);
}

/** Where to go from a career: its game, the researchers, the guides, one's own subjects. */
export function CareerAround({ games }: Pick<CareerPage, "games">) {
	const { t } = useTranslation();
	return (
		<ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
			{games.map(({ id, title }) => (
				<Way
					key={id}
					to={`/career-quest#${gameAnchor(id)}`}
					title={t("career.around.game")}
					note={t("career.around.gameNote", { game: title })}
				/>
			))}
			<Way
				to="/consultations"
				title={t("career.around.researchers")}
				note={t("career.around.researchersNote")}
			/>
			<Way to="/resources/premium" title={t("career.around.guides")} note={t("career.around.guidesNote")} />
			<Way to="/subjects" title={t("career.around.subjects")} note={t("career.around.subjectsNote")} />
		</ul>
	);
}
