import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRepeat } from "../../lib/use-away.ts";
import { usePaymentReturn } from "../../lib/use-payment-return.ts";
import { useToast } from "../../ui/toast.tsx";

interface Returning {
	/** Undefined until it is known. */
	readonly isPremium: boolean | undefined;
	/** Reads the plan again; it does not change from one rendering to the next. */
	readonly readAgain: () => void;
}

/**
 * Whoever comes back from the payment page is told how it ended. True while the payment is not confirmed yet: the plan
 * is read again until it is.
 */
export const useReturning = ({ isPremium, readAgain }: Returning): boolean => {
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
	const isWaiting = back === "returned" && isPremium === false;
	useRepeat(isWaiting, readAgain);
	return isWaiting;
};
