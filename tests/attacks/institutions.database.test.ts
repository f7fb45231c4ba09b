import { Client } from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { invitationDays } from "#domain/institutions/invitation.ts";
import { attackedSchool, attackSchool, storedOf } from "../setup/attacked-school.ts";
import { prepareDatabase } from "../setup/database.ts";
import { institutionsOn } from "../setup/institutions.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../setup/live-server.ts";
import { signedIn } from "../setup/people.ts";

// The secrets of a school: every route of it, asked by everyone who must not.
const test = prepareDatabase();
let server: LiveServer;
let target: Awaited<ReturnType<typeof attackedSchool>>;
beforeAll(async () => {
	server = createLiveServer(test);
	target = await attackedSchool(server, test);
});
const { institution, teacher } = institutionsOn(() => server);
const setRole = (school: { readonly visitor: Visitor }, id: string, role: string) =>
	school.visitor.ask(`/api/institution/teachers/${id}`, { method: "PATCH", body: { role } });

/** A counsellor of another school, which has one; and its manager. */
async function otherSchool() {
	const other = await institution("Collège Galilée");
	const counsellor = await teacher(other.code, "Petit");
	await setRole(other, (await other.page()).teachers[0].id, "counsellor");
	return { other, counsellor };
}

const outsiders: readonly (readonly [string, () => Promise<Visitor>])[] = [
	["a guest", async () => server.visitor("203.0.113.7")],
	["a pupil of another school", async () => (await signedIn(server, { ageBand: "15to17" })).visitor],
	["a parent", async () => (await signedIn(server, { role: "parent" })).visitor],
	["a teacher of no school", async () => (await signedIn(server, { role: "teacher" })).visitor],
	[
		"a teacher of another school",
		async () => (await teacher((await institution("Collège Galilée")).code, "Petit")).visitor,
	],
	["a counsellor of another school", async () => (await otherSchool()).counsellor.visitor],
	["a manager of another school", async () => (await otherSchool()).other.visitor],
	[
		"a manager of a school that has asked for a merger and was refused",
		async () => {
			const refused = await institution("Collège Refusé");
			await refused.visitor.call("askForMerger", { code: target.school.code });
			const { offered } = (await target.school.page()).merger;
			const { id } = offered.find(({ name }: { name: string }) => name === "Collège Refusé");
			const body = { isAccepted: false };
			await target.school.visitor.ask(`/api/institution/mergers/${id}/answer`, { method: "POST", body });
			return refused.visitor;
		},
	],
	["a removed counsellor, to whom a pupil had shown a summary", async () => target.gone.visitor],
	["a former manager, who has left", async () => target.former.visitor],
];

describe("an outsider of a school", () => {
	it.each(outsiders)("%s reads nothing of it and changes nothing", async (_, enter) => {
		const visitor = await enter();
		const before = await storedOf(test, target.known);
		const answers = await attackSchool(visitor, target.known);
		expect(answers.length).toBeGreaterThan(30);
		for (const [name, { status, body, headers }] of answers) {
			const said = JSON.stringify(body);
			expect([name, ["Zénith", ...target.secrets].filter((secret) => said.includes(secret))]).toEqual([
				name,
				[],
			]);
			expect([name, status < 500, headers.get("cache-control")]).toEqual([name, true, "no-store"]);
		}
		expect(await storedOf(test, target.known)).toBe(before);
	});
});

describe("a person inside who is not in charge", () => {
	const notTheirs = ["leaveInstitution"] as const;
	const ownSummary = ["counsellors", "showSummary", "hideSummary", ...notTheirs] as const;
	it.each([
		["a teacher", () => target.quetzal.visitor, ["Quetzal"]],
		// A pupil's shown summary is read on one page alone.
		["a counsellor", () => target.wyvern.visitor, ["Yvelines", "Which maths"]],
		["a pupil", () => target.pupil.visitor, []],
	] as const)("%s reads the name of the school at most, and changes nothing", async (_, enter, own) => {
		const before = await storedOf(test, target.known);
		for (const [name, { body }] of await attackSchool(enter(), target.known, ownSummary)) {
			const said = JSON.stringify(body);
			const hidden = target.secrets.filter(
				(secret) => name !== "shownSummaries" || !own.some((one) => one === secret),
			);
			expect([name, hidden.filter((secret) => said.includes(secret))]).toEqual([name, []]);
		}
		expect(await storedOf(test, target.known)).toBe(before);
	});

	it("a counsellor sees nothing more of a pupil who has taken the summary back", async () => {
		const { pupil, wyvern, known } = target;
		const path = `/api/counsellors/${known.counsellorId}/summary`;
		expect((await wyvern.visitor.call("shownSummaries")).body.summaries).toHaveLength(1);
		await pupil.visitor.ask(path, { method: "DELETE" });
		for (const [name, { body }] of await attackSchool(wyvern.visitor, known, ["leaveInstitution"]))
			expect([name, /Yvelines|Which maths/.test(JSON.stringify(body))]).toEqual([name, false]);
	});
});

