import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { problemSchema } from "#contract/problem.ts";
import type { Route } from "#contract/route.ts";
import { type RouteName, routes } from "#contract/routes.ts";
import { prepareDatabase } from "../../tests/setup/database.ts";
import { openedDesk, realResearcher } from "../../tests/setup/desk.ts";
import {
	type Answer,
	createLiveServer,
	type LiveServer,
	type Visitor,
} from "../../tests/setup/live-server.ts";
import { openedOperator } from "../../tests/setup/operator-desk.ts";
import { signedIn } from "../../tests/setup/people.ts";
import { routeCases } from "../../tests/setup/route-cases.ts";

const test = prepareDatabase();
let server: LiveServer;
let visitor: Visitor;
let email: string;
beforeAll(() => {
	server = createLiveServer(test);
});
// Anew for each request: some strange values are fine as a new password.
beforeEach(async () => {
	({ visitor, email } = await signedIn(server));
});

const table: [RouteName, Route][] = Object.entries(routes).map(([name, route]) => [name as RouteName, route]);
const withBody = table.filter(([, { body }]) => body !== undefined);
const withParams = table.filter(([, { params }]) => params !== undefined);

const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const whole: [string, string][] = [
	["nothing", ""],
	["no JSON", "{"],
	["two values", "{}{}"],
	["null", "null"],
	["a list", "[]"],
	["a text", '"x"'],
	["a number beyond numbers", "1e999"],
	["deep lists", nested(20_000)],
	["deep objects", '{"a":'.repeat(9_000)],
	["closed deep objects", `${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`],
	["prototypes", '{"__proto__":{"email":"a@b.fr"},"constructor":{"prototype":{}}}'],
];

/** JSON values in place of the expected ones. */
const strange: readonly string[] = [
	"null",
	"true",
	"-1",
	"1e308",
	"0.5",
	'""',
	"[]",
	"{}",
	nested(2_000),
	'{"toString":1,"__proto__":null}',
	'["\\u0000"]',
	'"\\u0000"',
	'"a\\u0000@b.fr"',
	'"\\ud800"',
	JSON.stringify("\u202e\u200b\r\nBcc: x"),
	JSON.stringify("x".repeat(20_000)),
	JSON.stringify(Array.from({ length: 2_000 }, (_, index) => index)),
];

/** A valid body with each field in turn missing or strange. */
function* spoiled(body: Readonly<Record<string, unknown>>): Generator<string> {
	const text = (fields: [string, string][]) =>
		`{${fields.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(",")}}`;
	const fields = Object.entries(body).map(([key, value]): [string, string] => [key, JSON.stringify(value)]);
	for (const [at] of fields.entries()) {
		yield text(fields.toSpliced(at, 1));
		for (const value of strange) yield text(fields.with(at, [fields[at]?.[0] ?? "", value]));
	}
}

const parses = (route: Route, text: string): boolean => {
	try {
		return z.safeParse(route.body ?? z.unknown(), JSON.parse(text)).success;
	} catch {
		return false;
	}
};

const expectRefusal = (answer: Answer, what: string) => {
	expect(answer.status, what).toBeGreaterThanOrEqual(400);
	expect(answer.status, what).toBeLessThan(500);
	expect(problemSchema.safeParse(answer.body).success, what).toBe(true);
	expect(answer.body.status, what).toBe(answer.status);
	expect(answer.headers.get("content-type"), what).toBe("application/problem+json");
	expect(JSON.stringify(answer.body), what).not.toMatch(/\bat |Error|zod|node_modules/);
};

const parameters: Readonly<Record<string, string>> = {
	locale: "en",
	token: "A".repeat(43),
	careerId: "ecologist",
	appointmentId: crypto.randomUUID(),
	classId: crypto.randomUUID(),
	memberId: crypto.randomUUID(),
	linkId: crypto.randomUUID(),
	teacherId: crypto.randomUUID(),
	managerId: crypto.randomUUID(),
	fromId: crypto.randomUUID(),
	circleId: crypto.randomUUID(),
	counsellorId: crypto.randomUUID(),
	invitationId: crypto.randomUUID(),
};

