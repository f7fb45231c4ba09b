import { useState } from "react";
import { useLocation } from "react-router";
import { readFragment } from "#domain/shared/link-secret.ts";

/** Whether a fragment is an anchor of the page, such as the target of the skip link. */
const isAnchor = (fragment: string): boolean => document.getElementById(fragment) !== null;

/**
 * The text behind the `#` of the address, as it was before mail programs and messengers changed it; empty without one.
 * Every token, code and id of a link is read here. Jumping to an anchor of the page does not change it.
 */
export const useLinkSecret = (): string => {
	const { hash } = useLocation();
	const [last, setLast] = useState({ hash: "", secret: "" });
	if (hash === last.hash) return last.secret;
	// Where nothing readable is left the link is damaged, which is not the same as no link.
	const fragment = readFragment(hash.slice(1)) || hash.slice(1);
	const secret = fragment !== "" && isAnchor(fragment) ? last.secret : fragment;
	setLast({ hash, secret });
	return secret;
};
