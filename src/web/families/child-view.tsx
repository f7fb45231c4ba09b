import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { interestLevels } from "#domain/careers/interest-level.ts";
import type { FamilyView } from "#domain/families/family-view.ts";
import type { Starter } from "#domain/families/starters.ts";
import { useDrawnCareers } from "../careers/use-drawn-careers.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { Fingerprint } from "../shared/spectrum/fingerprint.tsx";
import { InterestProfile } from "../shared/spectrum/interest-profile.tsx";
import { PhoneFold } from "../ui/phone-fold.tsx";
import { TalkSummary } from "./talk-summary.tsx";

interface ChildViewProps {
	readonly view: FamilyView;
	/** Titles of careers by id. */
	readonly titles: Readonly<Record<string, string>>;
	/** Two columns where there is space, across the whole page. The content stays the same. */
	readonly isWide?: boolean;
	/** Whether a phone folds what comes after the interests. */
	readonly folds?: boolean;
	/** The actions of a parent, below the interests; the student's page has none. */
	readonly children?: ReactNode;
}

/** Everything that a parent sees of a student: identical on the parent's page and on the student's. */
export function ChildView({ view, titles, isWide = false, folds = false, children }: ChildViewProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const drawn = useDrawnCareers();
	const rows = view.interests
		.filter(({ level }) => level !== "low")
		.map(({ category, level }) => ({
			category,
			share: 1 - interestLevels.indexOf(level) / interestLevels.length,
			value: t(`dashboard.parent.levels.${level}`),
			name: t(`common.categories.${category}`),
		}));
	const low = view.interests
		.filter(({ level }) => level === "low")
		.map(({ category }) => t(`common.inText.${category}`));
	const sentenceOf = (starter: Starter): string => {
		if (starter.kind === "field") return t(`families.view.starter.field.${starter.category}`);
		if (starter.kind === "general") return t(`families.view.starter.general.${starter.name}`);
		return t("families.view.starter.career", { career: titles[starter.careerId] ?? starter.careerId });
	};
	const careersAndStarters = (
		<div className="grid content-start gap-9">
			<section className="grid gap-3">
				<h3 className="text-xl">{t("families.view.careers")}</h3>
				{view.careers.length === 0 ? <p className="text-soft">{t("families.view.noCareers")}</p> : null}
				{view.careers.length > 0 ? (
					<ul className="divide-y divide-hairline border-y border-hairline">
						{view.careers.map((id) => (
							<li key={id}>
								<LocalLink
									to={`/career/${id}`}
									className="grid min-h-14 grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-4 py-2 leading-tight font-semibold no-underline hover:underline hover:underline-offset-4"
								>
									<Fingerprint weights={drawn?.[id]?.fingerprint ?? []} className="h-10" />
									{titles[id] ?? id}
								</LocalLink>
							</li>
						))}
					</ul>
				) : null}
			</section>
			<section className="grid gap-3">
				<div className="grid gap-1">
					<h3 className="text-xl">{t("families.view.starters")}</h3>
					<p className="text-soft">{t("families.view.startersHint")}</p>
				</div>
				<ul className="grid gap-3">
					{view.starters.map((starter) => (
						<li key={sentenceOf(starter)} className="border-l-3 border-edge pl-4 text-lg">
							{sentenceOf(starter)}
						</li>
					))}
				</ul>
			</section>
		</div>
	);
	return (
		<div className={`grid gap-9 ${isWide ? "gap-x-14 lg:grid-cols-2" : ""}`}>
			<div className="grid content-start gap-9">
				<section className="grid gap-3">
					<h3 className="text-xl">{t("families.view.interests")}</h3>
					<InterestProfile
						rows={rows}
						emptyText={t(`families.view.${view.hasScience ? "noInterests" : "noStandOut"}`)}
					/>
					{low.length > 0 ? (
						<p className="text-soft">{t("families.view.low", { fields: format.list(low) })}</p>
					) : null}
				</section>
				{children}
			</div>
			{folds ? (
				<PhoneFold isTitleForPhones title={t("families.view.rest")}>
					{careersAndStarters}
				</PhoneFold>
			) : (
				careersAndStarters
			)}
			{view.guesses.length > 0 ? (
				<section className={`grid gap-3 ${isWide ? "lg:col-span-2" : ""}`}>
					<h3 className="text-xl">{t("families.view.talk")}</h3>
					<TalkSummary guesses={view.guesses} />
				</section>
			) : null}
		</div>
	);
}
