import type { Configuration, CustomFetch, ServerMetadata } from "openid-client";
import type { Claims } from "#domain/account/login-provider.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { hourMs } from "#domain/shared/units.ts";
import type { Log } from "#server/platform/log.ts";
import { loginFailureReason, providerFault } from "./faults.ts";
import type { LoginSecrets } from "./secrets.ts";
import type { LoginProvider } from "./settings.ts";

/** Why a provider's answer opens nothing. */
export type ProviderFault = ReturnType<typeof providerFault>;

/** Who a provider says a person is. */
export interface ProvenIdentity {
	readonly issuer: string;
	/** With the issuer, the provider's own identifier of the person, which is never given to another. */
	readonly subject: string;
	readonly claims: Claims;
}

/** The parameters with which a provider sends a person back. */
export interface ProviderAnswer {
	readonly state: string;
	readonly code?: string | undefined;
	readonly error?: string | undefined;
	readonly iss?: string | undefined;
}

/** Speaks to providers. Every method ends within ten seconds, whatever a provider does. */
export interface ProviderClient {
	/** The address at the provider that a log-in starts with. */
	readonly address: (
		provider: LoginProvider,
		secrets: LoginSecrets,
		now: Date,
	) => Promise<Result<string, ProviderFault>>;
	/** Exchanges the code for an ID token and checks it: signature, issuer, audience, nonce and times. */
	readonly identity: (
		provider: LoginProvider,
		answer: ProviderAnswer,
		secrets: LoginSecrets,
		now: Date,
	) => Promise<Result<ProvenIdentity, ProviderFault>>;
}

/** The longest time that one request to this server waits for a provider, in milliseconds. */
const longestWaitMs = 10_000;
/** How long discovery metadata and keys are used before they are asked for again, in milliseconds. */
const metadataMs = hourMs;
/** How far the clocks may differ, in seconds: a code can be exchanged once, so that time protects little here. */
const clockToleranceSeconds = 10 * 60;

/** The longest identifier of a person that OpenID Connect allows, without control characters. */
const subjectForm = /^[^\p{Cc}]{1,255}$/u;

interface Known {
	readonly metadata: ServerMetadata;
	readonly until: Date;
	keys: ReturnType<typeof import("openid-client").getJwksCache>;
}

/** A client of every provider, by `openid-client`, which is loaded at the first log-in. */
export function createProviderClient(
	redirectUri: string,
	log: Pick<Log, "warn">,
	longestMs = longestWaitMs,
): ProviderClient {
	const known = new Map<string, Known>();
	/** Discoveries under way: many people may log in at the same moment, and each provider is asked once. */
	const discovering = new Map<string, Promise<Known>>();
	const load = () => import("openid-client");

	/** Fetches until the request's own deadline. */
	const fetchUntil =
		(deadline: AbortSignal): CustomFetch =>
		(url, { signal, ...options }) =>
			fetch(url, {
				...options,
				signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
			} as RequestInit);

	const discover = async (provider: LoginProvider, deadline: AbortSignal, now: Date): Promise<Known> => {
		const { allowInsecureRequests, customFetch, discovery } = await load();
		const isPlain = provider.issuer.startsWith("http:");
		const configuration = await discovery(new URL(provider.issuer), provider.clientId, undefined, undefined, {
			[customFetch]: fetchUntil(deadline),
			timeout: longestMs / 1000,
			execute: isPlain ? [allowInsecureRequests] : [],
		});
		const metadata = configuration.serverMetadata();
		const fresh = { metadata, until: new Date(now.getTime() + metadataMs), keys: undefined };
		known.set(provider.issuer, fresh);
		return fresh;
	};

	const discovered = (provider: LoginProvider, deadline: AbortSignal, now: Date): Promise<Known> => {
		const stored = known.get(provider.issuer);
		if (stored !== undefined && stored.until > now) return Promise.resolve(stored);
		const { issuer } = provider;
		const running =
			discovering.get(issuer) ??
			discover(provider, deadline, now).finally(() => void discovering.delete(issuer));
		discovering.set(issuer, running);
		return running;
	};

	/** The configuration of one request: our clock, and its deadline. */
	const configured = async (
		provider: LoginProvider,
		{ metadata, keys }: Known,
		deadline: AbortSignal,
		now: Date,
	): Promise<Configuration> => {
		const client = await load();
		const { clientId, clientSecret, issuer } = provider;
		const methods = metadata.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
		const withSecret = methods.includes("client_secret_post")
			? client.ClientSecretPost
			: client.ClientSecretBasic;
		const configuration = new client.Configuration(
			metadata,
			clientId,
			{
				[client.clockSkew]: Math.round((now.getTime() - Date.now()) / 1000),
				[client.clockTolerance]: clockToleranceSeconds,
			},
			clientSecret === undefined ? client.None() : withSecret(clientSecret),
		);
		configuration[client.customFetch] = fetchUntil(deadline);
		if (issuer.startsWith("http:")) client.allowInsecureRequests(configuration);
		// The signature is checked although the ID token comes from the provider itself.
		client.enableNonRepudiationChecks(configuration);
		if (keys !== undefined) client.setJwksCache(configuration, keys);
		return configuration;
	};

	const guarded = async <Value>(
		{ id }: LoginProvider,
		work: (deadline: AbortSignal) => Promise<Result<Value, ProviderFault>>,
	): Promise<Result<Value, ProviderFault>> => {
		try {
			return await work(AbortSignal.timeout(longestMs));
		} catch (error) {
			const fault = providerFault(error);
			log.warn("log-in by a provider failed", {
				provider: id,
				problem: fault,
				reason: loginFailureReason(error),
			});
			return failure(fault);
		}
	};

	return {
		address: (provider, { state, nonce, verifier }, now) =>
			guarded(provider, async (deadline) => {
				const facts = await discovered(provider, deadline, now);
				const configuration = await configured(provider, facts, deadline, now);
				const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await load();
				const address = buildAuthorizationUrl(configuration, {
					redirect_uri: redirectUri,
					scope: provider.scope,
					state,
					nonce,
					code_challenge: await calculatePKCECodeChallenge(verifier),
					code_challenge_method: "S256",
					...(provider.prompt === undefined ? {} : { prompt: provider.prompt }),
				});
				return success(address.href);
			}),

		identity: (provider, answer, { state, nonce, verifier }, now) =>
			guarded(provider, async (deadline) => {
				const facts = await discovered(provider, deadline, now);
				const configuration = await configured(provider, facts, deadline, now);
				const { authorizationCodeGrant, fetchUserInfo, getJwksCache } = await load();
				const given = Object.entries(answer).filter(([, value]) => value !== undefined);
				const returned = new URL(redirectUri);
				for (const [name, value] of given) returned.searchParams.set(name, value);
				const tokens = await authorizationCodeGrant(configuration, returned, {
					expectedState: state,
					expectedNonce: nonce,
					pkceCodeVerifier: verifier,
					idTokenExpected: true,
				});
				facts.keys = getJwksCache(configuration);
				const token = tokens.claims();
				if (token === undefined || !subjectForm.test(token.sub)) return failure("account.provider_invalid");
				if (token.iat > now.getTime() / 1000 + clockToleranceSeconds)
					return failure("account.provider_clock");
				const isAsked = facts.metadata.userinfo_endpoint !== undefined;
				const more = isAsked ? await fetchUserInfo(configuration, tokens.access_token, token.sub) : {};
				return success({ issuer: token.iss, subject: token.sub, claims: { ...more, ...token } });
			}),
	};
}
