import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Circle } from "#contract/circles.ts";
import { circleRoomOpensAt } from "#domain/circles/room.ts";
import type { Clock } from "../shared/hooks/use-clock.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { buttonClass } from "../ui/button.tsx";
import { circleRoomQuery } from "./queries.ts";
import { ReportCircle } from "./report-circle.tsx";

/** How often the room is asked for while its page is open. */
const roomIntervalMs = 15_000;

interface CircleRoomProps {
	readonly circle: Circle;
	readonly clock: Clock;
	readonly calendarPath: string | undefined;
}

/** The way into the room of a circle, and what helps before it begins. Reread until the host has opened it. */
export function CircleRoom({ circle, clock, calendarPath }: CircleRoomProps) {
	const { t } = useTranslation();
	const { time } = useFormat();
	const { data } = useQuery({
		...circleRoomQuery(circle.id),
		refetchInterval: ({ state }) => (state.data?.room === "over" ? false : roomIntervalMs),
	});
	const room = data?.room ?? "early";
	return (
		<div className="grid gap-4">
			<p role="status" className="measure">
				{t(`circles.room.${room}`, { time: time(circleRoomOpensAt(circle), clock.zone) })}
			</p>
			{data?.url === undefined ? null : (
				<a href={data.url} className={buttonClass("primary", "justify-self-start max-sm:w-full")}>
					{t("circles.room.enter")}
				</a>
			)}
			{room === "over" ? null : (
				<details>
					<summary className="min-h-11 cursor-pointer py-2.5 text-soft">{t("circles.room.tips")}</summary>
					<ul className="measure grid list-disc gap-1 pl-5">
						<li>{t("circles.room.tip1")}</li>
						<li>{t("circles.room.tip2")}</li>
						<li>{t("circles.room.tip3")}</li>
					</ul>
				</details>
			)}
			<ReportCircle circle={circle} />
			{calendarPath === undefined || room === "over" ? null : (
				<a
					href={calendarPath}
					className="inline-flex min-h-11 items-center justify-self-start text-sm underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
				>
					{t("circles.seat.calendar")}
				</a>
			)}
		</div>
	);
}
