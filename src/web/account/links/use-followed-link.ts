import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { adultQuery } from "#domain/account/reader.ts";
import { useSession } from "../../api/session.ts";
import { useSpokenTo } from "../../shared/use-language.ts";

/** A link by e-mail that was followed. Following it again makes another one, with the same token. */
export interface FollowedLink {
	readonly token: string;
	/** How often links were followed on this page. */
	readonly times: number;
}

/**
 * The link by e-mail that led here: its token is what follows the `#`, which no server and no other page ever gets to
 * see. It is taken out of the address at once, so that it stays in no history. Undefined until it is read, null where
 * there is none.
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

/** Speaks to the adult whom a link by e-mail was made for, though they are not signed in; else to whoever is. */
export const useSpokenToByLink = (): void => {
	const isForAdult = useLocation().search.includes(adultQuery);
	const role = useSession()?.role ?? null;
	useSpokenTo(isForAdult ? "parent" : role);
};
