import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { LinkRefusal } from "#domain/account/link-refusal.ts";
import { adultQuery } from "#domain/account/reader.ts";
import { readLinkToken } from "#domain/shared/link-secret.ts";
import { useSession } from "../../api/session.ts";
import { useReaderOfRole } from "../../shared/i18n/use-language.ts";
import { useLinkSecret } from "../../shared/links/use-link-secret.ts";

/** A mailed link that was followed. Following it again makes a new object with the same token. */
export interface FollowedLink {
	/** Null when a part of it is missing or was changed on the way. */
	readonly token: string | null;
	/** The number of links that were followed on this page. */
	readonly times: number;
}

/** Why a mailed link does not work. */
export type LinkTrouble = LinkRefusal extends `account.link_${infer Name}` ? Name : never;

const troubles: Readonly<Record<LinkRefusal, LinkTrouble>> = {
	"account.link_damaged": "damaged",
	"account.link_used": "used",
	"account.link_expired": "expired",
	"account.link_invalid": "invalid",
};

/** The trouble that a problem of a link's route names; undefined for every other problem. */
export const linkTroubleIn = (code: string | undefined): LinkTrouble | undefined =>
	code !== undefined && Object.hasOwn(troubles, code) ? troubles[code as LinkRefusal] : undefined;

/**
 * The mailed link that led here. Its token is the fragment, which no server sees; it is removed from the address at
 * once, so that it stays in no history. Undefined until it is read, null without a token.
 */
export const useFollowedLink = (): FollowedLink | null | undefined => {
	const { pathname, search } = useLocation();
	const secret = useLinkSecret();
	const navigate = useNavigate();
	const [link, setLink] = useState<FollowedLink | null>();
	useEffect(() => {
		const token = readLinkToken(secret) ?? null;
		setLink((before) => (secret ? { token, times: (before?.times ?? 0) + 1 } : (before ?? null)));
		if (secret) void navigate(pathname + search, { replace: true, preventScrollReset: true });
	}, [secret, pathname, search, navigate]);
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
