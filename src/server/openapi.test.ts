import { expect, it } from "vitest";
import { routes } from "#contract/routes.ts";
import { openApiDocument } from "./openapi.ts";

interface Operation {
	readonly operationId: string;
	readonly parameters?: readonly { readonly name: string }[];
	readonly responses: Readonly<Record<string, { readonly description: string }>>;
	readonly security?: unknown;
}

const document = openApiDocument(routes, "a-session");
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
	Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

it("describes every route of the table once, under its own name", () => {
	expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(Object.keys(routes).sort());
});

it("names every part of a path as a parameter", () => {
	for (const { path, operation } of operations) {
		const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
		expect(operation.parameters?.map(({ name }) => name) ?? [], path).toEqual(named);
	}
});

it("tells every problem that a route declares, with its status", () => {
	const responses = paths["/api/appointments"]?.post?.responses;
	expect(responses?.["409"]?.description).toContain("consultations.slot_taken");
	expect(responses?.["401"]?.description).toContain("account.sign_in_required");
});

it("asks for a session where the table does", () => {
	expect(paths["/api/appointments"]?.post?.security).toEqual([{ session: [] }]);
	expect(paths["/api/health"]?.get?.security).toBeUndefined();
});

it("survives being written as JSON", () => {
	expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});
