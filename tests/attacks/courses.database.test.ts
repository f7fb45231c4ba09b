import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ltiRoutes } from "#contract/lti.ts";
import { routes } from "#contract/routes.ts";
import { forms, launchesOn, post, pupilOf, started } from "../setup/course-launch.ts";
import { type CoursePlatform, platformOf, startPlatform } from "../setup/course-platform.ts";
import { prepareDatabase } from "../setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../setup/live-server.ts";
import { signedIn } from "../setup/people.ts";

// The secrets of a class in a course: every route of launches, asked by everyone who must not.
const test = prepareDatabase();
const activity = "an attacked activity";
const person = "moodle-person-quokka";
let platform: CoursePlatform;
let server: LiveServer;
let teacher: Visitor;
let classId: string;
/** The membership of the pupil who is attacked, and the launches that the attacker has seen. */
let held: string;
let name: string;
let seen: Seen;
beforeAll(async () => {
	platform = await startPlatform(
		"http://localhost:3000",
		async () => (await server.visitor().call("ltiKeys")).body,
	);
	server = createLiveServer(test, { ltiPlatforms: [platformOf(platform.issuer)] });
	({ visitor: teacher } = await signedIn(server, { role: "teacher" }));
	const token = await launched(server.visitor(), { person: "9", role: "Instructor", activity });
	const linked = await teacher.call("linkByLaunch", { token, classId: null, locale: "en" });
	({ classId } = linked.body);
	// The same pupil enters twice: the token of the first entry is over.
	const former = (await enter(server.visitor(), pupilOf(activity, person))).token;
	const { answer, state, id_token } = await launch(server.visitor(), pupilOf(activity, person));
	const used = answer.headers.get("location")?.split("#")[1] ?? "";
	held = (await server.visitor().call("joinByLaunch", { token: used, held: former })).body.token;
	({ name } = (await server.visitor().call("readMembership", { token: held })).body);
	seen = { used, former, state, id_token, teachers: token };
});
afterAll(() => platform.close());
const { launch, launched, enter } = launchesOn(
	() => server,
	() => platform,
);

/** The secrets that an attacker found on a device or on the way: all of them were used, or are over. */
interface Seen {
	readonly used: string;
	readonly former: string;
	readonly state: string;
	readonly id_token: string;
	/** The token of the page on which a teacher has chosen a class. */
	readonly teachers: string;
}

const forged = "A".repeat(43);
const login = () => ({ form: { iss: platform.issuer, ...started, client_id: "another" } });

/** The requests of an attacker to each route of launches. A route without requests does not compile. */
const attacks: Readonly<
	Record<keyof typeof ltiRoutes, (seen: Seen) => readonly { body?: unknown; form?: Record<string, string> }[]>
> = {
	startLtiLogin: () => [{}],
	startLtiLoginByForm: () => [login()],
	ltiLaunch: ({ state, id_token }) => [
		{ form: { state, id_token } },
		{ form: { state: forged, id_token } },
		{ form: { id_token } },
		{ form: { state, error: "access_denied" } },
	],
	ltiKeys: () => [{}],
	readLaunch: ({ used, former }) => [forged, used, former].map((token) => ({ body: { token } })),
	joinByLaunch: ({ used, former, teachers }) =>
		[forged, used, former, teachers].map((token) => ({ body: { token, held: former } })),
	linkByLaunch: ({ used, teachers }) => [
		...[forged, used].map((token) => ({ body: { token, classId: null, locale: "en" } })),
		{ body: { token: teachers, classId, locale: "en" } },
	],
	answerLaunch: ({ used, teachers }) => [forged, used, teachers].map((token) => ({ body: { token } })),
	reportDone: ({ used, former }) => [forged, used, former].map((token) => ({ body: { token } })),
};

const stored = async () =>
	JSON.stringify(
		await Promise.all(
			["lti_link", "lti_place", "lti_report", "class_member"].map((table) =>
				test.ask(`SELECT to_jsonb(t)::text AS row FROM ${table} t ORDER BY 1`),
			),
		),
	);

describe("a class in a course", () => {
	it.each([
		["a guest", async () => server.visitor("203.0.113.7")],
		["a student", async () => (await signedIn(server, { ageBand: "15to17" })).visitor],
		["a parent", async () => (await signedIn(server, { role: "parent" })).visitor],
		["an institution", async () => (await signedIn(server, { role: "institution" })).visitor],
		["another teacher", async () => (await signedIn(server, { role: "teacher" })).visitor],
	])("a class in a course gives %s nothing by a launch that is used, over or forged", async (_, come) => {
		const visitor = await come();
		const before = await stored();
		for (const route of Object.keys(attacks) as (keyof typeof attacks)[])
			for (const { form, body } of attacks[route](seen)) {
				const { path, method } = routes[route];
				const answer = form
					? await post(platform, visitor, path, form)
					: await visitor.ask(path, { method, ...(body === undefined ? {} : { body }) });
				const said = JSON.stringify([answer.body, [...answer.headers]]);
				const leaked = [name, classId, "Physics 2", "Zoé", "zoe@", person, held].filter((secret) =>
					said.includes(secret),
				);
				expect([route, leaked]).toEqual([route, []]);
				expect([route, answer.status < 500, answer.status !== 200 || route === "ltiKeys"]).toEqual([
					route,
					true,
					true,
				]);
			}
		expect(await stored()).toBe(before);
	});

	it("a message that another site, or another key, has signed or sent opens no class", async () => {
		for (const changed of [{ isForeign: true }, { claims: { iss: "https://evil.example" } }]) {
			const { answer } = await launch(server.visitor(), pupilOf(activity, person), changed);
			expect(answer.body.code).toBe("lti.invalid");
		}
		const bare = { method: "POST", body: `id_token=${seen.id_token}`, headers: forms };
		expect((await server.visitor().ask("/api/lti/launch", bare)).status).toBeGreaterThanOrEqual(400);
	});

	it("a teacher whose launch it is links no class of another teacher, and takes none over", async () => {
		const thief = (await signedIn(server, { role: "teacher" })).visitor;
		const token = await launched(server.visitor(), {
			person: "10",
			role: "Instructor",
			activity: "their own",
		});
		const linked = await thief.call("linkByLaunch", { token, classId, locale: "en" });
		expect([linked.status, linked.body.code]).toEqual([404, "request.not_found"]);
		expect((await thief.ask(`/api/classes/${classId}`)).status).toBe(404);
	});
});
