import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { guideAddress } from "#domain/careers/guides.ts";
import type { CareerPage } from "#domain/careers/presented-career.ts";
import { nearestResearcher } from "#domain/careers/search/near-fields.ts";
import { apiQuery } from "../../api/api.ts";
import { useNear } from "../../page/use-near.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { useLocale } from "../../shared/i18n/locale.ts";
import { gameAnchor } from "../../shared/links/quest-anchors.ts";

interface WayProps {
	readonly to: string;
	readonly title: string;
	readonly children: ReactNode;
}

function Way({ to, title, children }: WayProps) {
	return (
		<li className="grid content-start gap-1 border-t-2 border-line pt-3">
			<LocalLink to={to} className="font-semibold underline decoration-line decoration-2 underline-offset-4">
				{title}
			</LocalLink>
			{children}
		</li>
	);
}

function Note({ children }: { readonly children: string }) {
	return <p className="text-sm text-soft">{children}</p>;
}

/** A title after a name: its first word starts in lower case, unless it is an acronym. */
const withinSentence = (title: string): string =>
	title.replace(/^\p{Lu}(?=\p{Ll}+(?:\s|$))/u, (letter) => letter.toLowerCase());

/**
 * The researcher closest to this career among those available today, fetched when the section is near the viewport.
 */
function Nearest({ nearFields }: Pick<CareerPage, "nearFields">) {
	const { t } = useTranslation();
	const locale = useLocale();
	const [target, isSeen] = useNear();
	const { data } = useQuery({
		...apiQuery("GET /api/researchers/:locale", { params: { locale } }),
		enabled: isSeen,
	});
	const researcher = nearestResearcher(nearFields, data?.researchers ?? []);
	return (
		// One line high from the start, so that nothing moves when the name arrives.
		<div ref={target} className="min-h-11 text-sm sm:min-h-5">
			{researcher ? (
				<p>
					{t("career.around.nearest", { name: researcher.name, title: withinSentence(researcher.title) })}
					{researcher.illustrative ? ` (${t("career.professionals.illustrative")})` : null}
				</p>
			) : null}
		</div>
	);
}

/** Links from a career: its games, free talks, guides, the closest researcher and the visitor's own subjects. */
export function CareerAround({
	games,
	guides,
	nearFields,
}: Pick<CareerPage, "games" | "guides" | "nearFields">) {
	const { t } = useTranslation();
	return (
		<ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
			{games.map(({ id, title }) => (
				<Way key={id} to={`/career-quest#${gameAnchor(id)}`} title={t("career.around.game", { game: title })}>
					<Note>{t("career.around.gameNote")}</Note>
				</Way>
			))}
			<Way to="/resources#person" title={t("career.around.someone")}>
				<Note>{t("career.around.someoneNote")}</Note>
			</Way>
			{guides.map(({ id, title, note }) => (
				<Way key={id} to={guideAddress(id)} title={title}>
					<Note>{note}</Note>
				</Way>
			))}
			<Way to="/consultations" title={t("career.around.researchers")}>
				<Nearest nearFields={nearFields} />
				<Note>{t("career.around.researchersNote")}</Note>
			</Way>
			<Way to="/subjects" title={t("career.around.subjects")}>
				<Note>{t("career.around.subjectsNote")}</Note>
			</Way>
		</ul>
	);
}
