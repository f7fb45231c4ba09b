import { LockKeyhole } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { QuestOverview } from "#contract/quest.ts";
import type { PresentedBadge } from "#domain/quest/presented-quest.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { usePhone } from "../ui/use-phone.ts";
import { QuestIcon } from "./quest-icon.tsx";

interface BadgesProps {
	readonly badges: readonly PresentedBadge[];
	/** Null until it is known which ones are earned. */
	readonly earned: QuestOverview["badges"] | null;
}

const allBadges = "all-badges";

/** Every badge with its rule as text. */
function AllBadges({ badges, isShown }: Pick<BadgesProps, "badges"> & { readonly isShown: boolean }) {
	const { t } = useTranslation();
	return (
		<div hidden={!isShown} className={isShown ? "light-up grid gap-3" : ""}>
			<h3 id={allBadges} tabIndex={-1} className="text-xl outline-none">
				{t("quest.badges.all")}
			</h3>
			<p className="measure text-soft">{t("quest.badges.solved")}</p>
			<dl className="grid gap-x-10 sm:grid-cols-2">
				{badges.map(({ id, name, description }) => (
					<div key={id} className="border-t border-hairline py-3">
						<dt className="font-semibold">{name}</dt>
						<dd className="text-soft">{description}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

/** The badges, with the day of earned ones; "view all" explains how each is earned. */
export function Badges({ badges, earned }: BadgesProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const isPhone = usePhone();
	const [isWhole, setWhole] = useState(false);
	useEffect(() => {
		// An address that names the list opens it.
		if (location.hash === `#${allBadges}`) setWhole(true);
	}, []);
	useEffect(() => {
		if (isWhole) document.getElementById(allBadges)?.scrollIntoView();
	}, [isWhole]);
	const dayOf = (badge: PresentedBadge) => earned?.find(({ id }) => id === badge.id)?.earnedAt ?? null;
	return (
		<section
			id="badges"
			aria-labelledby="badges-title"
			className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-hairline pt-6 md:gap-8 md:pt-8"
		>
			<div className="flex flex-wrap items-baseline justify-between gap-x-6">
				<h2 id="badges-title" className="display-3">
					{t("quest.badges.title")}
				</h2>
				<a
					href={`#${allBadges}`}
					onClick={() => setWhole(true)}
					className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
				>
					{t("quest.badges.viewAll")}
				</a>
			</div>
			<ul
				// On a phone it scrolls, also by keyboard.
				tabIndex={isPhone ? 0 : undefined}
				aria-labelledby="badges-title"
				className="flex gap-x-4 max-md:-mx-5 max-md:scroll-sign max-md:overflow-x-auto max-md:px-5 md:grid md:grid-cols-3 md:gap-y-6 lg:grid-cols-6"
			>
				{badges.map((badge) => {
					const day = dayOf(badge);
					return (
						<li
							key={badge.id}
							className="grid content-start justify-items-start gap-3 max-md:w-28 max-md:flex-none"
						>
							<span
								className={`grid size-16 place-items-center rounded-full border ${day ? "border-ink bg-ink text-paper" : "border-dashed border-edge text-soft"}`}
							>
								<QuestIcon name={badge.icon} className="size-7" />
							</span>
							<span className="grid gap-0.5">
								<span className="font-semibold leading-snug">{badge.name}</span>{" "}
								<span className="flex min-h-6 items-center gap-1.5 text-sm text-soft">
									{day ? t("quest.badges.earned", { date: format.earnedDate(day) }) : null}
									{earned && !day ? (
										<>
											<LockKeyhole aria-hidden="true" className="size-3.5" />
											{t("quest.badges.locked")}
										</>
									) : null}
								</span>
							</span>
						</li>
					);
				})}
			</ul>
			<AllBadges badges={badges} isShown={isWhole} />
		</section>
	);
}
