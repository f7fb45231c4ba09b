import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { ResponseOf } from "#contract/route-key.ts";
import { apiQuery, sessionQuery } from "../api/api.ts";
import { useEdition } from "../api/edition.ts";
import { type Loaded, loadedOf } from "../api/loaded.ts";
import { useSubscription } from "../api/session.ts";
import { useHydrated } from "../page/hydrated.ts";
import { useLocalePath } from "../shared/i18n/locale.ts";

type PremiumKey = "GET /api/quiz/comparison" | "GET /api/recommendations";

/** The premium content, or the reason why it is closed. */
export type Gated<Data> =
	| { readonly kind: "open"; readonly data: Data }
	| { readonly kind: "free" | "guest" | "pending" | "demonstration" };

/** Whether a person without the premium plan is signed in: premium content is not announced to them. */
export const isFree = <Data>(loaded: Loaded<Gated<Data>>): boolean =>
	loaded.status === "ready" && loaded.data.kind === "free";

/**
 * Reads data of the premium plan; no request is sent that the server would refuse. A guest is sent to the login and
 * returns to `path`, an address without a language.
 */
export const useGated = <Key extends PremiumKey>(key: Key, path: string): Loaded<Gated<ResponseOf<Key>>> => {
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const isHydrated = useHydrated();
	const isDemonstration = useEdition() !== "live";
	const session = useQuery(sessionQuery);
	const isGuest = !isDemonstration && session.data?.session === null;
	const isPending = session.data?.session?.consent === "pending";
	const { subscription, problem, retry } = useSubscription();
	const isPremium = subscription?.isPremium ?? false;
	const query = useQuery({
		...apiQuery<PremiumKey>(key, {}),
		enabled: isHydrated && !isDemonstration && !isGuest && !isPending && isPremium,
	});
	useEffect(() => {
		if (isGuest) void navigate(toLocalPath(`/login?returnTo=${path}`), { replace: true });
	}, [isGuest, navigate, toLocalPath, path]);

	const closed = (kind: "free" | "guest" | "pending" | "demonstration") =>
		({ status: "ready", data: { kind } }) as const;
	if (!isHydrated) return { status: "loading" };
	if (isDemonstration) return closed("demonstration");
	if (isGuest) return closed("guest");
	if (isPending) return closed("pending");
	if (subscription === undefined) return problem ? { status: "error", retry } : { status: "loading" };
	// The plan can end between two answers.
	if (!isPremium || query.error?.code === "subscription.premium_required") return closed("free");
	const loaded = loadedOf(query);
	if (loaded.status !== "ready") return loaded;
	return { status: "ready", data: { kind: "open", data: loaded.data as ResponseOf<Key> } };
};
