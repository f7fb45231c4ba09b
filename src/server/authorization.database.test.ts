import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { problemStatus } from "#contract/problem.ts";
import type { Route } from "#contract/route.ts";
import { type RouteName, routes } from "#contract/routes.ts";
import { mayAsk, type Requester } from "#domain/account/access-level.ts";
import { bookedBy } from "../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../tests/setup/database.ts";
import { openedDesk, realResearcher } from "../../tests/setup/desk.ts";
import { linkedParent } from "../../tests/setup/families.ts";
import {
	type Answer,
	createLiveServer,
	type LiveServer,
	type Visitor,
} from "../../tests/setup/live-server.ts";
import { signedIn } from "../../tests/setup/people.ts";
import { type Owner, type RouteCase, routeCases } from "../../tests/setup/route-cases.ts";
import { attempt, finishedGame } from "../../tests/setup/work.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
});

const names = Object.keys(routes) as RouteName[];
const child = { ageBand: "under15", guardianEmail: "parent@example.org" };
const people: [string, Record<string, unknown> | null, Requester][] = [
	["a guest", null, null],
	["another student", { role: "student" }, { role: "student", consent: "not_needed" }],
	["a student without consent", child, { role: "student", consent: "pending" }],
	["a teacher", { role: "teacher" }, { role: "teacher", consent: "not_needed" }],
	["a parent", { role: "parent" }, { role: "parent", consent: "not_needed" }],
	["an institution", { role: "institution" }, { role: "institution", consent: "not_needed" }],
	["a researcher", { role: "researcher" }, { role: "researcher" }],
];

/** A student with two sessions; `sessionId` is that of the other browser. */
async function createOwner(): Promise<Owner> {
	const { visitor, email } = await signedIn(server, { firstName: "Ownerina" });
	await server.visitor().call("signIn", { email, password: "a long enough secret" });
	const { sessions } = (await visitor.call("sessions")).body;
	const { id } = sessions.find(({ current }: { current: boolean }) => !current);
	return { server, visitor, email, sessionId: id, mergeId: randomUUID() };
}

/** An account with rows in every feature, and the strings by which they would be recognised elsewhere. */
async function owner(): Promise<Owner & { readonly marks: readonly string[] }> {
	const one = await createOwner();
	const { visitor, email, sessionId, mergeId } = one;
	const { bookingRequest: bookingBody, appointment } = await bookedBy(visitor);
	const kept = (await visitor.call("saveAttempt", attempt("2025-01-02T03:04:05.678Z"))).body;
	await visitor.ask("/api/saved-careers/paleontologist", { method: "PUT" });
	await visitor.call("completeGame", finishedGame("roller-coaster"));
	await visitor.call("mergeGuest", { mergeId, attempts: [], saved: ["geologist"], completions: [] });
	await visitor.call("contact", { name: "Ownerina", email, message: "Only mine to read", locale: "en" });
	const { linkId: familyLinkId } = await linkedParent(one, "Little Owl");
	await visitor.ask(`/api/family/links/${familyLinkId}/careers/geologist`, { method: "PUT" });
	const words = ["Little Owl", "Ownerina", "Only mine to read", "geologist", 'roller-coaster","answers'];
	const ids = [kept.id, sessionId, mergeId, appointment.id];
	return {
		...one,
		bookingBody,
		appointment,
		familyLinkId,
		marks: [email, kept.completedAt, ...ids, ...words],
	};
}

const send = (visitor: Visitor, route: Route, sent: Awaited<ReturnType<RouteCase["others"]>>) => {
	const path = route.path.replace(/:(\w+)/g, (_, name: string) => sent.params?.[name] ?? "missing");
	const body = sent.body === undefined ? {} : { body: sent.body };
	return visitor.ask(path, { method: route.method, ...body });
};

/** Requests that can't change the person who sends them share one person; the others get a new one. */
const changesNothing = ({ method }: Route, isAllowed: boolean) => method === "GET" || !isAllowed;

const saidIn = ({ body }: Answer): string => (typeof body === "string" ? body : JSON.stringify(body));

it("every route of the table has a case, and the server implements each once", () => {
	expect(Object.keys(routeCases).sort()).toEqual([...names].sort());
	const bound = server.services.routes.map(({ route }) => `${route.method} ${route.path}`).sort();
	expect(bound).toEqual(names.map((name) => `${routes[name].method} ${routes[name].path}`).sort());
});

describe.each(people)("%s", (_, form, caller) => {
	let owned: Awaited<ReturnType<typeof owner>>;
	let shared: Visitor;
	// A new browser each, because some requests end the session.
	const newVisitor = async () => {
		if (form === null) return server.visitor();
		if (form.role !== "researcher") return (await signedIn(server, form)).visitor;
		return openedDesk(server, test, (await realResearcher(server, test)).id);
	};
	let before: Record<string, unknown>;
	const kept = async () => {
		const { exportedAt, securityEvents, pendingMails, ...rest } = (await owned.visitor.call("exportData"))
			.body;
		return rest;
	};
	beforeAll(async () => {
		owned = await owner();
		before = await kept();
		// A researcher's link is mailed: the mails of everyone before are not sent for it.
		await test.ask("UPDATE mail_outbox SET settled_at = now() WHERE settled_at IS NULL");
		shared = await newVisitor();
	});

	it.concurrent.each(names)("%s answers as its access rule says", async (name) => {
		const route: Route = routes[name];
		const { others, othersGet, everybodyGets } = routeCases[name];
		const allowed = mayAsk(route.access, caller);
		const visitor = changesNothing(route, allowed.ok) ? shared : await newVisitor();
		const answer = await send(visitor, route, others(owned));
		if (allowed.ok) {
			expect(answer.status).toBe(typeof othersGet === "number" ? othersGet : othersGet(caller));
		} else {
			expect([answer.status, answer.body.code]).toEqual([problemStatus[allowed.code], allowed.code]);
		}
		if (everybodyGets !== undefined) expect(answer.body).toEqual(everybodyGets);
		else for (const mark of owned.marks) expect(saidIn(answer)).not.toContain(mark);
	});

	it("the owner's data is unchanged", async () => {
		expect(await kept()).toEqual(before);
	});
});

describe("the owner", () => {
	let reader: Owner;
	beforeAll(async () => {
		reader = await createOwner();
	});

	it.each(names)("%s answers the owner", async (name) => {
		const { own, others, ownGet } = routeCases[name];
		const one = own === undefined && routes[name].method === "GET" ? reader : await createOwner();
		const answer = await send(one.visitor, routes[name], await (own ?? others)(one));
		expect(answer.status, saidIn(answer)).toBe(ownGet);
	});

	it("the export contains everything of the owner", async () => {
		const { visitor, marks } = await owner();
		const everything = saidIn(await visitor.call("exportData"));
		for (const mark of marks) expect(everything).toContain(mark);
	});
});
