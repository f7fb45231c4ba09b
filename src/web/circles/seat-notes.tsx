import { useTranslation } from "react-i18next";
import type { Circle, Participation } from "#contract/circles.ts";

interface SeatNotesProps {
	readonly circle: Circle;
	readonly own: Participation | undefined;
	readonly isTestMode: boolean;
}

/** The notes beside the seat: a lost offer, a cancellation, a refund, test mode. */
export function SeatNotes({ circle, own, isTestMode }: SeatNotesProps) {
	const { t } = useTranslation();
	const refund = () => {
		if (own?.refund === undefined) return null;
		if (isTestMode) return t("circles.seat.refundTest");
		return t(own.refund === "done" ? "circles.seat.refundDone" : "circles.seat.refundComing");
	};
	const isPlanned = circle.status === "planned";
	const isOffered = circle.seatsLeft > 0 || own?.state === "offered" || own?.state === "seated";
	const isPayable = isPlanned && isOffered && circle.priceCents > 0;
	const notes = [
		own?.state === "left" && own.leavingReason === "offer_ended" && isPlanned
			? t("circles.seat.offerEnded")
			: null,
		own?.cancelReason === undefined ? null : t("circles.seat.reason", { reason: own.cancelReason }),
		refund(),
		isPlanned && circle.researcher.illustrative ? t("circles.seat.invented") : null,
		isPayable && isTestMode && own?.refund === undefined ? t("circles.seat.testMode") : null,
	].filter((note) => note !== null);
	return notes.map((note) => (
		<p key={note} className="measure text-soft wrap-anywhere">
			{note}
		</p>
	));
}
