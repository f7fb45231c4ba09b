import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** How somebody came back from the provider's own page: as far as they know it is paid, or they left it unpaid. */
export type PaymentReturn = "returned" | "left";

/**
 * What the address says of a payment on the provider's own page, and the rest of what it says. `forget` takes all of it
 * out of the address, so that it is not acted on twice.
 */
export const usePaymentReturn = () => {
	const [parameters, setParameters] = useSearchParams();
	const said = parameters.get("payment");
	const forget = useCallback(
		() => setParameters({}, { replace: true, preventScrollReset: true }),
		[setParameters],
	);
	const back: PaymentReturn | null = said === "returned" || said === "left" ? said : null;
	return { back, parameters, forget };
};
