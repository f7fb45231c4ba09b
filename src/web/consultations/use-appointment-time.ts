import { useMemo } from "react";
import { type Appointment, endOf } from "#domain/consultations/appointment.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { useTwoClocks } from "../shared/hooks/use-two-clocks.ts";

/** The day and the time of an appointment on the visitor's clock and, where that differs, on the researcher's. */
export const useAppointmentTime = (visitorZone: Zone) => {
	const onClocks = useTwoClocks(visitorZone);
	return useMemo(
		() => (appointment: Pick<Appointment, "startsAt" | "duration" | "zone">) =>
			onClocks({ ...appointment, endsAt: endOf(appointment) }),
		[onClocks],
	);
};