/** The path of a route with parameters of the right form. */
const pathOf = (route: Route): string =>
	route.path.replace(/:(\w+)/g, (_, name: string) => {
		const value = parameters[name];
		if (value === undefined) throw new Error(`No parameter of the right form: ${name}`);
		return value;
	});

/** A person with access to the route, so that the body is read at all. */
const askerOf = async ({ access }: Route): Promise<Visitor> => {
	if (access === "operator") return (await openedOperator(server, test)).visitor;
	if (access === "researcher") return openedDesk(server, test, (await realResearcher(server, test)).id);
	return access === "teacher" || access === "parent" || access === "institution"
		? (await signedIn(server, { role: access })).visitor
		: visitor;
};

/** Sends each body to a route, a few at a time. */
const ask = async (route: Route, bodies: Iterable<string>, look: (answer: Answer, body: string) => void) => {
	const queue = bodies[Symbol.iterator]();
	const path = pathOf(route);
	const asker = await askerOf(route);
	const worker = async () => {
		for (let next = queue.next(); !next.done; next = queue.next()) {
			const from = `198.51.100.${Math.floor(Math.random() * 250)}`;
			look(await asker.ask(path, { method: route.method, body: next.value, from }), next.value);
		}
	};
	await Promise.all(Array.from({ length: 8 }, worker));
};

describe("malformed bodies", () => {
	it.each(withBody)("%s refuses a malformed body with a problem code", async (_, route) => {
		const fields = '{"email":{},"password":[],"token":1,"answers":"","firstName":1,"gameId":[],"current":0}';
		const bodies = [...whole.map(([, body]) => body), fields];
		await ask(route, bodies, (answer, body) => {
			// A profile change without fields is valid.
			if (parses(route, body)) expect(answer.status).toBeLessThan(500);
			else expectRefusal(answer, body.slice(0, 60));
		});
	});

	it.each(withBody)("%s reads no body beyond its limit, announced or not", async (_, route) => {
		const huge = JSON.stringify({ email, password: "x".repeat(route.maxBodyBytes ?? 64 * 1024) });
		const asker = await askerOf(route);
		const announced = { "content-length": "99999999" };
		for (const asking of [{ body: huge }, { body: "{}", headers: announced }]) {
			const answer = await asker.ask(pathOf(route), { method: route.method, ...asking });
			expect([answer.status, answer.body.code]).toEqual([413, "request.too_large"]);
		}
	});
});

describe("missing and strange fields", () => {
	it.each(withBody)(
		"%s refuses a missing or strange field, or takes it as what it is",
		async (name, route) => {
			const owner = { server, visitor, email, sessionId: "", mergeId: crypto.randomUUID() };
			const { body } = routeCases[name].others(owner);
			let refused = 0;
			await ask(route, spoiled(body as Record<string, unknown>), (answer, text) => {
				if (answer.status >= 400) {
					expectRefusal(answer, text.slice(0, 200));
					refused += 1;
				}
				if (!parses(route, text)) expect(answer.status, text.slice(0, 200)).toBe(400);
			});
			expect(refused).toBeGreaterThan(0);
		},
	);
});

describe("malformed paths", () => {
	const odd = [
		"%00",
		"%zz",
		"%c0%ae",
		"..%2f..",
		"a".repeat(9_000),
		"'",
		"%F0%9F%8C%88",
		"constructor",
		"-1",
	];

	it.each(withParams)("%s refuses a malformed path", async (_, route) => {
		const { method, path } = route;
		const asker = await askerOf(route);
		for (const name of odd) {
			const asked = path.replaceAll(/:(\w+)/g, name);
			const answer = await asker.ask(asked, { method });
			expect([400, 404], `${asked.slice(0, 80)} ${answer.status}`).toContain(answer.status);
		}
	});

	it("an unknown route refuses any method and any body", async () => {
		for (const path of ["/api", "/api/", "/api/none", "/api/account", "/api/%00", "/api/account/profile/x"]) {
			for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
				expectRefusal(await visitor.ask(path, { method, body: nested(1_000) }), `${method} ${path}`);
			}
		}
	});
});
