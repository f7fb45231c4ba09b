import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { BodyOf } from "#contract/route.ts";
import type { routes } from "#contract/routes.ts";

type Answer = BodyOf<typeof routes.completeProviderLogin>;

const readAnswer = (search: string): Answer | null => {
	const given = new URLSearchParams(search);
	const state = given.get("state");
	if (state === null) return null;
	const text = (name: "code" | "error" | "iss") => given.get(name) ?? undefined;
	return { state, code: text("code"), error: text("error"), iss: text("iss") };
};

/**
 * The answer with which a provider sent the person back; null without one, undefined until it is read. It is taken out of the
 * address at once, so that it stays in no history.
 */
export const useProviderAnswer = (): Answer | null | undefined => {
	const { pathname, search } = useLocation();
	const navigate = useNavigate();
	const [answer, setAnswer] = useState<Answer | null>();
	useEffect(() => {
		setAnswer((before) => before ?? readAnswer(search));
		if (search) void navigate(pathname, { replace: true, preventScrollReset: true });
	}, [pathname, search, navigate]);
	return answer;
};
