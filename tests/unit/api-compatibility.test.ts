import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { declareRoute, type Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { openApiDocument } from "#server/openapi.ts";
import { incompatibleChanges, type Paths } from "../../scripts/lib/api-compatibility.ts";

const pathsOf = (table: Readonly<Record<string, Route>>): Paths =>
	openApiDocument(table, "session").paths as Paths;

const request = {
	name: z.string().check(z.maxLength(40)),
	length: z.enum(["short", "long"]),
	note: z.optional(z.string()),
	place: z.nullable(z.string()),
};
const response = {
	id: z.string(),
	state: z.enum(["open", "closed"]),
	end: z.optional(z.string()),
	parts: z.array(z.object({ kind: z.literal("a"), size: z.int() })),
};
const common = { method: "POST", path: "/api/rooms/:roomId", access: "signed_in" } as const;
const params = z.object({ roomId: z.string() });
const original = declareRoute({
	...common,
	params,
	body: z.object(request),
	response: z.object(response),
});

/** The sentences about a release in which the route is another. */
const changesOf = (route: Partial<Route>) =>
	incompatibleChanges(pathsOf({ room: original }), pathsOf({ room: { ...original, ...route } }));
const withBody = (fields: z.core.$ZodShape) => changesOf({ body: z.object({ ...request, ...fields }) });
const withResponse = (fields: z.core.$ZodShape) =>
	changesOf({ response: z.object({ ...response, ...fields }) });

describe("changes of a route that break clients of the last release", () => {
	it.each<[string, string[]]>([
		["request.age is required now", withBody({ age: z.int() })],
		["request.note is required now", withBody({ note: z.string() })],
		["request.length no longer accepts long", withBody({ length: z.enum(["short"]) })],
		[
			"request.name accepts less: maxLength was 40, is 20",
			withBody({ name: z.string().check(z.maxLength(20)) }),
		],
		["request.name accepts less: pattern was none", withBody({ name: z.string().check(z.regex(/^a/)) })],
		["request.name no longer accepts string", withBody({ name: z.int() })],
		["request.place no longer accepts null", withBody({ place: z.string() })],
		["response.state may be any value now", withResponse({ state: z.string() })],
		["response.id may be null now", withResponse({ id: z.nullable(z.string()) })],
		["response.id may be integer now", withResponse({ id: z.int() })],
		["response.parts[].size is gone", withResponse({ parts: z.array(z.object({ kind: z.literal("a") })) })],
		["response.id is optional now", withResponse({ id: z.optional(z.string()) })],
		["it is for teacher now, was for signed_in", changesOf({ access: "teacher" })],
		["success is 204 now, was 200", changesOf({ response: z.null() })],
		["the response is text/html, was application/json", changesOf({ answers: "page" })],
		[
			"parameter roomId accepts less: pattern",
			changesOf({ params: z.object({ roomId: z.string().check(z.regex(/^\d$/)) }) }),
		],
	])("the check reports: %s", (sentence, changes) => {
		expect(changes).toHaveLength(sentence === "success is 204 now, was 200" ? 2 : 1);
		expect(changes[0]).toContain(`POST /api/rooms/{roomId}: ${sentence}`);
	});

	it("a field of a request or response that is removed is reported", () => {
		const { name: _name, ...others } = request;
		expect(changesOf({ body: z.object(others) })).toEqual(["POST /api/rooms/{roomId}: request.name is gone"]);
		const { end: _end, ...rest } = response;
		expect(changesOf({ response: z.object(rest) })).toEqual([
			"POST /api/rooms/{roomId}: response.end is gone",
		]);
	});

	it("a body that is required only now is reported", () => {
		const { body: _body, ...withoutBody } = original;
		expect(incompatibleChanges(pathsOf({ room: withoutBody }), pathsOf({ room: original }))).toEqual([
			"POST /api/rooms/{roomId}: a body is required now",
		]);
	});

	it("a route may disappear only after a release that deprecated it", () => {
		const gone = (route: Partial<Route>) =>
			incompatibleChanges(pathsOf({ room: { ...original, ...route } }), {});
		expect(gone({})).toEqual(["POST /api/rooms/{roomId} is gone, and the last release did not deprecate it"]);
		expect(gone({ deprecated: true })).toEqual([]);
	});
});

describe("changes of a route that clients of the last release do not notice", () => {
	it.each<[string, string[]]>([
		["an optional field of a request", withBody({ age: z.optional(z.int()) })],
		["a required field that became optional", withBody({ name: z.optional(request.name) })],
		["a longer text", withBody({ name: z.string().check(z.maxLength(60)) })],
		["another accepted value", withBody({ length: z.enum(["short", "long", "longest"]) })],
		["null accepted, too", withBody({ length: z.nullable(request.length) })],
		["another field of a response", withResponse({ age: z.int() })],
		[
			"another value of a closed set in a response",
			withResponse({ state: z.enum(["open", "closed", "moved"]) }),
		],
		["an optional field that is always there", withResponse({ end: z.string() })],
		[
			"another kind of member, named by a constant",
			withResponse({
				parts: z.array(
					z.union([z.object({ kind: z.literal("a"), size: z.int() }), z.object({ kind: z.literal("b") })]),
				),
			}),
		],
		["another problem", changesOf({ problems: ["careers.unknown"] })],
		["access for everyone", changesOf({ access: "everyone" })],
		["a deprecation", changesOf({ deprecated: true })],
	])("the check accepts %s", (_change, changes) => {
		expect(changes).toEqual([]);
	});

	it("a new route is no change of the others", () => {
		const paths = pathsOf(routes);
		expect(incompatibleChanges(paths, { ...paths, ...pathsOf({ room: original }) })).toEqual([]);
	});
});
