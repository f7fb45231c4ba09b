import { beforeAll, describe, expect, it } from "vitest";
import { invitationDays } from "#domain/institutions/invitation.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { institutionsOn } from "../../../tests/setup/institutions.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});
const { institution, teacher } = institutionsOn(() => server);

const tokenTo = async (to: string): Promise<string> => {
	await server.deliver();
	const mail = server.mails.findLast((one) => one.to === to && one.kind === "institutionInvites");
	return /\/invitation#(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
};
const invite = (one: Visitor, email: string, role: string) =>
	one.call("inviteTeacher", { email, locale: "en", role });
const accept = (one: Visitor, token: string) => one.call("acceptInvitation", { token });
const person = (role: "teacher" | "institution" | "student" = "teacher") => signedIn(server, { role });

describe("invitations to a role", () => {
	it("a counsellor joins by the link in the mail, once, and both sides see it", async () => {
		const school = await institution();
		const { visitor, email } = await person();
		expect((await invite(school.visitor, email, "counsellor")).status).toBe(204);
		const token = await tokenTo(email);
		expect((await server.visitor().call("readInvitation", { token })).body).toMatchObject({
			role: "counsellor",
			state: "waiting",
			email,
		});
		expect((await accept(visitor, token)).status).toBe(204);
		const { teachers, invitations } = await school.page();
		expect(teachers).toMatchObject([{ role: "counsellor", isInCharge: false }]);
		expect(invitations).toMatchObject([{ email, role: "counsellor", state: "joined" }]);
		expect((await visitor.call("institutionMembership")).body.institution.role).toBe("counsellor");
		expect((await accept(visitor, token)).body.code).toBe("account.link_used");
	});

	it("a teacher of the institution and an institution’s account are put in charge", async () => {
		const school = await institution();
		const [roux, other] = [await teacher(school.code, "Roux"), await person("institution")];
		for (const { email } of [roux, other]) await invite(school.visitor, email, "inCharge");
		for (const { visitor, email } of [roux, other])
			expect((await accept(visitor, await tokenTo(email))).status).toBe(204);
		const { inCharge, teachers } = await school.page();
		expect(inCharge).toHaveLength(3);
		expect(teachers).toMatchObject([{ lastName: "Roux", isInCharge: true }]);
		expect((await other.visitor.call("institution")).body.institution.name).toBe("Lycée Curie");
	});

	it("a forwarded mail puts no stranger in charge, and a pupil accepts nothing", async () => {
		const school = await institution();
		const [stranger, pupil, invited] = [await person(), await person("student"), await person()];
		await invite(school.visitor, invited.email, "inCharge");
		const token = await tokenTo(invited.email);
		expect((await accept(stranger.visitor, token)).body.code).toBe("institutions.invited_another");
		expect((await accept(server.visitor(), token)).body.code).toBe("account.sign_in_required");
		await invite(school.visitor, pupil.email, "counsellor");
		expect((await accept(pupil.visitor, await tokenTo(pupil.email))).body.code).toBe(
			"institutions.invited_role",
		);
		// A manager elsewhere, and a teacher elsewhere, keep what they have.
		const [elsewhere, taken] = [await institution("Collège Galilée"), await person("institution")];
		const petit = await teacher(elsewhere.code, "Petit");
		await taken.visitor.call("createInstitution", { name: "Lycée Ampère", town: "Lyon" });
		for (const [{ visitor, email }, role, code] of [
			[petit, "counsellor", "institutions.member_already"],
			[taken, "inCharge", "institutions.exists"],
		] as const) {
			await invite(school.visitor, email, role);
			expect((await accept(visitor, await tokenTo(email))).body.code).toBe(code);
		}
		expect((await school.page()).inCharge).toHaveLength(1);
	});

	it("a withdrawn or lapsed invitation gives nothing until it is sent again, by another link", async () => {
		const school = await institution();
		const { visitor, email } = await person();
		await invite(school.visitor, email, "counsellor");
		const first = await tokenTo(email);
		const [{ id }] = (await school.page()).invitations;
		const stranger = await institution("Collège Galilée");
		const withdraw = (one: Visitor) => one.ask(`/api/institution/invitations/${id}`, { method: "DELETE" });
		expect((await withdraw(stranger.visitor)).status).toBe(204);
		expect((await school.page()).invitations).toMatchObject([{ state: "waiting" }]);
		expect((await withdraw(school.visitor)).status).toBe(204);
		expect((await school.page()).invitations).toMatchObject([{ state: "withdrawn" }]);
		expect((await accept(visitor, first)).body.code).toBe("account.link_expired");
		server.pass(1000);
		await invite(school.visitor, email, "counsellor");
		const second = await tokenTo(email);
		expect((await accept(visitor, first)).body.code).toBe("account.link_invalid");
		server.pass((invitationDays.lapse * 24 + 1) * 60 * 60_000);
		expect((await server.visitor().call("readInvitation", { token: second })).body.state).toBe("lapsed");
		// The session has ended meanwhile, too.
		expect((await accept(visitor, second)).status).not.toBe(204);
	});

	it("the same link in two servers at once gives one membership", async () => {
		const school = await institution();
		const { visitor, email } = await person();
		await invite(school.visitor, email, "inCharge");
		const token = await tokenTo(email);
		const elsewhere = createLiveServer(test).visitor();
		const headers = { cookie: visitor.cookie() };
		const path = "/api/institution-invitations/accept";
		const answers = await Promise.all([
			accept(visitor, token),
			elsewhere.ask(path, { method: "POST", body: { token }, headers }),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
		expect((await school.page()).inCharge).toHaveLength(2);
	});
});

describe("the role of a member", () => {
	it("a manager changes it, no one else does, and the member gets a mail", async () => {
		const school = await institution();
		const stranger = await institution("Collège Galilée");
		const roux = await teacher(school.code, "Roux");
		const [{ id }] = (await school.page()).teachers;
		const change = (one: Visitor) =>
			one.ask(`/api/institution/teachers/${id}`, { method: "PATCH", body: { role: "counsellor" } });
		expect((await change(stranger.visitor)).status).toBe(404);
		expect((await change(roux.visitor)).body.code).toBe("institutions.none");
		expect((await change(school.visitor)).status).toBe(204);
		expect((await change(school.visitor)).status).toBe(204);
		expect((await school.page()).teachers).toMatchObject([{ role: "counsellor" }]);
		await server.deliver();
		const mails = server.mails.filter(({ to, kind }) => to === roux.email && kind === "institutionRole");
		expect(mails.map(({ subject }) => subject)).toEqual(["Your role at Lycée Curie on Spectra"]);
	});
});
