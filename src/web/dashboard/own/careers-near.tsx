import { useTranslation } from "react-i18next";
import type { CareerId } from "#domain/careers/career-id.ts";
import type { PresentedCareerCard } from "#domain/careers/presented-career.ts";
import { SaveButton } from "../../careers/save-button.tsx";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { Fingerprint } from "../../shared/spectrum/fingerprint.tsx";
import { Section } from "../section.tsx";
import { SeeMoreLink } from "../see-more-link.tsx";
import { CollapsibleList } from "./collapsible-list.tsx";

interface CareersNearProps {
	/** The careers of the latest quiz, best first. */
	readonly top: readonly CareerId[];
	/** The saved careers, latest first. */
	readonly saved: readonly CareerId[];
	readonly cardOf: (id: CareerId) => PresentedCareerCard | undefined;
	readonly answersTo: ReadonlyMap<string, number>;
	/** Whether an account has recommendations behind the list. */
	readonly hasMore: boolean;
}

/** The number of careers in sight. */
const inSight = 3;

interface CareerRowProps {
	readonly card: PresentedCareerCard;
	/** The number of answers that point to it; 0 leaves it out. */
	readonly answers: number;
}

function CareerRow({ card: { id, title, category, fingerprint }, answers }: CareerRowProps) {
	const { t } = useTranslation();
	return (
		<li
			data-line={category}
			className="group relative grid grid-cols-[3.75rem_minmax(0,1fr)_auto] items-center gap-3 py-1.5"
		>
			<Fingerprint weights={fingerprint} className="h-9 w-full" />
			<span className="grid">
				<LocalLink
					to={`/career/${id}`}
					className="leading-tight font-semibold no-underline after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
				>
					{title}
				</LocalLink>
				{answers > 0 ? (
					<span className="text-sm text-soft tabular-nums">
						{t("dashboard.own.careers.answers", { count: answers })}
					</span>
				) : null}
			</span>
			<SaveButton careerId={id} title={title} />
		</li>
	);
}

/** The careers of the latest quiz with their answers, then the other saved ones: few in sight, the others folded. */
export function CareersNear({ top, saved, cardOf, answersTo, hasMore }: CareersNearProps) {
	const { t } = useTranslation();
	const others = saved.filter((id) => !top.includes(id));
	const all = [...top, ...others];
	return (
		<Section isCompact title={t("dashboard.own.careers.title")}>
			<CollapsibleList
				items={all}
				max={inSight}
				emptyText={t("dashboard.own.careers.none")}
				moreLabel={(folded) =>
					t(`dashboard.own.careers.${others.some((id) => folded.includes(id)) ? "moreSaved" : "more"}`, {
						count: folded.length,
					})
				}
				renderItem={(id) => {
					const card = cardOf(id);
					return card ? <CareerRow key={id} card={card} answers={answersTo.get(id) ?? 0} /> : null;
				}}
			/>
			{hasMore && all.length > 0 ? (
				<SeeMoreLink to="/dashboard/recommendations">{t("dashboard.student.recommendations")}</SeeMoreLink>
			) : null}
		</Section>
	);
}
