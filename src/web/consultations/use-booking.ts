import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import type { GuardianMissing } from "#domain/billing/guardian.ts";
import type { Appointment } from "#domain/consultations/appointment.ts";
import type { BookingRequest } from "#domain/consultations/slots.ts";
import type { Instant, Zone } from "#domain/shared/instant.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { useApiMutation } from "../api/api.ts";
import { isTemporary } from "../api/problem.ts";
import { missingGuardian } from "../shared/forms/guardian-first.tsx";
import { useIdempotencyKey } from "../shared/forms/use-idempotency-key.ts";
import { useLatestNotice } from "../shared/forms/use-latest-notice.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { useRestoredPage } from "../shared/hooks/use-restored-page.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { changedByBooking } from "./queries.ts";
import { useBookedMessage } from "./use-booked-message.ts";

interface Booking {
	readonly visitorZone: Zone;
	readonly onBooked: (appointment: Appointment) => void;
	/** The time was taken by another person; these times are the nearest. */
	readonly onTaken: (nearest: readonly Instant[]) => void;
	/** Called if booking failed; the choices stay. */
	readonly onFailed: (code: ProblemCode) => void;
}

/** Books after a confirmation: shows progress, then a notice of the outcome, or opens the payment page. */
export const useBooking = ({ visitorZone, onBooked, onTaken, onFailed }: Booking) => {
	const { t } = useTranslation();
	const locale = useLocale();
	const bookedMessage = useBookedMessage(visitorZone);
	const problemMessages = useProblem();
	const notice = useLatestNotice();
	const idempotency = useIdempotencyKey();
	const [step, setStep] = useState<"choosing" | "confirming" | "processing">("choosing");
	const [guardian, setGuardian] = useState<GuardianMissing | null>(null);
	useRestoredPage(useCallback(() => setStep("choosing"), []));
	const booking = useApiMutation("POST /api/appointments", { invalidates: changedByBooking });

	const confirm = (request: BookingRequest & { readonly topic?: string }, researcher: Researcher): void => {
		notice.clear();
		setStep("processing");
		const body = { ...request, locale, visitorZone, idempotencyKey: idempotency.keyOf(request) };
		booking.mutate(
			{ body },
			{
				onSuccess: (outcome) => {
					// The payment page continues the booking: the same request after the return keeps its key.
					if (outcome.kind === "redirect") return window.location.assign(outcome.url);
					idempotency.forget();
					setStep("choosing");
					const description = bookedMessage(outcome.appointment, researcher.name);
					// The card of the appointment says it, with its picture.
					const title = t("consultations.confirming.done");
					notice.show({ tone: "success", title, description, isShownAlready: true });
					onBooked(outcome.appointment);
				},
				onError: (problem) => {
					if (!isTemporary(problem)) idempotency.forget();
					setStep("choosing");
					const missing = missingGuardian(problem.code);
					setGuardian(missing);
					if (missing) return;
					const nearest = problem.details.alternatives ?? [];
					const description = problemMessages(problem.code);
					if (nearest.length > 0) onTaken(nearest);
					else notice.show({ tone: "destructive", title: t("consultations.error"), description });
					onFailed(problem.code);
				},
			},
		);
	};
	return {
		step,
		/** The guardian who is missing. */
		guardian,
		ask: () => {
			setGuardian(null);
			setStep("confirming");
		},
		dismiss: () => setStep("choosing"),
		confirm,
	};
};
