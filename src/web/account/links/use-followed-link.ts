import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { adultQuery } from "#domain/account/reader.ts";
import { useSession } from "../../api/session.ts";
import { useReaderOfRole } from "../../shared/use-language.ts";

/** A mailed link that was followed. Following it again makes a new object with the same token. */
export interface FollowedLink {
	readonly token: string;
	/** The number of links that were followed on this page. */
	readonly times: number;
}

/**
 * The mailed link that led here. Its token is the fragment, which no server sees; it is removed from the address at
 * once, so that it stays in no history. Undefined until it is read, null without a token.
 */
export const useFollowedLink = (): FollowedLink | null | undefined => {
	const { pathname, search, hash } = useLocation();
	const navigate = useNavigate();
	const [link, setLink] = useState<FollowedLink | null>();
	useEffect(() => {
		const token = hash.slice(1);
		setLink((before) => (token ? { token, times: (before?.times ?? 0) + 1 } : (before ?? null)));
		if (token) void navigate(pathname + search, { replace: true, preventScrollReset: true });
	}, [hash, pathname, search, navigate]);
	return link;
};

/**
 * Addresses the adult to whom the link was mailed, though they are not signed in; without a link, the person of the
 * session.
 */
export const useReaderOfLink = (): void => {
	const isForAdult = useLocation().search.includes(adultQuery);
	const role = useSession()?.role ?? null;
	useReaderOfRole(isForAdult ? "parent" : role);
};
