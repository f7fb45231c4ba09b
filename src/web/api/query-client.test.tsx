import { expect, it } from "vitest";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import { livePage, pass, promised } from "../../../tests/setup/hooks.tsx";
import { sessionQuery } from "./api.ts";
import { Problem } from "./problem.ts";
import { backoffMs, learn, queryClient, readAgainIntervalMs } from "./query-client.ts";

const server = livePage();
const student = { session: { isLoggedIn: true, role: "student" } };

it("the answer of a mutation stays in the cache even if an older answer arrives later", async () => {
	const older = promised<Response>();
	server.answers["GET /api/account/session"] = () => older.promise;
	const asking = queryClient.fetchQuery(sessionQuery).catch(() => null);
	await pass();
	await learn(sessionQuery, student as never);
	older.end(Response.json({ session: null }));
	await pass();
	await asking;
	expect(queryClient.getQueryData(sessionQuery.queryKey)).toEqual(student);
});

it("a query is retried with exponential backoff if it was unreachable, and never if it was refused", () => {
	expect([1, 2, 3, 9].map(backoffMs)).toEqual([2_000, 4_000, 8_000, 30_000]);
	const failed = (code: ProblemCode) =>
		readAgainIntervalMs({ status: "error", error: new Problem(code), errorUpdateCount: 2 });
	expect(failed("common.unreachable")).toBe(4_000);
	expect(failed("subscription.premium_required")).toBe(false);
});
