import { beforeAll, describe, expect, it } from "vitest";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { institutionsOn } from "../../../tests/setup/institutions.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { password, signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});
const { institution, teacher, pupils } = institutionsOn(() => server);
const memberIdOf = (
	{ teachers }: { teachers: { id: string; lastName: string }[] },
	lastName: string,
): string => teachers.find((one) => one.lastName === lastName)?.id ?? "";
const eventsOf = async (email: string): Promise<string[]> => {
	const rows = await test.ask(
		`SELECT event FROM audit_event JOIN account ON account.id = account_id
		WHERE email = $1 AND (event LIKE 'institution%' OR event LIKE 'classes%') ORDER BY audit_event.at, event`,
		[email],
	);
	return rows.map(({ event }) => String(event));
};

describe("the removal of a teacher", () => {
	it("a removed teacher's classes go to a named colleague with everything in them", async () => {
		const { page, remove, code, email } = await institution();
		const leaving = await teacher(code, "Roux", 2);
		const heir = await teacher(code, "Petit", 1);
		const [classId = ""] = leaving.classes;
		const [token] = await pupils(leaving.visitor, classId, [0, 3, 6, 9, 12]);
		const before = await page();
		const [from, to] = [memberIdOf(before, "Roux"), memberIdOf(before, "Petit")];
		for (const wrong of [null, from, crypto.randomUUID()])
			expect((await remove(from, wrong)).body.code).toBe("institutions.heir_needed");
		expect(await page()).toEqual(before);
		expect((await remove(from, to)).status).toBe(204);

		const after = await page();
		expect(after.teachers).toMatchObject([{ lastName: "Petit", classes: 3 }]);
		expect(after.picture).toEqual(before.picture);
		expect((await heir.visitor.call("classes")).body.classes).toHaveLength(3);
		expect((await leaving.visitor.call("classes")).body.classes).toEqual([]);
		expect((await leaving.visitor.ask(`/api/classes/${classId}`)).status).toBe(404);
		expect((await heir.visitor.ask(`/api/classes/${classId}`)).body).toMatchObject({ pupils: 5 });
		expect((await server.visitor().call("readMembership", { token })).body).toMatchObject({ hasSent: true });
		expect((await leaving.visitor.call("institutionMembership")).body).toEqual({ institution: null });

		await server.deliver();
		const to1 = (kind: string) => server.mails.findLast((mail) => mail.kind === kind);
		expect(to1("institutionRemoves")).toMatchObject({ to: leaving.email });
		expect(to1("institutionRemoves")?.text).toContain("now with Claire Petit");
		expect(to1("institutionHandsOver")).toMatchObject({ to: heir.email });
		expect(await eventsOf(email)).toEqual(["institution_created", "institution_teacher_removed"]);
		expect(await eventsOf(leaving.email)).toEqual(["institution_joined", "classes_handed_over"]);
		expect(await eventsOf(heir.email)).toEqual(["institution_joined", "classes_taken_over"]);
		// Idempotent: the second request changes nothing.
		expect((await remove(from, to)).status).toBe(204);
	});

	it("a removal needs no heir without classes, and a teacher of another institution is not found", async () => {
		const { page, remove, code } = await institution();
		const stranger = await institution("Collège Galilée");
		await teacher(code, "Roux", 0);
		await teacher(stranger.code, "Petit", 1);
		const memberId = memberIdOf(await page(), "Roux");
		const elsewhere = memberIdOf(await stranger.page(), "Petit");
		expect((await stranger.remove(memberId, null)).status).toBe(204);
		expect((await page()).teachers).toHaveLength(1);
		expect((await remove(elsewhere, memberId)).status).toBe(204);
		expect((await stranger.page()).teachers).toHaveLength(1);
		expect((await remove(memberId, null)).status).toBe(204);
		expect((await page()).teachers).toEqual([]);
	});

	it("a removal loses no class when the heir leaves at the same moment", async () => {
		const { page, remove, code } = await institution();
		const leaving = await teacher(code, "Roux", 1);
		const heir = await teacher(code, "Petit", 0);
		const before = await page();
		const [answer] = await Promise.all([
			remove(memberIdOf(before, "Roux"), memberIdOf(before, "Petit")),
			heir.visitor.ask("/api/account/institution", { method: "DELETE" }),
		]);
		const [kept, taken] = await Promise.all(
			[leaving, heir].map(async ({ visitor }) => (await visitor.call("classes")).body.classes.length),
		);
		expect([answer.status, kept, taken]).toEqual(answer.status === 204 ? [204, 0, 1] : [409, 1, 0]);
	});
});

