import type { Result } from "#domain/shared/result.ts";
import type { Detailed } from "./problem.ts";
import type { AnswerOf, BodyOf, ParamsOf, ProblemOf, Route } from "./route.ts";
import type { routes } from "./routes.ts";

type KeyOf<Declared extends Route> = `${Declared["method"]} ${Declared["path"]}`;
type Table = { [Name in keyof typeof routes as KeyOf<(typeof routes)[Name]>]: (typeof routes)[Name] };

/** A route as a string: "POST /api/appointments". Types only: the browser loads no schema to name one. */
export type RouteKey = keyof Table;

type Given<Name extends string, Value> = Value extends undefined
	? { readonly [Key in Name]?: undefined }
	: { readonly [Key in Name]: Value };

/** The input of a request. */
export type RequestOf<Key extends RouteKey> = Given<"params", ParamsOf<Table[Key]>> &
	Given<"body", BodyOf<Table[Key]>>;
/** The value of a successful response. */
export type ResponseOf<Key extends RouteKey> = AnswerOf<Table[Key]>;
/** The problem codes of a route. */
export type ProblemCodeOf<Key extends RouteKey> = ProblemOf<Table[Key]>;
/** A response: a value, or a problem that may carry details. */
export type OutcomeOf<Key extends RouteKey> = Detailed<Result<ResponseOf<Key>, ProblemCodeOf<Key>>>;
