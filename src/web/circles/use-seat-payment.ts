import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { useApiMutation } from "../api/api.ts";
import { usePaymentReturn } from "../shared/hooks/use-payment-return.ts";
import { useToast } from "../ui/toast.tsx";
import { changedBySeat } from "./queries.ts";

/** After the payment page was left, gives the unpaid seat up. The address keeps the circle alone. */
export const useSeatPayment = (circleId: string): void => {
	const { t } = useTranslation();
	const showToast = useToast();
	const { back } = usePaymentReturn();
	const [, setParameters] = useSearchParams();
	const { mutate } = useApiMutation("POST /api/circles/leave-payment", { invalidates: changedBySeat });
	useEffect(() => {
		if (back === null) return;
		if (back === "left") {
			mutate({});
			showToast({ tone: "info", title: t("circles.seat.leftPaymentPage") });
		}
		setParameters({ id: circleId }, { replace: true, preventScrollReset: true });
	}, [back, circleId, mutate, setParameters, showToast, t]);
};
