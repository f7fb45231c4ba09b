import { beforeAll, describe, expect, it } from "vitest";
import { routes } from "#contract/routes/routes.ts";
import { type Caller, mayAsk } from "#domain/account/audience.ts";
import { freeTime, premiumStudent, wish } from "../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../tests/setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../tests/setup/live-server.ts";
import { signedIn } from "../../tests/setup/people.ts";
import { attempt, finishedGame } from "../../tests/setup/work.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
});

const table = Object.entries(routes);
const child = { ageBand: "under15", guardianEmail: "parent@example.org" };
const people: [string, Record<string, unknown> | null, Caller][] = [
	["a guest", null, null],
	["another student", { role: "student" }, { role: "student", consent: "not_needed" }],
	["a student without consent", child, { role: "student", consent: "pending" }],
	["a teacher", { role: "teacher" }, { role: "teacher", consent: "not_needed" }],
	["a parent", { role: "parent" }, { role: "parent", consent: "not_needed" }],
	["an institution", { role: "institution" }, { role: "institution", consent: "not_needed" }],
];
const refusals = ["account.sign_in_required", "account.consent_required", "account.student_only"];

/** A student with something of everything that is kept, and the words by which it would be known elsewhere. */
async function owner(): Promise<{
	visitor: Visitor;
	sessionId: string;
	appointmentId: string;
	marks: string[];
}> {
	const { visitor, email } = await premiumStudent(server, { firstName: "Ownerina" });
	const booked = await visitor.call("bookAppointment", wish(await freeTime(visitor)));
	const { id: appointmentId, meetingUrl } = booked.body.appointment;
	const kept = (await visitor.call("saveAttempt", attempt("2025-01-02T03:04:05.678Z"))).body;
	await visitor.ask("/api/saved-careers/paleontologist", { method: "PUT" });
	await visitor.call("completeGame", finishedGame("roller-coaster"));
	const sessionId = (await visitor.call("sessions")).body.sessions[0].id;
	return {
		visitor,
		sessionId,
		appointmentId,
		marks: [
			appointmentId,
			meetingUrl,
			email,
			"Ownerina",
			kept.id,
			kept.completedAt,
			"paleontologist",
			'roller-coaster","answers',
			sessionId,
		],
	};
}

it("binds every entry of the table once, and nothing else", () => {
	const bound = server.services.routes.map(({ route }) => `${route.method} ${route.path}`).sort();
	expect(bound).toEqual(table.map(([, { method, path }]) => `${method} ${path}`).sort());
});

describe("the matrix of who may ask for what", () => {
	it.each(people)("%s", async (_, form, caller) => {
		const owned = await owner();
		const before = (await owned.visitor.call("exportData")).body;
		for (const [name, route] of table) {
			// In a new browser each: some of these end the session.
			const visitor = form === null ? server.visitor() : (await signedIn(server, form)).visitor;
			const path = route.path
				.replace(":sessionId", owned.sessionId)
				.replace(":careerId", "paleontologist")
				.replace(":appointmentId", owned.appointmentId)
				.replace(":locale", "en")
				.replace(":file", `${"x".repeat(43)}.ics`);
			const takesBody = "body" in route;
			const answer = await visitor.ask(path, { method: route.method, ...(takesBody ? { body: {} } : {}) });
			const allowed = mayAsk(route.access, caller);
			const what = `${name} ${answer.status}`;
			if (allowed.ok) {
				expect(refusals, what).not.toContain(answer.body?.code);
				expect(answer.status, what).toBeLessThan(500);
			} else {
				expect([answer.status, answer.body.code], what).toEqual([
					allowed.code === "account.sign_in_required" ? 401 : 403,
					allowed.code,
				]);
			}
			const said = JSON.stringify(answer.body);
			for (const mark of owned.marks) expect(said, what).not.toContain(mark);
		}
		const { exportedAt, securityEvents, ...after } = (await owned.visitor.call("exportData")).body;
		expect(before).toMatchObject(after);
	});

	it("the owner", async () => {
		const { visitor, marks } = await owner();
		const everything = JSON.stringify((await visitor.call("exportData")).body);
		for (const mark of marks) expect(everything).toContain(mark);
		for (const [name, { method, access, path }] of table) {
			if (method !== "GET" || path.includes(":")) continue;
			const { status } = await visitor.call(name as keyof typeof routes);
			expect(status, `${name} ${access}`).toBe(200);
		}
	});
});
