import type * as z from "zod/mini";
import type { Audience } from "#domain/account/audience.ts";

/** How often something may be asked for within `minutes`, counted apart for each thing that a figure is given for. */
export interface RouteLimit {
	readonly minutes: number;
	/** Requests from one network address (IPv6: one /64). */
	readonly perNetwork?: number;
	/** Requests that name one e-mail address in `email`, from anywhere. */
	readonly perEmail?: number;
	/** Requests that name one e-mail address, from one network address. */
	readonly perEmailAndNetwork?: number;
	/** Requests of one account. */
	readonly perAccount?: number;
}

/** One thing that can be asked of the server. The table of all of them is the whole interface. */
export interface Route {
	readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
	/** Named parts begin with a colon. */
	readonly path: `/api/${string}`;
	readonly access: Audience;
	/** What the named parts may be; anything else is 404. */
	readonly params?: z.ZodMiniType<Record<string, string>>;
	/** The shape of the JSON body: anything else is 400. What a person can correct is a rule's, not the shape's. */
	readonly body?: z.ZodMiniType;
	/** The largest body in bytes; 64 KiB when left out. */
	readonly largestBody?: number;
	/**
	 * Asked by a program of somebody else, which proves itself in its own way: the body comes as the bytes that were sent,
	 * and no proof of the same origin is asked for.
	 */
	readonly isForeign?: true;
	/** Only what it declares leaves the server. `z.null()`: 204 and nothing. */
	readonly response: z.ZodMiniType;
	/** What the answer is, where it is not JSON: the response is a text then. */
	readonly produces?: "text/calendar";
	readonly limit?: RouteLimit;
}

/** Keeps the exact types of a route. */
export const declareRoute = <const Declared extends Route>(route: Declared): Declared => route;

export type BodyOf<Declared extends Route> = Declared extends { readonly isForeign: true }
	? Uint8Array
	: Declared extends { readonly body: z.ZodMiniType<infer Body> }
		? Body
		: undefined;
export type ParamsOf<Declared extends Route> = Declared extends {
	readonly params: z.ZodMiniType<infer Params>;
}
	? Params
	: undefined;
export type AnswerOf<Declared extends Route> = z.infer<Declared["response"]>;
