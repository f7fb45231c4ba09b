import * as z from "zod/mini";
import { problemSchema, problemStatus } from "#contract/problem.ts";
import type { Route } from "#contract/route.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";

/** A document in the shape of OpenAPI 3.1, as JSON. */
export type OpenApiDocument = Record<string, unknown>;

const schemaOf = (schema: z.ZodMiniType, io: "input" | "output") => {
	const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
	return rest;
};

const json = (schema: unknown) => ({ "application/json": { schema } });
const problemContent = json({ $ref: "#/components/schemas/Problem" });

/** The error responses by status, each with its problem codes. */
const problemResponses = (declared: readonly ProblemCode[]) => {
	const codes = [...new Set(declared)];
	const statuses = [...new Set(codes.map((code) => problemStatus[code]))].sort((a, b) => a - b);
	return Object.fromEntries(
		statuses.map((status) => {
			const ofStatus = codes.filter((code) => problemStatus[code] === status);
			return [status, { description: ofStatus.join(", "), content: problemContent }];
		}),
	);
};

const contentTypes = {
	page: "text/html",
	paper: "text/html",
	reference: "text/html",
	calendar: "text/calendar",
	events: "text/event-stream",
} as const;

const location = { description: "Where to go", schema: { type: "string" } };

const successOf = ({ response, answers }: Route) => {
	const schema = schemaOf(response, "output");
	if (answers === "redirect") return { 303: { description: "See Other", headers: { location } } };
	if (answers !== undefined)
		return { 200: { description: "Success", content: { [contentTypes[answers]]: {} } } };
	if (schema.type === "null") return { 204: { description: "Success without content" } };
	return { 200: { description: "Success", content: json(schema) } };
};

const parametersIn = (location: "path" | "query", schema: z.ZodMiniType) => {
	const { properties = {}, required = [] } = schemaOf(schema, "input");
	return Object.entries(properties).map(([name, value]) => ({
		name,
		in: location,
		required: required.includes(name),
		schema: value,
	}));
};

const parametersOf = ({ method, params, form }: Route) => {
	const inPath = params === undefined ? [] : parametersIn("path", params);
	const inQuery = form === undefined || method !== "GET" ? [] : parametersIn("query", form);
	const parameters = [...inPath, ...inQuery];
	return parameters.length === 0 ? {} : { parameters };
};

const formType = "application/x-www-form-urlencoded";

const bodyOf = ({ method, body, form, takesBytes }: Route) => {
	if (form !== undefined && method !== "GET") {
		const content = { [formType]: { schema: schemaOf(form, "input") } };
		return { requestBody: { required: true, content } };
	}
	if (takesBytes) return { requestBody: { required: true, content: { "application/json": {} } } };
	return body === undefined
		? {}
		: { requestBody: { required: true, content: json(schemaOf(body, "input")) } };
};

/** The problems that every request can have, and those of the access rule. */
const commonProblems = ({ access, limit }: Route): ProblemCode[] => [
	"request.malformed",
	...(access === "everyone" ? [] : (["account.sign_in_required", "account.other_session"] as const)),
	...(limit === undefined ? [] : (["limits.too_many"] as const)),
	"server.not_ready",
	"common.unexpected",
];

const securityOf = ({ access, takesAccessToken }: Route) => {
	if (takesAccessToken) return { security: [{ accessToken: [] }] };
	return access === "everyone" ? {} : { security: [{ session: [] }] };
};

const operationOf = (name: string, route: Route) => ({
	operationId: name,
	...(route.deprecated === undefined ? {} : { deprecated: true }),
	"x-access": route.access,
	...securityOf(route),
	...parametersOf(route),
	...bodyOf(route),
	responses: {
		...successOf(route),
		...problemResponses([...(route.problems ?? []), ...commonProblems(route)]),
	},
});

/**
 * Describes the route table as OpenAPI: every path and method with its input, output and problems. Everything
 * is derived from the table.
 * @param routes the contract's table, by name
 * @param sessionCookie the name of the session cookie
 */
export const openApiDocument = (
	routes: Readonly<Record<string, Route>>,
	sessionCookie: string,
): OpenApiDocument => {
	const paths: Record<string, Record<string, unknown>> = {};
	for (const [name, route] of Object.entries(routes)) {
		const path = route.path.replace(/:(\w+)/g, "{$1}");
		paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(name, route) };
	}
	return {
		openapi: "3.1.1",
		info: { title: "Spectra", version: "1" },
		paths,
		components: {
			schemas: { Problem: schemaOf(problemSchema, "output") },
			securitySchemes: {
				session: { type: "apiKey", in: "cookie", name: sessionCookie },
				accessToken: { type: "http", scheme: "bearer" },
			},
		},
	};
};
