import { expect } from "vitest";
import type { CoursePlatform, CourseVisit } from "./course-platform.ts";
import type { LiveServer, Visitor } from "./live-server.ts";

/** The header of a form. */
export const forms = { "content-type": "application/x-www-form-urlencoded" };

/** The parameters with which a platform starts a launch, beside its issuer. */
export const started = { login_hint: "4242", lti_message_hint: "2", client_id: "tool-1" };

/** A request as the platform's page sends it. */
export const post = (
	{ issuer }: Pick<CoursePlatform, "issuer">,
	visitor: Visitor,
	path: string,
	fields: Record<string, string>,
	headers = {},
) =>
	visitor.ask(path, {
		method: "POST",
		body: new URLSearchParams(fields).toString(),
		headers: { ...forms, origin: issuer, ...headers },
	});

/** How a launch differs from an honest one. */
export interface Changed {
	readonly claims?: Record<string, unknown>;
	/** Whether it is signed by a key that no one knows. */
	readonly isForeign?: boolean;
	/** The clock of the platform. */
	readonly at?: Date;
}

/** A pupil who opens an activity. */
export const pupilOf = (activity: string, person = "4242"): CourseVisit => ({
	person,
	role: "Learner",
	activity,
});

/** Launches from a platform, as browsers go through them. */
export const launchesOn = (server: () => LiveServer, platformHere: () => CoursePlatform) => {
	/** Starts a launch; the parameters with which the browser goes to the platform. */
	const start = async (visitor: Visitor, changes: Record<string, string> = {}) => {
		const platform = platformHere();
		const fields = { iss: platform.issuer, ...started, ...changes };
		const answer = await post(platform, visitor, "/api/lti/login", fields);
		expect([answer.status, answer.body?.code]).toEqual([303, undefined]);
		const location = new URL(answer.headers.get("location") ?? "");
		expect(location.origin + location.pathname).toBe(`${platform.issuer}/auth`);
		return Object.fromEntries(location.searchParams) as { state: string; nonce: string };
	};

	/** A launch up to its return. */
	const launch = async (visitor: Visitor, visit: CourseVisit, { claims, isForeign, at }: Changed = {}) => {
		const platform = platformHere();
		const { state, nonce } = await start(visitor);
		const honest = platform.claims(visit, nonce, at ?? server().now());
		const id_token = await platform.sign({ ...honest, ...claims }, isForeign);
		return {
			answer: await post(platform, visitor, "/api/lti/launch", { state, id_token }),
			state,
			id_token,
		};
	};

	/** The token of a launch's page. */
	const launched = async (visitor: Visitor, visit: CourseVisit, changed?: Changed): Promise<string> => {
		const { answer } = await launch(visitor, visit, changed);
		expect([answer.status, answer.body?.code]).toEqual([303, undefined]);
		const [, token = ""] = /^\/activity#([\w-]{43})$/.exec(answer.headers.get("location") ?? "") ?? [];
		expect(token).not.toBe("");
		return token;
	};

	/** A pupil's membership by a launch. */
	const enter = async (visitor: Visitor, visit: CourseVisit, held: string | null = null) => {
		const token = await launched(visitor, visit);
		const joined = await visitor.call("joinByLaunch", { token, held });
		expect([joined.status, joined.body.code]).toEqual([200, undefined]);
		return joined.body as { token: string; isHeld: boolean };
	};
	/** The code of the problem with which a launch is answered. */
	const codeOf = async (visitor: Visitor, visit: CourseVisit, changed?: Changed) =>
		(await launch(visitor, visit, changed)).answer.body?.code;

	/** A class that a teacher of the course has linked to an activity; its id. */
	const linkedClass = async (teacher: Visitor, activity: string): Promise<string> => {
		const token = await launched(server().visitor(), { person: "9", role: "Instructor", activity });
		const linked = await teacher.call("linkByLaunch", { token, classId: null, locale: "en" });
		expect([linked.status, linked.body.code]).toEqual([200, undefined]);
		return linked.body.classId;
	};
	return { start, launch, launched, enter, codeOf, linkedClass };
};
