import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** The outcome of the provider's payment page according to the address: paid, or left unpaid. */
export type PaymentReturn = "returned" | "left";

/**
 * The outcome of the payment page in the address, and the other parameters. `forget` removes all of them from the
 * address, so that they do not take effect twice.
 */
export const usePaymentReturn = () => {
	const [parameters, setParameters] = useSearchParams();
	const outcome = parameters.get("payment");
	const forget = useCallback(
		() => setParameters({}, { replace: true, preventScrollReset: true }),
		[setParameters],
	);
	const back: PaymentReturn | null = outcome === "returned" || outcome === "left" ? outcome : null;
	return { back, parameters, forget };
};