describe("an ended invitation", () => {
	const tokenTo = async (to: string): Promise<string> => {
		await server.deliver();
		const mail = server.mails.findLast((one) => one.to === to && one.kind === "institutionInvites");
		return /\/invitation#(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
	};
	type Invited = {
		readonly school: Awaited<ReturnType<typeof institution>>;
		readonly email: string;
		readonly token: string;
		readonly visitor: Visitor;
	};
	const idOf = async ({ school }: Invited) => (await school.page()).invitations[0].id;
	const endings: readonly (readonly [string, (invited: Invited) => Promise<unknown>])[] = [
		[
			"withdrawn",
			async (one) =>
				one.school.visitor.ask(`/api/institution/invitations/${await idOf(one)}`, { method: "DELETE" }),
		],
		["refused", async ({ visitor, token }) => visitor.call("refuseInvitation", { token })],
		[
			"sent again",
			async ({ school, email }) => {
				await school.visitor.call("inviteTeacher", { email, locale: "en", role: "inCharge" });
				await server.deliver();
			},
		],
		[
			"lapsed",
			async ({ email }) =>
				test.ask(
					`UPDATE institution_invitation SET invited_at = invited_at - interval '${invitationDays.lapse + 1} days' WHERE email = $1`,
					[email],
				),
		],
		[
			"of a school that was deleted",
			async ({ school }) => school.visitor.ask("/api/institution", { method: "DELETE" }),
		],
	];
	it.each(endings)("an invitation that is %s gives no membership and makes no manager", async (_, end) => {
		const school = await institution("Lycée Ampère");
		const { visitor, email } = await signedIn(server, { role: "teacher" });
		await school.visitor.call("inviteTeacher", { email, locale: "en", role: "inCharge" });
		const token = await tokenTo(email);
		await end({ school, email, token, visitor });
		const answer = await visitor.call("acceptInvitation", { token });
		expect(answer.status).toBe(410);
		expect((await visitor.call("institution")).body.institution).toBeNull();
		expect((await visitor.call("institutionMembership")).body.institution).toBeNull();
	});
});

describe("an access token", () => {
	const sums = (authorization?: string, visitor = server.visitor()) =>
		visitor.ask("/api/institution/sums", authorization === undefined ? {} : { headers: { authorization } });

	it("an access token opens the sums alone, and the sums open by nothing else", async () => {
		const { token, school, known } = target;
		expect((await sums(`Bearer ${token}`)).status).toBe(200);
		const { forwarded, endedToken } = known;
		for (const wrong of [
			undefined,
			token,
			`Bearer ${endedToken}`,
			`Bearer ${forwarded}`,
			`bearer ${token}x`,
		]) {
			const { status, body } = await sums(wrong, school.visitor);
			expect([status, JSON.stringify(body).includes("Zénith")]).toEqual([401, false]);
		}
		const headers = { authorization: `Bearer ${token}` };
		for (const path of ["/api/institution", "/api/institution/tokens", "/api/institution/data-protection/en"])
			expect((await server.visitor().ask(path, { headers })).status).toBe(401);
	});
});

describe("a manager who is removed while their requests wait", () => {
	it("a manager who was removed while their requests waited changes nothing any more", async () => {
		const school = await institution("Lycée Ampère");
		const racing = await teacher(school.code, "Racing", 0);
		const [{ id: teacherId }] = (await school.page()).teachers;
		await school.visitor.call("promoteTeacher", { teacherId });
		await school.visitor.call("makeAccessToken", { name: "Grid" });
		await school.visitor.call("askForMerger", { code: target.school.code });
		const [kept] = (await school.visitor.call("accessTokens")).body.tokens;
		const before = await school.page();
		const lock = new Client({ connectionString: test.address });
		await lock.connect();
		try {
			await lock.query("BEGIN");
			await lock.query("SELECT 1 FROM institution WHERE code = $1 FOR UPDATE", [school.code]);
			const actions = [
				racing.visitor.call("makeAccessToken", { name: "Late" }),
				racing.visitor.ask(`/api/institution/tokens/${kept.id}`, { method: "DELETE" }),
				racing.visitor.call("withdrawMerger"),
				racing.visitor.call("replaceInstitutionCode"),
			];
			const waiting = () =>
				lock.query(
					"SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
				);
			await expect.poll(async () => (await waiting()).rowCount).toBe(actions.length);
			await lock.query(
				"DELETE FROM institution_manager WHERE account_id = (SELECT id FROM account WHERE email = $1)",
				[racing.email],
			);
			await lock.query("COMMIT");
			for (const { status, body } of await Promise.all(actions))
				expect([status, body.code]).toEqual([404, "institutions.none"]);
		} finally {
			await lock.end();
		}
		const { tokens } = (await school.visitor.call("accessTokens")).body;
		expect(tokens).toEqual([kept]);
		const after = await school.page();
		expect([after.code, after.merger.asked]).toEqual([before.code, before.merger.asked]);
	});
});
