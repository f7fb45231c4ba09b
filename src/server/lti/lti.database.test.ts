import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { launchesOn, pupilOf } from "../../../tests/setup/course-launch.ts";
import {
	type CoursePlatform,
	type CourseVisit,
	platformOf,
	startPlatform,
} from "../../../tests/setup/course-platform.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
const publicUrl = "http://localhost:3000";
const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`;
const minute = 60_000;
let platform: CoursePlatform;
let server: LiveServer;
let teacher: Visitor;

beforeAll(async () => {
	platform = await startPlatform(publicUrl, async () => (await server.visitor().call("ltiKeys")).body);
	server = createLiveServer(test, { ltiPlatforms: [platformOf(platform.issuer)] });
});
beforeEach(async () => {
	platform.failing = {};
	({ visitor: teacher } = await signedIn(server, { role: "teacher" }));
});
afterAll(() => platform.close());

const { launch, launched, enter, codeOf, linkedClass } = launchesOn(
	() => server,
	() => platform,
);

let activities = 0;
const activity = () => {
	activities += 1;
	return `activity-${activities}`;
};
const membership = async (token: string) => (await server.visitor().call("readMembership", { token })).body;
const page = async (classId: string) => (await teacher.ask(`/api/classes/${classId}`)).body;

describe("a teacher", () => {
	it("a teacher makes an activity: the class has the title of the course, and the platform gets a signed answer", async () => {
		const token = await launched(server.visitor(), { person: "9", role: "Instructor", activity: null });
		const frame = server.visitor();
		expect((await frame.call("readLaunch", { token })).body).toEqual({
			kind: "deep_link",
			platform: "Moodle",
			courseName: "Physics 2",
			linked: null,
			isChosen: false,
		});
		expect((await frame.call("answerLaunch", { token })).body.code).toBe("lti.expired");
		const made = await teacher.call("linkByLaunch", { token, classId: null, locale: "en" });
		const twice = await teacher.call("linkByLaunch", { token, classId: null, locale: "en" });
		expect(twice.body).toEqual(made.body);
		expect((await page(made.body.classId)).name).toBe("Physics 2");
		expect((await teacher.call("classes")).body.classes).toHaveLength(1);

		// The frame of the platform, in which no one is logged in, learns of the choice and answers.
		expect((await frame.call("readLaunch", { token })).body).toMatchObject({ isChosen: true });
		const { returnUrl, jwt } = (await frame.call("answerLaunch", { token })).body;
		expect(returnUrl).toBe(`${platform.issuer}/return`);
		const answer = await platform.readAnswer(jwt);
		expect(answer).toMatchObject({
			[claim("message_type")]: "LtiDeepLinkingResponse",
			[claim("deployment_id")]: "7",
			"https://purl.imsglobal.org/spec/lti-dl/claim/data": "kept by the tool",
		});
		expect((await frame.call("answerLaunch", { token })).body.code).toBe("lti.replayed");
		const [item] = answer["https://purl.imsglobal.org/spec/lti-dl/claim/content_items"] as {
			custom: Record<string, string>;
		}[];
		expect(item).toMatchObject({ type: "ltiResourceLink", title: "Physics 2" });

		const visitor = server.visitor();
		await enter(visitor, { ...pupilOf(activity()), custom: item?.custom ?? {} });
		expect((await page(made.body.classId)).pupils).toBe(1);
	});

	it("a teacher links their class to an activity that exists, and another in its place", async () => {
		const resource = activity();
		const first = await linkedClass(teacher, resource);
		const { id } = (await teacher.call("createClass", { name: "2nd B", level: "", locale: "fr" })).body;
		const visit: CourseVisit = { person: "9", role: "Instructor", activity: resource };
		const token = await launched(server.visitor(), visit);
		expect((await teacher.call("readLaunch", { token })).body.linked).toEqual({
			id: first,
			name: "Physics 2",
		});
		const stranger = (await signedIn(server, { role: "teacher" })).visitor;
		const theirs = await stranger.call("linkByLaunch", { token, classId: id, locale: "fr" });
		expect([theirs.status, theirs.body.code]).toEqual([404, "request.not_found"]);
		expect((await teacher.call("linkByLaunch", { token, classId: id, locale: "fr" })).status).toBe(200);
		const membership = await enter(server.visitor(), pupilOf(resource));
		expect((await server.visitor().call("readMembership", membership)).body.className).toBe("2nd B");
	});

	it("a teacher of the course alone chooses a class", async () => {
		const visitor = server.visitor();
		const visit = { person: "4242", role: "Learner", activity: null } as const;
		expect(await codeOf(visitor, visit)).toBe("lti.teacher_needed");
		const mentor: CourseVisit = { person: "1", role: "Mentor", activity: activity() };
		expect(await codeOf(visitor, mentor)).toBe("lti.role");
		const resource = activity();
		await linkedClass(teacher, resource);
		const token = await launched(visitor, pupilOf(resource));
		expect((await teacher.call("linkByLaunch", { token, classId: null, locale: "en" })).body.code).toBe(
			"lti.expired",
		);
		expect((await visitor.call("answerLaunch", { token })).body.code).toBe("lti.expired");
	});
});

describe("a pupil", () => {
	it("a pupil joins with a nickname, without an account, and finds the same membership from any device", async () => {
		const resource = activity();
		const classId = await linkedClass(teacher, resource);
		const first = await enter(server.visitor(), pupilOf(resource));
		const { name } = await membership(first.token);
		expect(name).not.toBe("");
		expect(await membership(first.token)).toMatchObject({ className: "Physics 2", course: "open" });
		const again = await enter(server.visitor(), pupilOf(resource), first.token);
		expect(again.isHeld).toBe(true);
		expect((await membership(again.token)).name).toBe(name);
		expect((await membership(first.token)).code).toBe("classes.membership_ended");
		const other = await enter(server.visitor(), pupilOf(resource, "another"), again.token);
		expect(other.isHeld).toBe(false);
		expect((await page(classId)).members).toHaveLength(2);

		// Of the platform's names and numbers nothing is stored.
		const rows = await test.ask("SELECT row_to_json(p)::text AS text FROM lti_place p");
		const members = await test.ask("SELECT row_to_json(m)::text AS text FROM class_member m");
		const launches = await test.ask(
			"SELECT row_to_json(l)::text AS text FROM lti_launch l WHERE kind = 'pupil'",
		);
		const stored = JSON.stringify([rows, members, launches]);
		for (const word of ['"4242"', "Zoé", "Roux", "zoe@", "gradebook"]) expect(stored).not.toContain(word);
		const accounts = await test.ask("SELECT count(*)::int AS count FROM account WHERE role = 'student'");
		expect(accounts).toEqual([{ count: 0 }]);
	});

	it("a pupil is known in each class apart, and no longer once they have left", async () => {
		const [one, two] = [activity(), activity()];
		await linkedClass(teacher, one);
		await linkedClass(teacher, two);
		const first = await enter(server.visitor(), pupilOf(one, "apart"));
		const second = await enter(server.visitor(), pupilOf(two, "apart"));
		const hashes = await test.ask("SELECT DISTINCT person_hash FROM lti_place");
		expect(hashes.length).toBeGreaterThan(1);
		await server.visitor().call("leaveClass", { token: first.token });
		expect((await membership(second.token)).className).toBe("Physics 2");
		const back = await enter(server.visitor(), pupilOf(one, "apart"));
		expect(await membership(back.token)).toMatchObject({ hasSent: false });
	});

	it("a pupil needs a class that is linked, open and not deleted", async () => {
		const resource = activity();
		expect(await codeOf(server.visitor(), pupilOf(resource))).toBe("lti.no_class");
		const classId = await linkedClass(teacher, resource);
		const inside = await enter(server.visitor(), pupilOf(resource));
		await teacher.ask(`/api/classes/${classId}`, { method: "PATCH", body: { isOpen: false } });
		const late = await launched(server.visitor(), pupilOf(resource, "late"));
		const refused = await server.visitor().call("joinByLaunch", { token: late });
		expect(refused.body.code).toBe("classes.closed");
		const back = await enter(server.visitor(), pupilOf(resource), inside.token);
		expect(back.isHeld).toBe(true);
		const open = await launched(server.visitor(), pupilOf(resource));
		await teacher.ask(`/api/classes/${classId}`, { method: "DELETE" });
		expect((await server.visitor().call("joinByLaunch", { token: open })).body.code).toBe("lti.no_class");
		expect(await codeOf(server.visitor(), pupilOf(resource))).toBe("lti.no_class");
	});

	it("a pupil arrives in the language of the platform", async () => {
		const resource = activity();
		await linkedClass(teacher, resource);
		const { answer } = await launch(server.visitor(), { ...pupilOf(resource), locale: "fr_FR" });
		expect(answer.headers.get("location")).toMatch(/^\/fr\/activity#/);
	});

	it("a pupil uses an activity's parameters only in the platform and deployment of its teacher", async () => {
		const resource = activity();
		await linkedClass(teacher, resource);
		const [row] = await test.ask("SELECT id FROM lti_link WHERE resource_link_id = $1", [resource]);
		const custom = { spectra_class: String(row?.id) };
		await test.ask("UPDATE lti_link SET deployment_id = '8' WHERE id = $1", [row?.id]);
		expect(await codeOf(server.visitor(), { ...pupilOf(activity()), custom })).toBe("lti.no_class");
	});
});

describe("the report", () => {
	const sendReports = async () => {
		const job = server.services.jobDefinitions.find(({ name }) => name === "lti-report");
		for (const { id } of await test.ask("SELECT id FROM lti_report")) await job?.handle({ id });
	};
	const keepHouse = () =>
		server.services.jobDefinitions.find(({ name }) => name === "lti-housekeeping")?.handle({});
	const report = async (token: string) => {
		const reported = await server.visitor().call("reportDone", { token });
		expect([reported.status, reported.body?.code]).toEqual([204, undefined]);
	};

	it("the report says done, once, when the pupil asks for it, and nothing else", async () => {
		const resource = activity();
		await linkedClass(teacher, resource);
		const { token } = await enter(server.visitor(), pupilOf(resource));
		await server.visitor().call("sendClassResult", { token, result: { categories: [] } });
		expect(await test.ask("SELECT id FROM lti_report")).toEqual([]);
		await report(token);
		await report(token);
		platform.scores.length = 0;
		await sendReports();
		await sendReports();
		expect(platform.scores).toEqual([
			{
				path: `/gradebook/${resource}/lineitem/scores?type_id=1`,
				body: {
					userId: "4242",
					scoreGiven: 1,
					scoreMaximum: 1,
					timestamp: expect.any(String),
					activityProgress: "Completed",
					gradingProgress: "FullyGraded",
				},
			},
		]);
		expect(await test.ask("SELECT id FROM lti_report")).toEqual([]);
		expect((await membership(token)).course).toBe("reported");
	});

	it("the report waits for a platform that is away, and the class does not", async () => {
		const resource = activity();
		await linkedClass(teacher, resource);
		const { token } = await enter(server.visitor(), pupilOf(resource));
		await report(token);
		platform.failing.scores = 503;
		await expect(sendReports()).rejects.toThrow("503");
		expect(await membership(token)).toMatchObject({ course: "reported", isOpen: true });
		platform.failing = {};
		platform.scores.length = 0;
		await sendReports();
		expect(platform.scores).toHaveLength(1);
	});

	it.each([
		["refused", 404, 0],
		["not taken for three days", 503, 4 * 24 * 60 * minute],
	])("a report that is %s may be repeated after the next launch", async (_, status, later) => {
		const own = createLiveServer(test, { ltiPlatforms: [platformOf(platform.issuer)] });
		const resource = activity();
		await linkedClass(teacher, resource);
		const { token } = await enter(server.visitor(), pupilOf(resource));
		await report(token);
		platform.failing.scores = status;
		await sendReports().catch(() => {});
		own.pass(later);
		await own.services.jobDefinitions.find(({ name }) => name === "lti-housekeeping")?.handle({});
		expect(await test.ask("SELECT id FROM lti_report")).toEqual([]);
		expect((await membership(token)).course).toBeNull();
		expect((await server.visitor().call("reportDone", { token })).body.code).toBe("lti.course_unknown");
		const back = await enter(server.visitor(), pupilOf(resource));
		expect((await membership(back.token)).course).toBe("open");
		await keepHouse();
	});

	it("the report needs a course that takes it", async () => {
		const resource = activity();
		const classId = await linkedClass(teacher, resource);
		const { code } = await page(classId);
		const joined = (await server.visitor().call("joinClass", { code })).body;
		expect((await membership(joined.token)).course).toBeNull();
		expect((await server.visitor().call("reportDone", joined)).body.code).toBe("lti.course_unknown");
		const endpoint = "https://purl.imsglobal.org/spec/lti-ags/claim/endpoint";
		for (const lineitem of ["https://evil.example/lineitem", "http://169.254.169.254/", null]) {
			const scope = ["https://purl.imsglobal.org/spec/lti-ags/scope/score"];
			const claims = { [endpoint]: { scope, lineitem } };
			const token = await launched(server.visitor(), pupilOf(resource, `of ${lineitem}`), { claims });
			const entered = (await server.visitor().call("joinByLaunch", { token })).body;
			expect((await membership(entered.token)).course).toBeNull();
		}
	});
});
