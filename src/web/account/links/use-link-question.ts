import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ResponseOf } from "#contract/route-key.ts";
import { apiQuery } from "../../api/api.ts";
import { pageEdition } from "../../api/edition.ts";
import { Problem } from "../../api/problem.ts";
import { useReaderOfRole } from "../../shared/i18n/use-language.ts";
import { type FollowedLink, type LinkTrouble, linkTroubleIn, useFollowedLink } from "./use-followed-link.ts";

/** The routes that read the question of a mailed link. */
type LinkKey =
	| "POST /api/account/consent/read"
	| "POST /api/account/guardian/read"
	| "POST /api/account/adult-address/read"
	| "POST /api/institution-invitations/read"
	| "POST /api/class-offers/read";

/** The link is not read yet, missing, or does not work. */
type Unread = "pending" | "missing" | LinkTrouble;

/**
 * The question of a mailed link. After the server has answered, it is never reread automatically: a link that was
 * used on this page would look invalid.
 */
const useLinkQuery = <Key extends LinkKey>(key: Key, link: FollowedLink | null | undefined) => {
	const body = { token: link?.token ?? "" };
	const query = useQuery({
		...apiQuery<LinkKey>(key, { body }),
		queryKey: [key, body, link?.times],
		enabled: typeof link?.token === "string" && pageEdition === "live",
		staleTime: "static",
		gcTime: 0,
	});
	const trouble = link?.token === null ? "damaged" : linkTroubleIn(query.error?.code);
	const asked = (): ResponseOf<Key> | Unread => {
		if (link === null) return "missing";
		if (trouble !== undefined) return trouble;
		return query.data === undefined ? "pending" : (query.data as ResponseOf<Key>);
	};
	return {
		asked: asked(),
		isError: query.isError && trouble === undefined && query.data === undefined,
		refetch: query.refetch,
	};
};

/**
 * The question of a mailed link, and the mutation that answers it. Following the link again, or a decision made elsewhere
 * in the meantime, reads the question again. Only adults get such links: the whole page addresses one.
 */
export const useLinkQuestion = <Key extends LinkKey, Decision>(
	key: Key,
	send: (token: string, decision: Decision) => Promise<unknown>,
) => {
	useReaderOfRole("parent");
	const link = useFollowedLink();
	const { asked, isError, refetch } = useLinkQuery(key, link);
	const [latest, setLatest] = useState<{ link: typeof link; decision: Decision } | null>(null);
	const decided = latest !== null && latest.link === link ? latest.decision : null;
	useEffect(() => {
		if (decided !== null) document.getElementById("main")?.focus();
	}, [decided]);
	const mutation = useMutation<unknown, Problem, Decision>({
		mutationFn: async (decision) => {
			if (typeof link?.token !== "string") throw new Problem("common.unexpected");
			await send(link.token, decision);
		},
		onSuccess: (_, decision) => setLatest({ link, decision }),
		onError: ({ code }) => {
			if (linkTroubleIn(code) !== undefined) void refetch();
		},
	});
	return { isError, retry: () => void refetch(), asked, decided, mutation, token: link?.token ?? "" };
};
