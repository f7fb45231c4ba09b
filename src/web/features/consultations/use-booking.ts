import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import type { BookingAnswer, Researcher } from "#contract/appointments.ts";
import type { GuardianMissing } from "#domain/account/guardian.ts";
import type { BookingRequest } from "#domain/appointments/booking-schema.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { failure } from "#domain/shared/result.ts";
import { missingGuardian } from "../../lib/guardian-first.tsx";
import { useBackHere } from "../../lib/use-back-here.ts";
import { useLatestNotice } from "../../lib/use-latest-notice.ts";
import { useProblem } from "../../lib/use-problem.ts";
import { useBookedWords } from "./use-booked-words.ts";

interface Booking {
	readonly visitorZone: string;
	readonly book: (request: BookingRequest) => Promise<BookingAnswer>;
	readonly onBooked: () => void;
	/** Somebody was quicker, and these times are the nearest. */
	readonly onTaken: (nearest: readonly string[]) => void;
	/** Called when booking failed; what was chosen stays chosen. */
	readonly onFailed: (code: ProblemCode) => void;
}

/** Books after a confirmation: processing until done, then a notice of how it ended, or on to the payment page. */
export const useBooking = ({ visitorZone, book, onBooked, onTaken, onFailed }: Booking) => {
	const { t } = useTranslation();
	const bookedWords = useBookedWords(visitorZone);
	const problem = useProblem();
	const notice = useLatestNotice();
	const [step, setStep] = useState<"choosing" | "confirming" | "processing">("choosing");
	const [guardian, setGuardian] = useState<GuardianMissing | null>(null);
	useBackHere(useCallback(() => setStep("choosing"), []));

	const confirm = async (request: BookingRequest, researcher: Researcher): Promise<void> => {
		notice.clear();
		setStep("processing");
		const outcome: BookingAnswer = await book(request).catch(() =>
			failure("subscription.payment.error" as const),
		);
		if (!outcome.ok) {
			setStep("choosing");
			const nearest = outcome.details?.alternatives ?? [];
			const missing = missingGuardian(outcome.code);
			setGuardian(missing);
			if (missing) return;
			if (nearest.length > 0) onTaken(nearest);
			else
				notice.show({
					tone: "destructive",
					title: t("consultations.error"),
					description: problem(outcome.code),
				});
			onFailed(outcome.code);
			return;
		}
		if (outcome.value.kind === "redirect") {
			window.location.assign(outcome.value.url);
			return;
		}
		setStep("choosing");
		notice.show({
			tone: "success",
			title: t("consultations.confirming.done"),
			description: bookedWords(outcome.value.appointment, researcher.name),
		});
		onBooked();
	};
	return {
		step,
		/** Who has to answer for it first. */
		guardian,
		ask: () => {
			setGuardian(null);
			setStep("confirming");
		},
		dismiss: () => setStep("choosing"),
		confirm,
	};
};
