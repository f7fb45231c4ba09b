import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ResponseOf } from "#contract/route-key.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { call } from "../../api/api.ts";
import { pageEdition } from "../../api/edition.ts";
import { unwrap } from "../../api/problem.ts";
import { useSpokenTo } from "../../shared/use-language.ts";
import { type FollowedLink, useFollowedLink } from "./use-followed-link.ts";

/** The routes that say what the token of a link by e-mail is good for. */
type LinkKey = "POST /api/account/consent/read" | "POST /api/account/guardian/read";

/** A link that is not read yet, that is not there, or that is good for nothing. */
type Unread = "pending" | "missing" | "invalid";

/**
 * What a link by e-mail is good for. It is asked until the server says so, and then never again by itself: a link that
 * was used up would look like one that is good for nothing.
 */
const useLinkAnswer = <Key extends LinkKey>(key: Key, link: FollowedLink | null | undefined) => {
	const token = link?.token ?? "";
	const query = useQuery({
		queryKey: [key, token, link?.times],
		queryFn: async () => {
			const outcome = await call<LinkKey>(key, { body: { token } });
			if (!outcome.ok && outcome.code === "account.link_invalid") return "invalid" as const;
			return { answer: unwrap<LinkKey>(outcome) };
		},
		enabled: Boolean(link) && pageEdition === "live",
		staleTime: "static",
		gcTime: 0,
	});
	const { data } = query;
	const answered = (): { readonly answer: ResponseOf<Key> } | Unread => {
		if (link === null) return "missing";
		if (data === undefined) return "pending";
		return data === "invalid" ? data : { answer: data.answer as ResponseOf<Key> };
	};
	return { answered: answered(), isError: query.isError && data === undefined, refetch: query.refetch };
};

/**
 * What somebody is asked by a link, and what they decided here. Who follows the link again is shown what it is good for
 * now; so are those who find it decided elsewhere meanwhile. Only parents are asked so: the whole page speaks to one.
 */
export const useLinkQuestion = <Key extends LinkKey, Decided extends object>(key: Key) => {
	useSpokenTo("parent");
	const link = useFollowedLink();
	const { answered, isError, refetch } = useLinkAnswer(key, link);
	const [latest, setLatest] = useState<{ link: typeof link; decided: Decided } | null>(null);
	const decided = latest !== null && latest.link === link ? latest.decided : null;
	useEffect(() => {
		if (decided) document.getElementById("main")?.focus();
	}, [decided]);
	const answer = async (
		send: (token: string) => Promise<Result<null, ProblemCode>>,
	): Promise<Result<null, ProblemCode>> => {
		if (!link) return { ok: false, code: "common.unexpected" };
		const outcome = await send(link.token);
		if (!outcome.ok && outcome.code === "account.link_invalid") void refetch();
		return outcome;
	};
	return {
		isError,
		retry: () => void refetch(),
		asked: typeof answered === "string" ? answered : answered.answer,
		decided,
		setDecided: (now: Decided) => setLatest({ link, decided: now }),
		answer,
	};
};
