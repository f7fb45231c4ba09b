import type * as z from "zod/mini";
import type {
	AccessLevel,
	AccountRefusal,
	RoleLevel,
	RoleRefusal,
	RoleRefusalOf,
} from "#domain/account/access-level.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { AnywhereCode } from "./problem.ts";

/** A rate limit: the number of requests within `minutes`, counted separately for each key below. */
export interface RouteLimit {
	readonly minutes: number;
	/** Requests from one network address (IPv6: one /64). A school, or a region's schools, may share one. */
	readonly perNetwork?: number;
	/** Requests that name one mailbox in `email`, from anywhere. */
	readonly perEmail?: number;
	/** Requests that name one mailbox, from one network address: well below `perEmail`, so that a stranger leaves some. */
	readonly perEmailAndNetwork?: number;
	/** Requests of one account. */
	readonly perAccount?: number;
	/**
	 * For routes with a code, a password or a token that can be guessed. Only a response with one of `problems` is a wrong
	 * guess: one network address may have `perNetwork` of these, and any other response costs nothing but the route's own
	 * `perNetwork`.
	 */
	readonly guesses?: { readonly perNetwork: number; readonly problems: readonly ProblemCode[] };
}

/** A route of the server. The table of routes is the whole interface. */
export interface Route {
	readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
	/** Path parameters start with a colon. */
	readonly path: `/api/${string}`;
	readonly access: AccessLevel;
	/** A later release removes the route: only such a route of the last release may disappear. */
	readonly deprecated?: true;
	/** The schema of the path parameters; anything else is 404. */
	readonly params?: z.ZodMiniType<Record<string, string>>;
	/** The schema of the JSON body: anything else is 400. Problems that a person can correct belong to rules instead. */
	readonly body?: z.ZodMiniType;
	/**
	 * The schema of the parameters that a browser's form sends, each once: in the query of a GET, in the body of a POST. For
	 * navigations that another site begins; anything else is 400.
	 */
	readonly form?: z.ZodMiniType;
	/** The largest body in bytes; 64 KiB when left out. */
	readonly maxBodyBytes?: number;
	/** The body is passed as the raw bytes, for a signature over them. */
	readonly takesBytes?: true;
	/** The problems beyond those of `access` and of any request. Default: none. */
	readonly problems?: readonly ProblemCode[];
	/** Only declared fields leave the server. `z.null()`: 204 without a body. */
	readonly response: z.ZodMiniType;
	/**
	 * The format of the response: an HTML page for a link in a mail, one to print, the one about the API, a calendar,
	 * a stream of events, or a redirect to `location`, each of the shape of `response`; else as JSON. A browser that navigates
	 * to a redirect reads its problems on a page, too.
	 */
	readonly answers?: "page" | "paper" | "reference" | "calendar" | "events" | "redirect";
	/**
	 * Allows requests from other origins, such as a mail program: only where the request carries its own
	 * credential and cookies are ignored.
	 */
	readonly fromAnywhere?: true;
	/** A program calls the route, with an access token of an institution in the header `Authorization`. The handler reads it. */
	readonly takesAccessToken?: true;
	/** Serves a page that holds the data of another account (`tabOwnerHeader`), such as one that asks who is signed in. */
	readonly ofAnyAccount?: true;
	readonly limit?: RouteLimit;
}

/** Defines a route and keeps its exact types. */
export const declareRoute = <const Declared extends Route>(route: Declared): Declared => route;

/** The body of a route; undefined when it has none. */
export type BodyOf<Declared extends Route> = Declared extends { readonly takesBytes: true }
	? Uint8Array
	: Declared extends { readonly body: z.ZodMiniType<infer Body> }
		? Body
		: undefined;
/** The parameters of a route's form; undefined when it has none. */
export type FormOf<Declared extends Route> = Declared extends { readonly form: z.ZodMiniType<infer Form> }
	? Form
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
	/** The stream has ended: the client must reconnect. */
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
	: Declared["access"] extends "researcher"
		? "desk.sign_in_required"
		: Declared["access"] extends "operator"
			? "operator.sign_in_required"
			: Declared["access"] extends "signed_in"
				? "account.sign_in_required"
				: Declared["access"] extends infer Level extends RoleLevel
					? "account.sign_in_required" | RoleRefusalOf<Level>
					: Declared["access"] extends "consented"
						? Exclude<AccountRefusal, "account.student_only" | RoleRefusal>
						: Exclude<AccountRefusal, RoleRefusal>;

/** The problems that the handler of a route can return. */
export type HandlerProblemOf<Declared extends Route> = Declared extends {
	readonly problems: readonly (infer Code extends ProblemCode)[];
}
	? Code
	: never;

/** Every problem of a route. */
export type ProblemOf<Declared extends Route> =
	| HandlerProblemOf<Declared>
	| AccessProblemOf<Declared>
	| AnywhereCode;
