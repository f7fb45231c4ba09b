import { type ComponentProps, useState } from "react";
import type { Appointment } from "#domain/appointments/appointment.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { AppointmentsDesk } from "./appointments-desk.tsx";
import { BookingDesk } from "./booking-desk.tsx";

interface DeskProps extends Omit<ComponentProps<typeof BookingDesk>, "onBooked"> {
	readonly appointments: readonly Appointment[];
	readonly nameOf: (researcherId: string) => string;
	readonly onCancel: (appointmentId: string) => Promise<Result<Appointment, ProblemCode>>;
	readonly onChanged: () => void;
}

/** Everything behind the gate. Loaded when the gate is open: it brings the calendar. */
export function Desk({ appointments, nameOf, onCancel, onChanged, ...booking }: DeskProps) {
	const [bookings, setBookings] = useState(0);
	return (
		<div className="grid gap-16">
			<AppointmentsDesk
				appointments={appointments}
				nameOf={nameOf}
				here={booking.here}
				isReal={booking.isReal}
				onCancel={onCancel}
				onChanged={onChanged}
				bookings={bookings}
			/>
			<BookingDesk
				{...booking}
				onBooked={() => {
					setBookings((before) => before + 1);
					onChanged();
				}}
			/>
		</div>
	);
}
