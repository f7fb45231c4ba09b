import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/**
 * The token of a link by e-mail: what follows the `#`, which no server and no other page ever gets to see. It is
 * taken out of the address at once, so that it stays in no history. Undefined until it is read, null where there is none.
 */
export const useLinkToken = (): string | null | undefined => {
	const { pathname, search, hash } = useLocation();
	const navigate = useNavigate();
	const [token, setToken] = useState<string | null>();
	useEffect(() => {
		const found = hash.slice(1);
		setToken((before) => found || (before ?? null));
		if (found) void navigate(pathname + search, { replace: true, preventScrollReset: true });
	}, [hash, pathname, search, navigate]);
	return token;
};
