import type { ProblemDetails } from "#contract/problem.ts";
import type { OutcomeOf, RequestOf, RouteKey } from "#contract/route-key.ts";
import { tabOwnerHeader } from "#domain/account/tab-owner.ts";
import { learnRetryTime } from "./retry-time.ts";
import { learnServerTime } from "./server-clock.ts";
import type { Transport } from "./transport.ts";

interface ProblemBody extends ProblemDetails {
	readonly code: string;
	readonly type?: string;
	readonly title?: string;
	readonly status?: number;
}

const timeoutMs = 20_000;

const unreachable = { ok: false, code: "common.unreachable" } as const;
const unexpected = { ok: false, code: "common.unexpected" } as const;

const readOutcome = async (response: Response): Promise<unknown> => {
	if (response.status === 204) return { ok: true, value: null };
	const body: unknown = await response.json().catch(() => undefined);
	if (response.ok) return body === undefined ? unexpected : { ok: true, value: body };
	if (typeof body === "object" && body !== null && "code" in body) {
		// The other fields of RFC 9457 say no more than the code.
		const { code, type: _type, title: _title, status: _status, ...details } = body as ProblemBody;
		if (details.retryAfter !== undefined) learnRetryTime(details.retryAfter);
		return Object.keys(details).length === 0 ? { ok: false, code } : { ok: false, code, details };
	}
	// A proxy answered for a server that it cannot reach.
	return [502, 503, 504].includes(response.status) ? unreachable : unexpected;
};

/** The URL of a route on this site, with its parameters filled in. */
export const routeAddress = (key: RouteKey, values: Readonly<Record<string, string>> = {}): string => {
	const [, path = ""] = key.split(" ");
	return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ""));
};

/**
 * Asks this site's server. The response is not parsed again: the server has checked and stripped it by the route's
 * schema, and pages and server belong to one release. `ownAccountId` is the account for which this page holds its data.
 */
export const createNetworkTransport =
	(fetch: typeof globalThis.fetch, ownAccountId: () => string | undefined = () => undefined): Transport =>
	async <Key extends RouteKey>(key: Key, { params, body }: RequestOf<Key>) => {
		const [method = ""] = key.split(" ");
		const hasBody = body !== undefined;
		const accountId = ownAccountId();
		const response = await fetch(routeAddress(key, params), {
			method,
			credentials: "same-origin",
			cache: "no-store",
			redirect: "error",
			signal: AbortSignal.timeout(timeoutMs),
			headers: {
				accept: "application/json",
				...(hasBody ? { "content-type": "application/json" } : {}),
				...(accountId === undefined ? {} : { [tabOwnerHeader]: accountId }),
			},
			...(hasBody ? { body: JSON.stringify(body) } : {}),
		}).catch(() => null);
		learnServerTime(response?.headers.get("date") ?? null);
		return (response === null ? unreachable : await readOutcome(response)) as OutcomeOf<Key>;
	};
