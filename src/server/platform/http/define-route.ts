import type { Detailed } from "#contract/problem.ts";
import type {
	AccessProblemOf,
	AnswerOf,
	BodyOf,
	FormOf,
	HandlerProblemOf,
	ParamsOf,
	Route,
} from "#contract/route.ts";
import type { Result } from "#domain/shared/result.ts";
import type { AtDesk } from "../session/desk-store.ts";
import type { AsOperator } from "../session/operator-store.ts";
import type { SignedIn } from "../session/store.ts";

/**
 * Responses about addresses take a whole multiple of this many milliseconds, so that the extra query for a
 * known address can't be measured.
 */
export const responseTimeStepMs = 100;

/** An authorized request, with the means to extend its response. */
export interface RequestContext<Declared extends Route = Route> {
	readonly body: BodyOf<Declared>;
	readonly form: FormOf<Declared>;
	readonly params: ParamsOf<Declared>;
	/** The session. Null for routes open to everyone, which can read it by `openSession`. */
	readonly session: Declared["access"] extends "everyone"
		? null
		: Declared["access"] extends "researcher"
			? AtDesk
			: Declared["access"] extends "operator"
				? AsOperator
				: SignedIn;
	/** The session, or null for a guest. */
	readonly openSession: () => Promise<SignedIn | null>;
	/** Whether the request carries no session of an account, so that its reader has nothing of their own to miss. Asks no database. */
	readonly isGuest: () => Promise<boolean>;
	/** The session of a researcher's desk, or null. It is independent of the session of an account. */
	readonly openDesk: () => Promise<AtDesk | null>;
	readonly now: Date;
	/** The network of the request, as rate limits count it. */
	readonly network: string;
	/** The request's headers. */
	readonly headers: Headers;
	/** Adds the cookies of these headers to the response. */
	readonly setCookies: (from: Headers) => void;
}

/**
 * The outcomes of a handler: a value, or a problem that its route declares. Besides these, what may vanish
 * after authorization: the account, or the object named by the path.
 */
export type Outcome<Declared extends Route> = Detailed<
	Result<AnswerOf<Declared>, HandlerProblemOf<Declared> | AccessProblemOf<Declared> | "request.not_found">
>;

/** The function behind a route: it returns a value or a declared problem. */
export type Handle<Declared extends Route> = (
	exchange: RequestContext<Declared>,
) => Promise<Outcome<Declared>>;

/** Options of a route that are not part of its contract. */
export interface RouteOptions<Declared extends Route = Route> {
	/**
	 * Pads the response time to a multiple of so many milliseconds, so that it reveals nothing, for example
	 * whether an address is known.
	 */
	readonly responseTimeStepMs?: number;
	/**
	 * Refuses a body that cannot succeed before the request is counted, so that it costs nothing of the
	 * allowance that others share. The handler checks again.
	 */
	readonly precheck?: (
		body: BodyOf<Declared>,
	) => MaybePromise<Detailed<Result<unknown, HandlerProblemOf<Declared>>>>;
	/** Whether a request belongs to its network, so that it passes when strangers have used up the allowance there. */
	readonly isKnownHere?: (request: {
		readonly body: BodyOf<Declared>;
		readonly network: string;
		readonly now: Date;
	}) => Promise<boolean>;
}

type MaybePromise<Value> = Value | Promise<Value>;

/** A route of the table with its handler. */
export interface RouteHandler {
	readonly route: Route;
	readonly handle: Handle<Route>;
	readonly options: RouteOptions;
}

/**
 * Implements a route of the contract's table. Access, limits, input validation and output fields are the
 * table's: `handle` receives the validated request, and returns a value or the code of a problem.
 */
export const implementRoute = <Declared extends Route>(
	route: Declared,
	handle: Handle<Declared>,
	options: RouteOptions<Declared> = {},
): RouteHandler => ({
	route,
	handle: handle as unknown as Handle<Route>,
	options: options as unknown as RouteOptions,
});
