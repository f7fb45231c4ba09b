import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { Backend } from "#contract/backend.ts";
import type { PremiumBackend } from "#contract/premium.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { useLocalePath } from "../lib/locale.ts";
import { useRepeatedRead } from "../lib/use-away.ts";
import { type Loaded, useBackend, useBackendData } from "../lib/use-backend.ts";
import { useObserved, useSession } from "../lib/use-observed.ts";

/** What the premium plan opens, or what is there in its place. */
export type Gated<Data, Free> =
	| { readonly kind: "open"; readonly data: Data }
	| { readonly kind: "free"; readonly data: Free }
	| { readonly kind: "guest" | "pending" | "demonstration" };

interface Gate<Data, Free> {
	/** Where a guest comes back to after logging in, without a language. */
	readonly path: string;
	readonly read: (premium: PremiumBackend) => Promise<Result<Data, ProblemCode>>;
	/** What whoever has no premium plan sees. */
	readonly readFree: (backend: Backend) => Promise<Free>;
}

/**
 * Reads what the server gives to who has the premium plan, and again when somebody comes or goes or the plan changes.
 * Guests are sent to the login and come back.
 */
export const useGated = <Data, Free>({
	path,
	read,
	readFree,
}: Gate<Data, Free>): Loaded<Gated<Data, Free>> => {
	const navigate = useNavigate();
	const toLocalPath = useLocalePath();
	const session = useSession();
	const isPremium = useObserved(useBackend()?.subscription)?.isPremium;
	const loaded = useBackendData(
		async (backend): Promise<Gated<Data, Free>> => {
			if (!backend.premium) return { kind: "demonstration" };
			if ((await backend.account.current()) === null) return { kind: "guest" };
			const asked = await read(backend.premium);
			if (asked.ok) return { kind: "open", data: asked.value };
			if (asked.code === "account.sign_in_required") return { kind: "guest" };
			if (asked.code === "account.consent_required") return { kind: "pending" };
			if (asked.code === "subscription.premium_required")
				return { kind: "free", data: await readFree(backend) };
			throw new Error(asked.code);
		},
		[session?.role, session?.consent, isPremium],
	);
	useRepeatedRead(loaded);
	const isGuest = loaded.status === "ready" && loaded.data.kind === "guest";
	useEffect(() => {
		if (isGuest) void navigate(toLocalPath(`/login?returnTo=${path}`), { replace: true });
	}, [isGuest, navigate, toLocalPath, path]);
	return loaded;
};
