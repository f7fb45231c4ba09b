import { useRef, useState } from "react";
import { pickResearcher } from "#domain/consultations/selection.ts";
import { AppointmentsPanel } from "./appointments-panel.tsx";
import { BookingForm } from "./booking-form.tsx";
import type { ConsultationsData } from "./consultations-data.ts";

interface ConsultationsPanelProps extends ConsultationsData {
	readonly isTestMode: boolean;
}

/** Everything behind the gate, loaded when the gate is open. */
export function ConsultationsPanel(props: ConsultationsPanelProps) {
	const [bookings, setBookings] = useState(0);
	const booking = useRef<HTMLDivElement>(null);
	const chooseAgain = (researcherId: string) => {
		props.onSelect(pickResearcher(props.selection, researcherId));
		booking.current?.scrollIntoView();
		booking.current?.focus({ preventScroll: true });
	};
	return (
		<div className="grid gap-16">
			<AppointmentsPanel {...props} bookings={bookings} onChooseAgain={chooseAgain} />
			<div ref={booking} tabIndex={-1} className="scroll-mt-24 outline-none">
				<BookingForm {...props} onBooked={() => setBookings((before) => before + 1)} />
			</div>
		</div>
	);
}