describe("export and erasure around institutions", () => {
	it("a teacher's export names the institution, and erasure ends the membership with the classes", async () => {
		const { page, code } = await institution();
		const one = await teacher(code, "Roux", 1);
		const exported = (await one.visitor.call("exportData")).body;
		expect(exported.institutionMembership).toMatchObject({ name: "Lycée Curie", town: "Lyon" });
		expect((await one.visitor.call("erase", { password })).status).toBe(204);
		expect(await page()).toMatchObject({ teachers: [], classes: [] });
	});

	it("the erasure of an institution leaves its teachers their classes", async () => {
		const { visitor, code } = await institution();
		const one = await teacher(code, "Roux", 1);
		expect((await visitor.call("exportData")).body.institution).toMatchObject({ name: "Lycée Curie", code });
		expect((await visitor.call("erase", { password })).status).toBe(204);
		expect((await one.visitor.call("institutionMembership")).body).toEqual({ institution: null });
		expect((await one.visitor.call("classes")).body.classes).toHaveLength(1);
	});

	it("the end of an institution alone leaves its account", async () => {
		const { visitor, code, email } = await institution();
		const one = await teacher(code, "Roux", 1);
		expect((await visitor.ask("/api/institution", { method: "DELETE" })).status).toBe(204);
		expect((await visitor.call("institution")).body).toEqual({ institution: null });
		expect((await one.visitor.call("classes")).body.classes).toHaveLength(1);
		expect(await eventsOf(email)).toEqual(["institution_created", "institution_deleted"]);
	});
});

it("the institution is notified by mail when a teacher joins or leaves, and what happens to their classes", async () => {
	const { code, email } = await institution();
	const { visitor } = await teacher(code, "Roux", 2);
	const latest = async () => {
		await server.deliver();
		return server.mails.findLast(({ to }) => to === email);
	};
	expect((await latest())?.subject).toBe("Claire Roux has joined Lycée Curie on Spectra");
	await visitor.call("leaveInstitution");
	expect((await latest())?.subject).toBe("Claire Roux has left Lycée Curie on Spectra");
	expect((await latest())?.text).toContain("Their classes stay with them");
	const count = server.mails.length;
	await visitor.call("leaveInstitution");
	await server.deliver();
	expect(server.mails).toHaveLength(count);
});

it("an institution changes its name and town, and its teachers read the new ones", async () => {
	const { visitor, page, code } = await institution();
	const { visitor: member } = await teacher(code, "Petit", 0);
	const rename = (name: string, town = "Grenoble") =>
		visitor.call("changeInstitution", { names: { name, town } });
	expect((await rename(" ")).body.code).toBe("forms.required");
	expect((await rename("https://example.org")).body.code).toBe("forms.name_invalid");
	expect((await rename("Lycée Marie-Curie")).status).toBe(204);
	expect(await page()).toMatchObject({ name: "Lycée Marie-Curie", town: "Grenoble", isOpen: true, code });
	expect((await member.call("institutionMembership")).body.institution).toMatchObject({
		name: "Lycée Marie-Curie",
		town: "Grenoble",
	});
});

it("an institution sees whether an invited person waits, has joined, has refused or never answered", async () => {
	const { visitor, page, code } = await institution();
	const invite = (email: string) => visitor.call("inviteTeacher", { email, locale: "en" });
	const tokenFor = async (email: string) => {
		await server.deliver();
		const mail = server.mails.findLast(({ to, kind }) => to === email && kind === "institutionInvites");
		return /\/invitation#([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
	};
	const states = async () =>
		Object.fromEntries(
			(await page()).invitations.map((one: { email: string; state: string }) => [one.email, one.state]),
		);
	const { email: joining, visitor: joined } = await signedIn(server, { role: "teacher" });
	const [refusing, silent] = ["refusing@example.org", "silent@example.org"];
	for (const email of [joining.toUpperCase(), refusing, silent]) await invite(email);
	expect(await states()).toEqual({ [joining]: "waiting", [refusing]: "waiting", [silent]: "waiting" });

	await joined.call("joinInstitution", { code });
	const anyone = server.visitor();
	const token = await tokenFor(refusing);
	expect((await anyone.call("readInvitation", { token })).body).toMatchObject({
		name: "Lycée Curie",
		state: "waiting",
	});
	for (const _ of [1, 2]) expect((await anyone.call("refuseInvitation", { token })).status).toBe(204);
	await test.ask(
		"UPDATE institution_invitation SET invited_at = now() - interval '31 days' WHERE email = $1",
		[silent],
	);
	expect(await states()).toEqual({ [joining]: "joined", [refusing]: "refused", [silent]: "lapsed" });

	// Invited again: the earlier link stops working, and the state begins anew.
	await invite(refusing);
	const again = await tokenFor(refusing);
	expect((await anyone.call("readInvitation", { token })).status).toBe(410);
	expect((await anyone.call("readInvitation", { token: again })).body.state).toBe("waiting");
	expect((await states())[refusing]).toBe("waiting");
});
