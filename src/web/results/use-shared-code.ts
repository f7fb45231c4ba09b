import { useState } from "react";
import { useLocation } from "react-router";

/** Whether a fragment is an anchor of the page, such as the target of the skip link. */
const isPlaceInPage = (fragment: string): boolean => document.getElementById(fragment) !== null;

/** A fragment without punctuation that a sentence adds after a link: a full stop, a bracket, a quotation mark. */
const withoutPunctuation = (fragment: string): string => {
	try {
		return decodeURIComponent(fragment).replace(/(?:(?![-_])[\p{P}\s>])+$/u, "") || fragment;
	} catch {
		return fragment;
	}
};

/**
 * The code of shared results in the address (`/results#<code>`), followed as the address changes; null for the
 * reader's own. Jumping to an anchor of the page does not change it.
 */
export const useSharedCode = (): string | null => {
	const fragment = withoutPunctuation(useLocation().hash.slice(1));
	const [last, setLast] = useState({ fragment: "", code: "" });
	if (fragment === last.fragment) return last.code || null;
	const code = isPlaceInPage(fragment) ? last.code : fragment;
	setLast({ fragment, code });
	return code || null;
};
