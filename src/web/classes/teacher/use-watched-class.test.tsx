import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StandIn } from "../../../../tests/setup/event-source.ts";
import { away, livePage, pass, renderOnPage } from "../../../../tests/setup/hooks.tsx";
import { useWatchedClass } from "./use-watched-class.ts";

const server = livePage();
const asks = "GET /api/classes/one";
const pageOf = (pupils: number) => ({ id: "one", name: "10 B", pupils });

beforeEach(() => {
	vi.stubGlobal("EventSource", StandIn);
	StandIn.opened.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

it("a watched class resumes within five seconds after the laptop slept, though its stream reported no error", async () => {
	server.answers[asks] = () => Response.json(pageOf(3));
	const { result } = renderOnPage(() => useWatchedClass("one", true));
	await pass();
	StandIn.latest().say("beat");
	StandIn.latest().say("message", JSON.stringify(pageOf(4)));
	await pass();
	expect(result.current.query.data).toMatchObject({ pupils: 4 });
	// While the laptop slept, the rest of the class joined; awake, the old stream delivers nothing.
	server.answers[asks] = () => Response.json(pageOf(28));
	await pass(5_000);
	expect(result.current.query.data).toMatchObject({ pupils: 28 });
	// The next stream resumes from there.
	await pass(3_000);
	StandIn.latest().say("message", JSON.stringify(pageOf(29)));
	await pass();
	expect([StandIn.opened.length, result.current.query.data]).toMatchObject([2, { pupils: 29 }]);
});

it("a watched class keeps its data while the server is unreachable, and resumes automatically", async () => {
	server.answers[asks] = () => Response.json(pageOf(3));
	const { result } = renderOnPage(() => useWatchedClass("one", true));
	await pass();
	server.answers[asks] = away;
	await pass(6_000);
	expect([result.current.query.data, result.current.isAway]).toMatchObject([{ pupils: 3 }, true]);
	server.answers[asks] = () => Response.json(pageOf(5));
	await pass(5_000);
	expect([result.current.query.data, result.current.isAway]).toMatchObject([{ pupils: 5 }, false]);
});

it("a class that a colleague has taken over is shown as gone, and is not asked for again", async () => {
	server.answers[asks] = () => Response.json(pageOf(3));
	const { result } = renderOnPage(() => useWatchedClass("one", true));
	await pass();
	let asked = 0;
	server.answers[asks] = () => {
		asked += 1;
		return Response.json(
			{ type: "about:blank", title: "Not Found", status: 404, code: "request.not_found" },
			{ status: 404, headers: { "content-type": "application/problem+json" } },
		);
	};
	await pass(6_000);
	expect(result.current.isGone).toBe(true);
	const before = asked;
	await pass(20_000);
	expect(asked).toBe(before);
});
