import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { codeInHash, designHash } from "./design-link.ts";

/** The design in the address: its code, or an empty one while it is to be typed; null where nothing is open. */
export const useSentDesign = (fetchPart: () => Promise<boolean>) => {
	const { hash } = useLocation();
	const navigate = useNavigate();
	const inAddress = codeInHash(hash);
	const [isAsked, setAsked] = useState(false);
	const isSent = inAddress !== null;
	useEffect(() => {
		if (isSent) void fetchPart();
	}, [isSent, fetchPart]);
	const go = (to: string) => void navigate({ hash: to }, { replace: true, preventScrollReset: true });
	return {
		code: inAddress ?? (isAsked ? "" : null),
		/** Opens the field for a code. */
		ask: () => void fetchPart().then(setAsked),
		/** Opens a code as it is written, as its link would. */
		open: (code: string) => {
			setAsked(false);
			go(designHash(code));
		},
		/** Closes the design: its code leaves the address, so that a reload does not open it again. */
		close: () => {
			setAsked(false);
			if (isSent) go("");
		},
	};
};
