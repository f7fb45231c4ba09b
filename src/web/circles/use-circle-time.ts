import { useMemo } from "react";
import type { Circle } from "#contract/circles.ts";
import { circleEnd } from "#domain/circles/circle.ts";
import type { Zone } from "#domain/shared/moment.ts";
import { localMomentOf } from "#domain/shared/time.ts";
import { useFormat } from "../shared/format.ts";

/** The day and the time of a circle on its own clock and, where that differs, on the visitor's. */
export const useCircleTime = (visitorZone: Zone) => {
	const format = useFormat();
	return useMemo(
		() => (circle: Pick<Circle, "startsAt" | "minutes" | "zone">) => {
			const { startsAt, zone } = circle;
			const end = circleEnd(circle);
			const there = localMomentOf(startsAt, zone);
			const here = localMomentOf(startsAt, visitorZone);
			const ownRange = format.timeRange(startsAt, end, visitorZone);
			const isOtherDay = there.date !== here.date;
			return {
				day: format.day(startsAt, zone),
				date: format.date(startsAt, zone),
				time: format.timeRange(startsAt, end, zone),
				/** With the day where it is another one; null where both clocks agree. */
				ownTime: isOtherDay
					? `${format.day(startsAt, visitorZone)}, ${ownRange}`
					: there.time === here.time
						? null
						: ownRange,
			};
		},
		[format, visitorZone],
	);
};
