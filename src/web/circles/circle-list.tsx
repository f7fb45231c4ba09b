import { useTranslation } from "react-i18next";
import type { Circle, Participation } from "#contract/circles.ts";
import { parisZone, type Zone } from "#domain/shared/instant.ts";
import { useClock } from "../shared/hooks/use-clock.ts";
import { AllInvented, areAllInvented } from "../shared/people/invented.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { CircleItem } from "./circle-item.tsx";
import type { Circles } from "./use-circles.ts";

const isOver = ({ circle }: Participation): boolean => circle.status !== "planned";

interface RowsProps {
	readonly circles: readonly Circle[];
	readonly own: readonly Participation[];
	readonly zone: Zone;
	readonly isSaidInvented: boolean;
	/** The circle that has a card of its own. */
	readonly first?: Circle | undefined;
}

/** A circle that costs nothing and has a seat left: the easiest way to begin. */
const isOpenToAll = ({ priceCents, seatsLeft }: Circle): boolean => priceCents === 0 && seatsLeft > 0;

function Rows({ circles, own, zone, isSaidInvented, first }: RowsProps) {
	const inOrder = first === undefined ? circles : [first, ...circles.filter((one) => one !== first)];
	return (
		<ul className="grid gap-x-8 lg:grid-cols-2">
			{inOrder.map((circle) => (
				<CircleItem
					key={circle.id}
					circle={circle}
					own={own.find((one) => one.circle.id === circle.id)}
					visitorZone={zone}
					isSaidInvented={isSaidInvented}
					isFirst={circle === first}
				/>
			))}
		</ul>
	);
}

/**
 * The circles on the page of consultations: the visitor's own, those ahead, and earlier ones folded. Shows nothing where no
 * circle is planned and the visitor has been in none.
 */
export function CircleList({ circles }: { readonly circles: Circles }) {
	const { participations, retry, isFirst } = circles;
	const { t } = useTranslation();
	const { clock } = useClock();
	const zone = clock?.zone ?? parisZone;
	if (retry !== null)
		return (
			<RetryAlert
				title={t("circles.list.title")}
				description={t("circles.list.unread")}
				retryLabel={t("circles.list.retry")}
				onRetry={retry}
			/>
		);
	const held = participations.filter((one) => !isOver(one) && one.state !== "left");
	const past = participations.filter((one) => isOver(one) && one.state !== "waiting");
	const ahead = circles.ahead.filter(({ id }) => !held.some(({ circle }) => circle.id === id));
	if (ahead.length + held.length + past.length === 0) return null;
	const people = [...circles.ahead, ...participations.map(({ circle }) => circle)].map(
		({ researcher }) => researcher,
	);
	const rows = { zone, isSaidInvented: areAllInvented(people) };
	return (
		<section aria-labelledby="circles" className="grid gap-6">
			<div className="grid gap-2">
				<h2 id="circles" className="display-3 scroll-mt-24">
					{t("circles.list.title")}
				</h2>
				<p className="measure text-soft">{t("circles.list.lead")}</p>
				<AllInvented people={people} />
				{isFirst ? <p className="measure font-semibold">{t("circles.list.recommended")}</p> : null}
			</div>
			{held.length === 0 ? null : (
				<div className="grid gap-3">
					<h3 className="font-semibold">{t("circles.list.own")}</h3>
					<Rows circles={held.map(({ circle }) => circle)} own={held} {...rows} />
				</div>
			)}
			{ahead.length === 0 ? null : (
				<div className="grid gap-3">
					{held.length === 0 ? null : <h3 className="font-semibold">{t("circles.list.ahead")}</h3>}
					<Rows circles={ahead} own={participations} first={ahead.find(isOpenToAll)} {...rows} />
				</div>
			)}
			{past.length === 0 ? null : (
				<details>
					<summary className="min-h-11 cursor-pointer py-2.5 text-soft">
						{t("circles.list.past", { count: past.length })}
					</summary>
					<Rows circles={past.map(({ circle }) => circle)} own={past} {...rows} />
				</details>
			)}
		</section>
	);
}
