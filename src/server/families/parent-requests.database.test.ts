import { beforeAll, describe, expect, it } from "vitest";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { password, signedIn } from "../../../tests/setup/people.ts";
import { attempt } from "../../../tests/setup/work.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

const day = 24 * 60 * 60_000;

/** A parent with a code on the screen. */
async function asking(on: LiveServer = server, firstName = "Rosa") {
	const { visitor: parent } = await signedIn(on, { role: "parent", firstName });
	const made = await parent.call("makeParentCode");
	expect(made.status).toBe(200);
	const children = async () => (await parent.call("children")).body.children;
	return { parent, code: made.body.code as string, children };
}
const agree = (student: Visitor, code: string, parentName = "Rosa") =>
	student.call("agreeToParent", { code, parentName, childName: "Bibi" });
const read = (student: Visitor, code: string) => student.call("readParentCode", { code });

describe("a parent's code", () => {
	it("a parent's code shows the student who asks, and the parent sees nothing before the student agrees", async () => {
		const { parent, code, children } = await asking();
		const { visitor: student, email } = await signedIn(server, { firstName: "Beatrice" });
		await student.call("saveAttempt", attempt("2026-01-02T08:00:00.000Z", 1));
		const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
		expect((await read(student, typed)).body).toEqual({ parentName: "Rosa" });
		expect((await read(student, typed)).status).toBe(200);
		expect(await children()).toEqual([]);
		expect((await parent.call("familyLinks")).body.links).toEqual([]);
		expect((await student.call("ownFamily")).body.parents).toEqual([]);

		expect((await agree(student, typed)).status).toBe(200);
		const [child] = await children();
		expect(child).toMatchObject({ childName: "Bibi", view: { careers: [] } });
		const { parents } = (await student.call("ownFamily")).body;
		expect(parents).toMatchObject([{ id: child.id, parentName: "Rosa" }]);
		expect(parents[0].view).toEqual(child.view);
		const { accountId } = (await student.call("session")).body.session;
		for (const own of ["Beatrice", email, accountId]) expect(JSON.stringify(child)).not.toContain(own);
		expect((await parent.call("children")).body.code).toBeNull();
	});

	it("a parent's code links one student: of two who agree at the same moment one is linked", async () => {
		const { code, children } = await asking();
		const students = await Promise.all([1, 2].map(async () => (await signedIn(server)).visitor));
		const both = await Promise.all(students.map((student) => agree(student, code)));
		expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
		expect(await children()).toHaveLength(1);
		for (const student of students) expect((await read(student, code)).status).toBe(404);
	});

	it("a parent's code is valid for a day, until the next code, until its withdrawal, and not without the account", async () => {
		const own = createLiveServer(test);
		const { parent, code: first } = await asking(own);
		const { visitor: student } = await signedIn(own);
		const another = async () => (await parent.call("makeParentCode")).body.code;
		const second = await another();
		expect((await agree(student, first)).body.code).toBe("families.code_unknown");
		await parent.call("withdrawParentCode");
		expect((await agree(student, second)).status).toBe(404);
		const third = await another();
		expect((await parent.call("children")).body.code).toMatchObject({ expiresAt: expect.any(String) });
		own.pass(day + 1000);
		expect((await read(student, third)).status).toBe(404);
		expect((await agree(student, third)).status).toBe(404);
		expect((await parent.call("children")).body.code).toBeNull();
		const job = own.services.jobDefinitions.find(({ name }) => name === "family-housekeeping");
		await job?.handle([]);
		expect(
			await test.ask(`SELECT * FROM parent_code WHERE expires_at < '${own.now().toISOString()}'`),
		).toEqual([]);
		const leaving = await asking();
		expect((await leaving.parent.call("exportData")).body.parentCode).toMatchObject({
			expiresAt: expect.any(String),
		});
		await leaving.parent.call("erase", { password });
		expect((await read((await signedIn(server)).visitor, leaving.code)).status).toBe(404);
	});

	it("a student who was shown another name of the parent is not linked", async () => {
		const { parent, code, children } = await asking(server, "Mallory");
		const { visitor: student } = await signedIn(server);
		expect((await read(student, code)).body).toEqual({ parentName: "Mallory" });
		const { accountId } = (await parent.call("session")).body.session;
		await test.ask(`UPDATE account SET first_name = 'Mum' WHERE id = '${accountId}'`);
		expect((await agree(student, code, "Mallory")).body.code).toBe("families.code_unknown");
		expect(await children()).toEqual([]);
		// The student is shown the current name and decides again.
		expect((await read(student, code)).body).toEqual({ parentName: "Mum" });
		expect((await agree(student, code, "Mum")).status).toBe(200);
	});

	it("a parent's code is stored as a hash and can't be guessed by trying", async () => {
		const { code } = await asking();
		expect(JSON.stringify(await test.ask("SELECT * FROM parent_code"))).not.toContain(code);
		const { visitor: student } = await signedIn(server);
		for (const way of [read, agree]) {
			const tries: number[] = [];
			for (const character of "CDFGHJKMNPQ") tries.push((await way(student, character.repeat(8))).status);
			expect(tries).toEqual([...Array(10).fill(404), 429]);
			// After too many attempts the right code is refused, too.
			expect((await way(student, code)).status).toBe(429);
		}
	});

	it("a parent's code does not work on the parent's side, nor a student's code on the student's", async () => {
		const { parent, code } = await asking();
		expect((await parent.call("useFamilyCode", { code })).status).toBe(404);
		const { visitor: student } = await signedIn(server);
		const own = (await student.call("makeFamilyCode", { childName: "Bibi" })).body.code;
		const { visitor: other } = await signedIn(server);
		expect((await agree(other, own)).status).toBe(404);
		// Only students can use the parent's code.
		expect((await read(parent, code)).status).toBe(403);
	});

	it("an agreement needs a valid name, and a parent's consent under fifteen", async () => {
		const { code, children } = await asking();
		const { visitor: student } = await signedIn(server);
		const named = (childName: string) =>
			student.call("agreeToParent", { code, parentName: "Rosa", childName });
		expect((await named(" ")).body.code).toBe("forms.required");
		expect((await named("visit example.org")).body.code).toBe("forms.name_invalid");
		const { visitor: child } = await signedIn(server, {
			ageBand: "under15",
			guardianEmail: "mother@example.org",
		});
		for (const way of [read, agree])
			expect((await way(child, code)).body.code).toBe("account.consent_required");
		expect(await children()).toEqual([]);
	});

	it("the code is in the audit log of the parent, and the link in that of both", async () => {
		const { parent, code } = await asking();
		const { visitor: student } = await signedIn(server);
		await agree(student, code);
		const eventsOf = async (one: Visitor) =>
			(await one.call("exportData")).body.securityEvents.map(({ event }: { event: string }) => event);
		expect(await eventsOf(parent)).toEqual(expect.arrayContaining(["parent_code_made", "family_linked"]));
		expect(await eventsOf(student)).toContain("family_linked");
	});
});
