import type { HttpWorld } from "./world.ts";

/** How long an answer may take, in milliseconds. */
const patience = 20_000;

/** Asks this site's server, with its own cookies only. Null when there is no answer. Never rejects. */
export const send = (
	fetch: HttpWorld["fetch"],
	method: string,
	path: string,
	body?: unknown,
): Promise<Response | null> =>
	fetch(path, {
		method,
		credentials: "same-origin",
		cache: "no-store",
		redirect: "error",
		signal: AbortSignal.timeout(patience),
		headers: {
			accept: "application/json",
			...(body === undefined ? {} : { "content-type": "application/json" }),
		},
		...(body === undefined ? {} : { body: JSON.stringify(body) }),
	}).catch(() => null);

/** What a body that is no JSON is read as: no schema accepts it. */
const unreadable = Symbol("unreadable");

/** The JSON of an answer. Never rejects. */
export const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => unreadable);
