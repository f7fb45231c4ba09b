import type { JWTVerifyGetKey } from "jose";
import { clockToleranceMs } from "#domain/lti/launch.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { hourMs } from "#domain/shared/units.ts";
import type { Log } from "#server/platform/log.ts";
import type { LtiPlatform } from "./settings.ts";

/** The longest time that one request waits for the keys of a platform, in milliseconds. */
const longestWaitMs = 8_000;
/** How long the keys of a platform are used before they are asked for again, in milliseconds; an unknown key asks at once. */
const keysMs = hourMs;

type MessageFault = "lti.platform_unreachable" | "lti.invalid" | "lti.audience" | "lti.clock";

/** Checks messages of platforms: signature, issuer, audience, nonce and times. */
export type LaunchVerifier = (
	platform: LtiPlatform,
	idToken: string,
	nonce: string,
	now: Date,
) => Promise<Result<Readonly<Record<string, unknown>>, MessageFault>>;

const faultOf = (error: unknown): MessageFault => {
	const { code, claim } = error as { readonly code?: unknown; readonly claim?: unknown };
	if (code === "ERR_JWT_EXPIRED" || claim === "nbf") return "lti.clock";
	if (claim === "aud") return "lti.audience";
	const isAway = code === "ERR_JWKS_TIMEOUT" || code === "ERR_JOSE_GENERIC" || code === "ERR_JWKS_INVALID";
	// `fetch` reports a failed connection as a TypeError with the reason as its cause.
	return isAway || (error instanceof TypeError && code === undefined)
		? "lti.platform_unreachable"
		: "lti.invalid";
};

/** A verifier by `jose`, which is loaded at the first launch. The keys of each platform are kept for an hour. */
export function createLaunchVerifier(log: Pick<Log, "warn">, waitMs = longestWaitMs): LaunchVerifier {
	const known = new Map<string, JWTVerifyGetKey>();
	const keysOf = async ({ keysUrl }: LtiPlatform): Promise<JWTVerifyGetKey> => {
		const { createRemoteJWKSet } = await import("jose");
		const settings = { timeoutDuration: waitMs, cacheMaxAge: keysMs };
		const keys = known.get(keysUrl) ?? createRemoteJWKSet(new URL(keysUrl), settings);
		known.set(keysUrl, keys);
		return keys;
	};

	return async (platform, idToken, nonce, now) => {
		const { clientId, issuer, id } = platform;
		try {
			const { jwtVerify } = await import("jose");
			const { payload } = await jwtVerify(idToken, await keysOf(platform), {
				algorithms: ["RS256"],
				issuer,
				audience: clientId,
				currentDate: now,
				clockTolerance: clockToleranceMs / 1000,
				requiredClaims: ["exp", "iat", "sub", "nonce"],
			});
			const { aud, azp, iat = 0 } = payload;
			const isForUs = azp === undefined ? !Array.isArray(aud) || aud.length === 1 : azp === clientId;
			if (!isForUs) return failure("lti.audience");
			if (iat * 1000 > now.getTime() + clockToleranceMs) return failure("lti.clock");
			return payload.nonce === nonce ? success(payload) : failure("lti.invalid");
		} catch (error) {
			const fault = faultOf(error);
			const { code = "", claim = "" } = error as { readonly code?: string; readonly claim?: string };
			// Codes and names alone: a value of the platform may name a person.
			log.warn("a launch was refused", { platform: id, problem: fault, reason: `${code} ${claim}`.trim() });
			return failure(fault);
		}
	};
}
