import type { Detailed } from "#contract/problem.ts";
import type {
	AccessProblemOf,
	AnswerOf,
	BodyOf,
	HandlerProblemOf,
	ParamsOf,
	Route,
} from "#contract/route.ts";
import type { Result } from "#domain/shared/result.ts";
import type { SignedIn } from "../session/store.ts";

/** A request that was let in, and its answer in the making. */
export interface RequestContext<Declared extends Route = Route> {
	readonly body: BodyOf<Declared>;
	readonly params: ParamsOf<Declared>;
	/** Who asks. Always null where everyone may: `openSession` reads it when it matters. */
	readonly session: Declared["access"] extends "everyone" ? null : SignedIn;
	/** Who asks, or null for a guest. */
	readonly openSession: () => Promise<SignedIn | null>;
	readonly now: Date;
	/** The network that the request came from, as it is counted. */
	readonly network: string;
	/** The request's headers. */
	readonly headers: Headers;
	/** Sets the cookies of these headers in the answer. */
	readonly setCookies: (from: Headers) => void;
}

/**
 * What a handler may answer: a value, or a problem that its route declares. Besides these, what has gone since the
 * request was let in: the account that asks, or the thing that the path names.
 */
export type Outcome<Declared extends Route> = Detailed<
	Result<AnswerOf<Declared>, HandlerProblemOf<Declared> | AccessProblemOf<Declared> | "request.not_found">
>;

/** What serves a route: a value, or a problem that the route declares. */
export type Handle<Declared extends Route> = (
	exchange: RequestContext<Declared>,
) => Promise<Outcome<Declared>>;

/** How a route is served, beyond what its contract says. */
export interface RouteOptions {
	/**
	 * Answers take whole multiples of so many milliseconds, so that how long one took tells nothing small: whether an
	 * address is known, say.
	 */
	readonly responseTimeStepMs?: number;
}

/** A route of the table with what serves it. */
export interface RouteHandler {
	readonly route: Route;
	readonly handle: Handle<Route>;
	readonly options: RouteOptions;
}

/**
 * Binds a route of the contract's table to what serves it. Access, limits, the shape of what comes in and the fields
 * that go out are the table's: `handle` gets what passed, and gives a value or the code of a problem.
 */
export const implementRoute = <Declared extends Route>(
	route: Declared,
	handle: Handle<Declared>,
	options: RouteOptions = {},
): RouteHandler => ({ route, handle: handle as unknown as Handle<Route>, options });
