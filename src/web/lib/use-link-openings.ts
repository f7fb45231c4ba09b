import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * How often a link by e-mail was opened on this page: once more also where it is opened in a tab that shows its page
 * already, and what it is good for has to be read again. `onOpen` hears of each.
 */
export const useLinkOpenings = (onOpen: () => void): number => {
	const { hash } = useLocation();
	const [openings, setOpenings] = useState(0);
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another address is another opening
	useEffect(() => {
		if (!hash) return;
		onOpen();
		setOpenings((before) => before + 1);
	}, [hash]);
	return openings;
};
