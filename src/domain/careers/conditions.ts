import type { RouteKind } from "./presented-career.ts";

/** The demands of a kind of studies on school subjects. */
export type SubjectCondition = "licence" | "selective" | "health" | "veterinary";

const conditions: Readonly<Record<RouteKind, SubjectCondition | null>> = {
	bts: null,
	but: null,
	licence: "licence",
	cpge: "selective",
	engineering: "selective",
	health: "health",
	veterinary: "veterinary",
};

/**
 * The conditions on school subjects of the routes into a career, each once, in the order of the routes. None of them is a
 * law for all routes: a licence asks for none, selective schools for maths.
 */
export const conditionsOf = (routes: readonly RouteKind[]): SubjectCondition[] => [
	...new Set(routes.flatMap((route) => conditions[route] ?? [])),
];
