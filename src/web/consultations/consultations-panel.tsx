import { useState } from "react";
import { AppointmentsPanel } from "./appointments-panel.tsx";
import { BookingForm } from "./booking-form.tsx";
import type { ConsultationsData } from "./consultations-data.ts";

interface ConsultationsPanelProps extends ConsultationsData {
	readonly isTestMode: boolean;
}

/** Everything behind the gate, loaded when the gate is open. */
export function ConsultationsPanel(props: ConsultationsPanelProps) {
	const [bookings, setBookings] = useState(0);
	return (
		<div className="grid gap-16">
			<AppointmentsPanel {...props} bookings={bookings} />
			<BookingForm {...props} onBooked={() => setBookings((before) => before + 1)} />
		</div>
	);
}
