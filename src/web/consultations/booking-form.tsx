import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import { consultationPrices } from "#domain/billing/prices.ts";
import type { Appointment } from "#domain/consultations/appointment.ts";
import { readTopic } from "#domain/consultations/free-text.ts";
import { pickDuration, pickResearcher, type Selection } from "#domain/consultations/selection.ts";
import type { Instant } from "#domain/shared/instant.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { dateIn } from "#domain/shared/time.ts";
import { useEdition } from "../api/edition.ts";
import { GuardianFirst } from "../shared/forms/guardian-first.tsx";
import type { Clock } from "../shared/hooks/use-clock.ts";
import { Alternatives } from "./alternatives.tsx";
import { BookingPanel } from "./booking-panel.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { ResearcherList } from "./researcher-list.tsx";
import { TopicField } from "./topic-field.tsx";
import { useBooking } from "./use-booking.ts";
import { useNotesOnBooking } from "./use-refund-messages.ts";

interface BookingFormProps {
	readonly researchers: readonly Researcher[];
	readonly selection: Selection;
	readonly onSelect: (selection: Selection) => void;
	readonly clock: Clock;
	/** No card is charged, and the booking says so. */
	readonly isTestMode: boolean;
	readonly onBooked: (appointment: Appointment) => void;
	readonly onFailed: (code: ProblemCode) => void;
}

/**
 * Drops a chosen time that is no longer free after the researchers were reread; the focus moves to the other times.
 */
const useFreeTimesOnly = (
	researcher: Researcher | null,
	{ selection, onSelect, clock }: Pick<BookingFormProps, "selection" | "onSelect" | "clock">,
) => {
	const { zone } = clock;
	const times = useRef<HTMLFieldSetElement>(null);
	useEffect(() => {
		if (!researcher || !selection.startsAt) return;
		const checked = pickDuration(selection, selection.duration, { ...researcher, zone });
		if (checked.startsAt !== null) return;
		onSelect(checked);
		times.current?.focus();
	}, [researcher, selection, onSelect, zone]);
	return times;
};

/** The booking form: choose researcher, day, duration and time, then confirm. */
export function BookingForm({ researchers, selection, onSelect, clock, ...rest }: BookingFormProps) {
	const { t } = useTranslation();
	const researcher = researchers.find(({ id }) => id === selection.researcherId) ?? null;
	const times = useFreeTimesOnly(researcher, { selection, onSelect, clock });
	const notesOn = useNotesOnBooking(rest);
	const [notes, setNotes] = useState<readonly string[]>([]);
	const [topic, setTopic] = useState("");
	const [alternatives, setAlternatives] = useState<readonly Instant[]>([]);
	const { step, guardian, ask, dismiss, confirm } = useBooking({
		visitorZone: clock.zone,
		onBooked: (appointment) => {
			if (researcher) onSelect(pickResearcher(selection, researcher.id));
			setTopic("");
			rest.onBooked(appointment);
		},
		onTaken: (nearest) => {
			setAlternatives(nearest);
			onSelect({ ...selection, startsAt: null });
		},
		onFailed: rest.onFailed,
	});
	const { researcherId, startsAt, duration } = selection;
	const isLive = useEdition() === "live";
	const meeting =
		researcher && startsAt
			? { startsAt, duration, zone: researcher.zone, amountCents: consultationPrices[duration] }
			: null;
	const select = (next: Selection): void => {
		setAlternatives([]);
		onSelect(next);
	};
	return (
		<section aria-labelledby="booking" className="grid gap-8">
			<h2 id="booking" className="display-3">
				{t("consultations.booking.title")}
			</h2>
			{researchers.length === 0 ? (
				<div className="grid gap-1 border-t border-hairline pt-5">
					<p className="font-semibold">{t("consultations.researchers.none")}</p>
					<p className="text-soft">{t("consultations.researchers.noneHint")}</p>
				</div>
			) : (
				<>
					<ResearcherList
						researchers={researchers}
						chosenId={researcherId}
						onChoose={(id) => select(pickResearcher(selection, id))}
					/>
					<BookingPanel
						researchers={researchers}
						researcher={researcher}
						selection={selection}
						onSelect={select}
						clock={clock}
						onBook={() => {
							// The field says what is wrong with it.
							if (!readTopic(topic).ok) return;
							if (meeting && researcher)
								setNotes(notesOn({ ...meeting, illustrative: researcher.illustrative }, clock.zone));
							ask();
						}}
						timesRef={times}
						topicField={
							isLive && meeting && researcher ? (
								<TopicField researcherName={researcher.name} topic={topic} onChange={setTopic} />
							) : null
						}
						obstacle={guardian ? <GuardianFirst code={guardian} /> : null}
					>
						{researcher && alternatives.length > 0 ? (
							<Alternatives
								key={alternatives.join()}
								researcher={researcher}
								duration={duration}
								startsAt={alternatives}
								visitorZone={clock.zone}
								onChoose={(one) => {
									select({ ...selection, date: dateIn(one, clock.zone), startsAt: one });
									times.current?.focus();
								}}
							/>
						) : null}
					</BookingPanel>
				</>
			)}
			<ConfirmDialog
				appointment={step === "choosing" ? null : meeting}
				purpose="confirming"
				researcherName={researcher?.name ?? ""}
				researcher={researcher ?? undefined}
				visitorZone={clock.zone}
				isBusy={step === "processing"}
				notes={notes}
				onConfirm={() =>
					researcher &&
					confirm({ researcherId, startsAt, duration, ...(topic.trim() === "" ? {} : { topic }) }, researcher)
				}
				onClose={dismiss}
			/>
		</section>
	);
}
