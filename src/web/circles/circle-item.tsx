import { useTranslation } from "react-i18next";
import type { Circle, Participation } from "#contract/circles.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { useLocale } from "../shared/i18n/locale.ts";
import { Invented } from "../shared/people/invented.tsx";
import { Portrait } from "../shared/people/portrait.tsx";
import { Badge } from "../ui/badge.tsx";
import { useCircleTime } from "./use-circle-time.ts";

interface CircleItemProps {
	readonly circle: Circle;
	/** The visitor's own participation, if any. */
	readonly own: Participation | undefined;
	readonly visitorZone: Zone;
	/** Alone on a card of its own, before the others. */
	readonly isFirst?: boolean;
	/** The list says that its people are invented. */
	readonly isSaidInvented: boolean;
}

/** The state of a participation in a word or two; null where there is nothing to say any more. */
const useStateLabel = ({ circle, own }: Pick<CircleItemProps, "circle" | "own">): string | null => {
	const { t } = useTranslation();
	if (circle.status === "cancelled") return t("circles.state.cancelled");
	if (circle.status === "completed") return t("circles.state.completed");
	if (own === undefined) return null;
	if (own.state === "waiting") return t("circles.state.waiting", { place: own.place ?? 1 });
	return own.state === "left" ? null : t(`circles.state.${own.state}`);
};

const looks = {
	row: "items-start gap-x-4 border-t border-hairline py-5",
	card: "items-center gap-x-5 rounded-panel border border-hairline bg-band p-5 text-ink scheme-dark mb-2 sm:gap-x-8 sm:p-8 lg:col-span-2",
} as const;

/** One circle in a list: when, what about, with whom, and how many seats are left. Its subject leads to its page. */
export function CircleItem({ circle, own, visitorZone, isSaidInvented, isFirst = false }: CircleItemProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	const { shortPrice } = useFormat();
	const { day, time, there } = useCircleTime(visitorZone)(circle);
	const state = useStateLabel({ circle, own });
	const { researcher, priceCents, seatsLeft, waiting } = circle;
	const price = priceCents === 0 ? t("circles.facts.free") : shortPrice(priceCents);
	const seats =
		seatsLeft > 0
			? t("circles.row.seats", { count: seatsLeft })
			: waiting > 0
				? `${t("circles.row.full")}, ${t("circles.row.waiting", { count: waiting })}`
				: t("circles.row.full");
	const isAhead = circle.status === "planned";
	return (
		<li
			data-line={researcher.category}
			className={`relative grid grid-cols-[auto_minmax(0,1fr)] gap-y-1 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink ${looks[isFirst ? "card" : "row"]}`}
		>
			<Portrait {...researcher} imageUrl={null} isLarge={isFirst} />
			<div className="grid justify-items-start gap-1">
				<p className="tabular-nums text-soft">
					<time dateTime={circle.startsAt}>
						{day}, {time}
					</time>
					{there === null ? null : (
						<span className="block text-sm">{t("consultations.booking.there", there)}</span>
					)}
				</p>
				<p
					className={`font-display font-semibold text-pretty ${isFirst ? "text-xl leading-tight sm:text-3xl" : "text-xl leading-tight"}`}
				>
					<LocalLink
						to={`/circle?${new URLSearchParams({ id: circle.id })}`}
						className="underline decoration-hairline underline-offset-4 outline-none hover:decoration-ink after:absolute after:inset-0"
					>
						{circle.subject[locale]}
					</LocalLink>
				</p>
				<p>
					{researcher.name[locale]}
					<span className="text-soft"> · {t(`consultations.languages.${circle.language}`)}</span>
				</p>
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-sm">
					{isAhead ? (
						<span className={`font-semibold ${isFirst ? "text-lg" : ""}`}>
							{price} · {seats}
						</span>
					) : null}
					{state === null ? null : <Badge look={isAhead ? "solid" : "outline"}>{state}</Badge>}
					<Invented person={researcher} isSaid={isSaidInvented} />
				</p>
			</div>
		</li>
	);
}
