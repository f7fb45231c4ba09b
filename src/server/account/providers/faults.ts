/** How a failed log-in is to be named; each has its sentence. */
const clientFaults = {
	OAUTH_TIMEOUT: "account.provider_unreachable",
	OAUTH_ABORT: "account.provider_unreachable",
	OAUTH_RESPONSE_IS_NOT_CONFORM: "account.provider_unreachable",
	OAUTH_RESPONSE_IS_NOT_JSON: "account.provider_unreachable",
	OAUTH_PARSE_ERROR: "account.provider_unreachable",
	OAUTH_JWT_TIMESTAMP_CHECK_FAILED: "account.provider_clock",
} as const;

/** The errors of OAuth that name a person's or a provider's decision, and those that pass by themselves. */
const oauthFaults = {
	access_denied: "account.provider_refused",
	login_required: "account.provider_refused",
	interaction_required: "account.provider_refused",
	account_selection_required: "account.provider_refused",
	consent_required: "account.provider_refused",
	server_error: "account.provider_unreachable",
	temporarily_unavailable: "account.provider_unreachable",
	// A code that was exchanged before, or too late.
	invalid_grant: "account.provider_ended",
} as const;

const knownValue = <Known extends object>(known: Known, name: unknown): Known[keyof Known] | undefined =>
	typeof name === "string" && Object.hasOwn(known, name) ? known[name as keyof Known] : undefined;

const fieldOf = (error: unknown, name: string): unknown =>
	error instanceof Error && name in error ? (error as unknown as Record<string, unknown>)[name] : undefined;

/** The problem of an error that `openid-client` or the network threw. */
export function providerFault(error: unknown) {
	const byOAuth = knownValue(oauthFaults, fieldOf(error, "error"));
	if (byOAuth !== undefined) return byOAuth;
	const byCode = knownValue(clientFaults, fieldOf(error, "code"));
	if (byCode !== undefined) return byCode;
	// `fetch` reports every failed connection so; its cause says why.
	const isNetwork = error instanceof TypeError && error.cause !== undefined && !("code" in error);
	return isNetwork ? "account.provider_unreachable" : "account.provider_invalid";
}

const plainWord = /^[\w.: -]{1,80}$/;

/** Why a log-in failed, for the log: codes and names, never a value of the provider, which may name a person. */
export function loginFailureReason(error: unknown): string {
	const cause = error instanceof Error ? error.cause : undefined;
	const claim = fieldOf(cause, "claim") ?? (cause as { readonly claim?: unknown } | undefined)?.claim;
	const parts = [
		fieldOf(error, "error"),
		fieldOf(error, "code"),
		fieldOf(cause, "code"),
		error instanceof Error ? error.name : "",
		claim,
	];
	return parts.filter((part) => typeof part === "string" && plainWord.test(part)).join(" ");
}
