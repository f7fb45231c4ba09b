import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import { type Appointment, isRefundable, lastRefundAt } from "#domain/consultations/appointment.ts";
import { type Instant, toInstant, type Zone } from "#domain/shared/instant.ts";
import { useEdition } from "../api/edition.ts";
import { useSubscription } from "../api/session.ts";
import { useFormat } from "../shared/i18n/format.ts";

type RefundableAppointment = Pick<Appointment, "startsAt" | "wasMoved">;

// The time of the click counts: the page may have been open for long.
const present = (): Instant => toInstant(new Date());

/** The refund of a cancelled appointment. Test mode says instead that there is no money, in the words of its mails. */
export const useRefundMessages = () => {
	const { t } = useTranslation();
	const format = useFormat();
	const isTestMode = useSubscription().subscription?.testMode ?? false;
	const priceOf = ({ amountCents }: Pick<Appointment, "amountCents">) => format.price(amountCents);
	return {
		/** The message before it is cancelled. */
		beforeCancelling: (appointment: RefundableAppointment & Pick<Appointment, "amountCents">): string =>
			isTestMode
				? t("consultations.refund.testMode")
				: isRefundable(appointment, present())
					? t("consultations.refund.whole", { price: priceOf(appointment) })
					: t("consultations.refund.nothing"),
		/** The message of a cancelled one; null without a refund. */
		ofCancelled: (appointment: Appointment): string | null => {
			if (appointment.refund === undefined) return null;
			if (isTestMode) return t("consultations.refund.testMode");
			return t(`consultations.refund.${appointment.refund}`, { price: priceOf(appointment) });
		},
	};
};

interface Kind {
	readonly isTestMode: boolean;
}

/**
 * The messages before booking: the refund deadline and, in test mode, that nothing is charged and whether the
 * researcher will attend.
 */
export const useNotesOnBooking = ({ isTestMode }: Kind) => {
	const isLive = useEdition() === "live";
	const { t } = useTranslation();
	const format = useFormat();
	return (meeting: RefundableAppointment & Pick<Researcher, "illustrative">, visitorZone: Zone): string[] => {
		const last = lastRefundAt(meeting);
		const until = { date: format.dayInText(last, visitorZone), time: format.time(last, visitorZone) };
		const refund = isRefundable(meeting, present())
			? t("consultations.refund.until", until)
			: t("consultations.refund.soon");
		const comes = meeting.illustrative ? "testModeInvented" : "testModeReal";
		const test = t(`consultations.confirming.${isLive ? comes : "testMode"}`);
		return [...(isLive ? [refund] : []), ...(isTestMode ? [test] : [])];
	};
};
