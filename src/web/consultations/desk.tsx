import { useState } from "react";
import { AppointmentsDesk } from "./appointments-desk.tsx";
import { BookingDesk } from "./booking-desk.tsx";
import type { DeskData } from "./desk-data.ts";

interface DeskProps extends DeskData {
	readonly isTestMode: boolean;
}

/** Everything behind the gate. Loaded when the gate is open: it brings the calendar. */
export function Desk(props: DeskProps) {
	const [bookings, setBookings] = useState(0);
	return (
		<div className="grid gap-16">
			<AppointmentsDesk {...props} bookings={bookings} />
			<BookingDesk {...props} onBooked={() => setBookings((before) => before + 1)} />
		</div>
	);
}
