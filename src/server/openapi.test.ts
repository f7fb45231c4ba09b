import { expect, it } from "vitest";
import { routes } from "#contract/routes.ts";
import { openApiDocument } from "./openapi.ts";

interface Operation {
	readonly operationId: string;
	readonly parameters?: readonly { readonly name: string; readonly in: string }[];
	readonly responses: Readonly<Record<string, { readonly description: string }>>;
	readonly security?: unknown;
}

const document = openApiDocument(routes, "a-session");
const paths = document.paths as Record<string, Record<string, Operation>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
	Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

it("the document has every route of the table once, under its own name", () => {
	expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(Object.keys(routes).sort());
});

it("every parameter of a path is declared", () => {
	for (const { path, operation } of operations) {
		const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
		const inPath = operation.parameters?.filter((parameter) => parameter.in === "path") ?? [];
		expect(
			inPath.map(({ name }) => name),
			path,
		).toEqual(named);
	}
});

it("every problem of a route is declared with its status", () => {
	const responses = paths["/api/appointments"]?.post?.responses;
	expect(responses?.["409"]?.description).toContain("consultations.slot_taken");
	expect(responses?.["401"]?.description).toContain("account.sign_in_required");
});

it("a session is required where the table requires one", () => {
	expect(paths["/api/appointments"]?.post?.security).toEqual([{ session: [] }]);
	expect(paths["/api/health"]?.get?.security).toBeUndefined();
	expect(paths["/api/institution/sums"]?.get?.security).toEqual([{ accessToken: [] }]);
});

it("the document survives serialization as JSON", () => {
	expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});
