import type * as z from "zod/mini";
import type {
	AccessLevel,
	AccessRefusal,
	RoleLevel,
	RoleRefusal,
	RoleRefusalOf,
} from "#domain/account/access-level.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { AnywhereCode } from "./problem.ts";

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
	readonly access: AccessLevel;
	/** The schema of the path parameters; anything else is 404. */
	readonly params?: z.ZodMiniType<Record<string, string>>;
	/** The shape of the JSON body: anything else is 400. What a person can correct is a rule's, not the shape's. */
	readonly body?: z.ZodMiniType;
	/** The largest body in bytes; 64 KiB when left out. */
	readonly maxBodyBytes?: number;
	/** The body is passed as the raw bytes, for a signature over them. */
	readonly takesBytes?: true;
	/** The problems beyond those of `access` and of any request. Default: none. */
	readonly problems?: readonly ProblemCode[];
	/** Only what it declares leaves the server. `z.null()`: 204 and nothing. */
	readonly response: z.ZodMiniType;
	/**
	 * The format of the response: an HTML page for a link in a mail, one to print, a calendar, or a
	 * stream of events, each of the shape of `response`; else as JSON.
	 */
	readonly answers?: "page" | "paper" | "calendar" | "events";
	/**
	 * May be asked by what is no page of this site, such as a mail program: only where the request itself carries the
	 * right to ask, and no cookie counts.
	 */
	readonly fromAnywhere?: true;
	readonly limit?: RouteLimit;
}

/** Keeps the exact types of a route. */
export const declareRoute = <const Declared extends Route>(route: Declared): Declared => route;

/** The body that a route takes; undefined when it takes none. */
export type BodyOf<Declared extends Route> = Declared extends { readonly takesBytes: true }
	? Uint8Array
	: Declared extends { readonly body: z.ZodMiniType<infer Body> }
		? Body
		: undefined;
/** The named parts of a path; undefined when there are none. */
export type ParamsOf<Declared extends Route> = Declared extends {
	readonly params: z.ZodMiniType<infer Params>;
}
	? Params
	: undefined;
/** A state; `id` changes with the state. */
export interface StreamEvent<Data = unknown> {
	readonly id: string;
	readonly data: Data;
}
/** The reader of an event stream. Each event replaces those before: a slow reader gets only the latest. */
export interface StreamReader<Data = unknown> {
	readonly send: (event: StreamEvent<Data>) => void;
	/** There will be no more: the reader has to ask anew. */
	readonly end: () => void;
}
/** Subscribes a reader and returns the function that unsubscribes it. */
export type EventStream<Data = unknown> = (reader: StreamReader<Data>) => () => void;

/** The value of a successful response. */
export type AnswerOf<Declared extends Route> = Declared extends { readonly answers: "events" }
	? EventStream<z.infer<Declared["response"]>>
	: z.infer<Declared["response"]>;

/** The problems that follow from the access level. */
export type AccessProblemOf<Declared extends Route> = Declared["access"] extends "everyone"
	? never
	: Declared["access"] extends "signed_in"
		? "account.sign_in_required"
		: Declared["access"] extends infer Level extends RoleLevel
			? "account.sign_in_required" | RoleRefusalOf<Level>
			: Declared["access"] extends "consented"
				? Exclude<AccessRefusal, "account.student_only" | RoleRefusal>
				: Exclude<AccessRefusal, RoleRefusal>;

/** The problems that the handler of a route can return. */
export type HandlerProblemOf<Declared extends Route> = Declared extends {
	readonly problems: readonly (infer Code extends ProblemCode)[];
}
	? Code
	: never;

/** Every problem that a caller of a route can meet. */
export type ProblemOf<Declared extends Route> =
	| HandlerProblemOf<Declared>
	| AccessProblemOf<Declared>
	| AnywhereCode;
