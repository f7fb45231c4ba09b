import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import type { Appointment } from "#domain/consultations/appointment.ts";
import { emptySelection, type Selection } from "#domain/consultations/selection.ts";
import { durations } from "#domain/consultations/slots.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { dateIn } from "#domain/shared/time.ts";
import { usePaymentReturn } from "../shared/hooks/use-payment-return.ts";
import { useToast } from "../ui/toast.tsx";
import { useBookedMessage } from "./use-booked-message.ts";

/** The choices made before the payment page, from the address of the return; null if it names no known researcher. */
const chosenIn = (parameters: URLSearchParams, researchers: readonly Researcher[]): Selection | null => {
	const researcher = researchers.find(({ id }) => id === parameters.get("researcher"));
	if (researcher === undefined) return null;
	const startsAt = parameters.get("startsAt");
	const offered = researcher.slots.find((slot) => slot.startsAt === startsAt);
	const duration = durations.find((one) => one === parameters.get("duration")) ?? emptySelection.duration;
	if (offered === undefined) return { ...emptySelection, researcherId: researcher.id, duration };
	return {
		researcherId: researcher.id,
		date: dateIn(offered.startsAt, researcher.zone),
		startsAt: offered.startsAt,
		duration,
	};
};

interface PaidAppointmentInput {
	readonly visitorZone: Zone;
	/** Undefined until the appointments were read after the return. */
	readonly lists:
		| { readonly researchers: readonly Researcher[]; readonly appointments: readonly Appointment[] }
		| undefined;
	readonly onSelect: (selection: Selection) => void;
}

/**
 * Shows the outcome of the payment page after the return, and restores the choices after an unfinished payment.
 * `isUnconfirmed` while the payment is not confirmed yet; `paidId` names the appointment that was paid.
 */
export const usePaidAppointment = ({ visitorZone, lists, onSelect }: PaidAppointmentInput) => {
	const { t } = useTranslation();
	const bookedMessage = useBookedMessage(visitorZone);
	const showToast = useToast();
	const { back, parameters, forget } = usePaymentReturn();
	const [isLeft, setLeft] = useState(false);
	const [paidId, setPaidId] = useState<string | null>(null);
	const paid = lists?.appointments.find(({ id }) => id === parameters.get("appointment"));
	const researcher = lists?.researchers.find(({ id }) => id === paid?.researcherId);
	useEffect(() => {
		if (lists === undefined || back === null) return;
		if (back === "left" && !isLeft) {
			setLeft(true);
			const chosen = chosenIn(parameters, lists.researchers);
			if (chosen) onSelect(chosen);
			showToast({ tone: "info", title: t("consultations.payment.left") });
			forget();
		}
		if (back === "returned" && paid) {
			const name = researcher?.name ?? t("consultations.mine.formerResearcher");
			showToast({
				tone: "success",
				title: t("consultations.confirming.done"),
				description: bookedMessage(paid, name),
				isShownAlready: true,
			});
			setPaidId(paid.id);
			forget();
		}
	}, [lists, back, isLeft, parameters, paid, researcher, onSelect, showToast, forget, bookedMessage, t]);
	return { isUnconfirmed: back === "returned" && lists !== undefined && paid === undefined, paidId };
};
