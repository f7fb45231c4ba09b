import { useQuery } from "@tanstack/react-query";
import type { OfferedProvider } from "#contract/login-providers.ts";
import { apiQuery } from "../../api/api.ts";
import { useEdition } from "../../api/edition.ts";

const providersQuery = apiQuery("GET /api/account/providers", {});
const none: readonly OfferedProvider[] = [];

/** The schools' log-ins of this installation; none while they are unknown, and in the demonstration. */
export const useLoginProviders = () => {
	const edition = useEdition();
	const { data } = useQuery({ ...providersQuery, enabled: edition === "live" });
	return { providers: data?.providers ?? none, isProven: data?.isProven ?? false };
};
