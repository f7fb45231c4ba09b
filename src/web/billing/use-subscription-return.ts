import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { usePaymentReturn } from "../shared/hooks/use-payment-return.ts";
import { useToast } from "../ui/toast.tsx";

/**
 * Shows the outcome after the return from the payment page. `isPremium` is undefined until it is known. Returns true
 * while the payment is not confirmed yet.
 */
export const useSubscriptionReturn = (isPremium: boolean | undefined): boolean => {
	const { t } = useTranslation();
	const showToast = useToast();
	const { back, forget } = usePaymentReturn();
	useEffect(() => {
		if (back === "left") showToast({ tone: "info", title: t("subscription.payment.left") });
		else if (back === "returned" && isPremium)
			showToast({ tone: "success", title: t("subscription.payment.success") });
		else return;
		forget();
	}, [back, isPremium, forget, showToast, t]);
	return back === "returned" && isPremium === false;
};
