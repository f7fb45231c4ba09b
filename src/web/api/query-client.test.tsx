import { useQuery } from "@tanstack/react-query";
import { beforeEach, expect, it, vi } from "vitest";
import { away, done, livePage, pass, problem, promised, renderOnPage } from "../../../tests/setup/hooks.tsx";
import { apiQuery, useApiMutation } from "./api.ts";
import { backoffMs } from "./query-client.ts";

const server = livePage();
const listRoute = "GET /api/appointments";
const leaveRoute = "POST /api/appointments/leave-payment";
const query = apiQuery(listRoute, {});
const list = () => Response.json({ appointments: [] });

beforeEach(() => {
	server.answers = { [listRoute]: list, [leaveRoute]: done };
});

const times = (route: string) => server.asked.filter((what) => what === route).length;
const renderQuery = () => renderOnPage(() => useQuery(query)).result;

it("tells a refusal at once, and never asks again by itself", async () => {
	server.answers[listRoute] = () => problem(401, "account.sign_in_required");
	const result = renderQuery();
	await pass();
	expect(result.current.error?.code).toBe("account.sign_in_required");
	await pass(120_000);
	expect(times(listRoute)).toBe(1);
});

it("tells at once what may pass, and asks again ever more seldom until it is answered", async () => {
	server.answers[listRoute] = away;
	const result = renderQuery();
	await pass();
	expect(result.current.error?.code).toBe("common.unreachable");
	expect([1, 2, 3, 4, 5, 6].map(backoffMs)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
	await pass(15_000);
	expect(times(listRoute)).toBe(4);
	server.answers[listRoute] = list;
	await pass(20_000);
	expect(result.current.data).toEqual({ appointments: [] });
	await pass(120_000);
	expect(times(listRoute)).toBe(5);
});

it("asks without a network too: the device may answer", async () => {
	vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(false);
	window.dispatchEvent(new Event("offline"));
	const result = renderQuery();
	await pass();
	expect(result.current.data).toEqual({ appointments: [] });
	window.dispatchEvent(new Event("online"));
});

it("asks once for two who want to know the same", async () => {
	renderOnPage(() => [useQuery(query), useQuery(query)]);
	await pass();
	expect(times(listRoute)).toBe(1);
});

it("sends a change once, whatever comes of it, and reads again what it may have changed", async () => {
	const { result } = renderOnPage(() => ({
		list: useQuery(query),
		leave: useApiMutation(leaveRoute, { invalidates: [listRoute] }),
	}));
	await pass();
	const late = promised<Response>();
	server.answers[leaveRoute] = () => late.promise;
	result.current.leave.mutate({});
	await pass();
	expect([times(leaveRoute), times(listRoute)]).toEqual([1, 1]);
	late.end(problem(503, "server.not_ready"));
	await pass();
	expect(result.current.leave.error?.code).toBe("server.not_ready");
	await pass(120_000);
	expect([times(leaveRoute), times(listRoute)]).toEqual([1, 2]);
});
