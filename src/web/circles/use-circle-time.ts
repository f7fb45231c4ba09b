import { useMemo } from "react";
import type { Circle } from "#contract/circles.ts";
import { circleEnd } from "#domain/circles/circle.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { useTwoClocks } from "../shared/hooks/use-two-clocks.ts";

/** The day and the time of a circle on the visitor's clock and, where that differs, on the circle's. */
export const useCircleTime = (visitorZone: Zone) => {
	const onClocks = useTwoClocks(visitorZone);
	return useMemo(
		() => (circle: Pick<Circle, "startsAt" | "minutes" | "zone">) =>
			onClocks({ ...circle, endsAt: circleEnd(circle) }),
		[onClocks],
	);
};
