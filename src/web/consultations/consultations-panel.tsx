import { useRef, useState } from "react";
import { agendaOf } from "#domain/consultations/appointment.ts";
import { pickResearcher } from "#domain/consultations/selection.ts";
import { AppointmentsPanel } from "./appointments-panel.tsx";
import { BookingForm } from "./booking-form.tsx";
import type { ConsultationsData } from "./consultations-data.ts";

interface ConsultationsPanelProps extends ConsultationsData {
	readonly isTestMode: boolean;
}

/**
 * Everything behind the gate, loaded when the gate is open. The appointments come first if there are any to come, else after the
 * booking; what a visit changes moves neither.
 */
export function ConsultationsPanel(props: ConsultationsPanelProps) {
	const [booked, setBooked] = useState<readonly string[]>([]);
	const booking = useRef<HTMLDivElement>(null);
	const [isBookingFirst] = useState(agendaOf(props.appointments, props.clock.now).upcoming.length === 0);
	const chooseAgain = (researcherId: string) => {
		props.onSelect(pickResearcher(props.selection, researcherId));
		booking.current?.scrollIntoView();
		booking.current?.focus({ preventScroll: true });
	};
	const form = (
		<div ref={booking} tabIndex={-1} className="scroll-mt-24 outline-none">
			<BookingForm {...props} onBooked={({ id }) => setBooked((before) => [...before, id])} />
		</div>
	);
	return (
		<div className="grid gap-16">
			{isBookingFirst ? form : null}
			<AppointmentsPanel {...props} booked={booked} onChooseAgain={chooseAgain} />
			{isBookingFirst ? null : form}
		</div>
	);
}
