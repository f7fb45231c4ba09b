import { useEffect, useState } from "react";
import type { Backend } from "#contract/backend.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { type Result, valueIn } from "#domain/shared/result.ts";
import { useRepeatedRead } from "../lib/use-away.ts";
import { useBackendData } from "../lib/use-backend.ts";
import { type FollowedLink, useFollowedLink } from "../lib/use-followed-link.ts";

/** Asks with a link's token; null where there are no real accounts. */
type Ask<Value> = ((token: string) => Promise<Result<Value, ProblemCode>>) | null;

/** A link that is not read yet, that is not there, or that is good for nothing. */
type Unread = "pending" | "missing" | "invalid";

/** What a link by e-mail is good for. Rejects while the server cannot be reached. */
export const followLink = async <Value>(
	link: FollowedLink | null | undefined,
	ask: Ask<Value>,
): Promise<Value | Unread> => {
	if (link === undefined || !ask) return "pending";
	if (link === null) return "missing";
	const read = await ask(link.token);
	if (!read.ok && read.code === "account.link_invalid") return "invalid";
	return valueIn(read);
};

/**
 * What somebody is asked by a link, and what they decided here. Who follows the link again is shown what it is good for
 * now; so is whoever finds it decided elsewhere meanwhile.
 */
export const useLinkQuestion = <Request, Decided extends object>(
	asks: (backend: Backend) => Ask<Request>,
) => {
	const link = useFollowedLink();
	const loaded = useBackendData((backend) => followLink(link, asks(backend)), [link]);
	const [latest, setLatest] = useState<{ link: typeof link; decided: Decided } | null>(null);
	const decided = latest !== null && latest.link === link ? latest.decided : null;
	useRepeatedRead(loaded);
	useEffect(() => {
		if (decided) document.getElementById("main")?.focus();
	}, [decided]);
	const answer = async (send: Ask<null>): Promise<Result<null, ProblemCode>> => {
		if (!send || !link) return { ok: false, code: "common.unexpected" };
		const outcome = await send(link.token);
		if (!outcome.ok && outcome.code === "account.link_invalid" && loaded.status === "ready") loaded.reload();
		return outcome;
	};
	return {
		loaded,
		asked: loaded.status === "ready" ? loaded.data : ("pending" as const),
		decided,
		setDecided: (now: Decided) => setLatest({ link, decided: now }),
		answer,
	};
};
