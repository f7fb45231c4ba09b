import { beforeAll, describe, expect, it } from "vitest";
import { result } from "../../../tests/setup/class-view.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { institutionsOn } from "../../../tests/setup/institutions.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});
const { institution, teacher, pupils } = institutionsOn(() => server);
const countsOf = (lines: { pupils: number | null }[]) => lines.map((line) => line.pupils ?? 0);

describe("an institution", () => {
	it("an institution is created once, with a name that contains no link", async () => {
		const { visitor } = await signedIn(server, { role: "institution" });
		expect((await visitor.call("institution")).body).toEqual({ institution: null });
		const form = { name: "Lycée Curie", town: "Lyon" };
		for (const [wrong, code] of [
			[{ ...form, name: " " }, "forms.required"],
			[{ ...form, town: "win.example.org" }, "forms.name_invalid"],
		] as const)
			expect((await visitor.call("createInstitution", wrong)).body.code).toBe(code);
		const made = await Promise.all([1, 2, 3].map(() => visitor.call("createInstitution", form)));
		expect(made.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
		expect((await visitor.call("institution")).body.institution).toMatchObject({
			name: "Lycée Curie",
			town: "Lyon",
			isOpen: true,
			teachers: [],
			classes: [],
			picture: { pupils: 0 },
		});
	});

	it("an institution is joined by its code while it is open, and not by a teacher who is in one", async () => {
		const { visitor, code, page } = await institution();
		const { visitor: one } = await signedIn(server, { role: "teacher", lastName: "Roux" });
		for (const wrong of ["", "CCCCCC", "<script>"]) {
			expect((await one.call("readInstitutionCode", { code: wrong })).status).toBe(404);
			expect((await one.call("joinInstitution", { code: wrong })).status).toBe(404);
		}
		const typed = `${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`;
		expect((await one.call("readInstitutionCode", { code: typed })).body).toEqual({
			name: "Lycée Curie",
			town: "Lyon",
		});
		expect((await one.call("institutionMembership")).body).toEqual({ institution: null });
		expect((await one.call("joinInstitution", { code: typed })).status).toBe(204);
		const { code: elsewhere } = await institution("Collège Galilée");
		const again = await Promise.all(
			[code, elsewhere].map((its) => one.call("joinInstitution", { code: its })),
		);
		expect(again.map(({ body }) => body.code)).toEqual([
			"institutions.member_already",
			"institutions.member_already",
		]);
		expect((await one.call("institutionMembership")).body.institution).toMatchObject({ name: "Lycée Curie" });

		const { visitor: late } = await signedIn(server, { role: "teacher" });
		await visitor.call("replaceInstitutionCode");
		expect((await late.call("joinInstitution", { code })).status).toBe(404);
		const fresh = (await page()).code;
		await visitor.ask("/api/institution", { method: "PATCH", body: { isOpen: false } });
		expect((await late.call("joinInstitution", { code: fresh })).status).toBe(404);
		await visitor.ask("/api/institution", { method: "PATCH", body: { isOpen: true } });
		expect((await late.call("joinInstitution", { code: fresh })).status).toBe(204);
		expect((await page()).teachers).toHaveLength(2);
	});

	it("an invitation is mailed to an address with or without an account, in either language", async () => {
		const { visitor, code } = await institution();
		const { email: known } = await signedIn(server, { role: "teacher" });
		const unknown = "nobody-yet@example.org";
		for (const [email, locale] of [
			[known, "en"],
			[unknown, "en"],
			[unknown, "fr"],
		])
			expect(await visitor.call("inviteTeacher", { email, locale })).toMatchObject({
				status: 204,
				body: null,
			});
		expect((await visitor.call("inviteTeacher", { email: "no address", locale: "en" })).status).toBe(422);
		await server.deliver();
		const mails = server.mails.filter(({ kind }) => kind === "institutionInvites");
		expect(mails.map(({ to }) => to).sort()).toEqual([known, unknown, unknown].sort());
		const english = mails.filter(({ subject }) => subject === "Lycée Curie invites you to Spectra");
		expect(english).toHaveLength(2);
		// The links to refuse differ, and nothing else does.
		const [first, second] = english.map(({ text }) => text.replace(/\/invitation#[\w-]{43}/, "/invitation"));
		expect(first).toBe(second);
		for (const { text } of mails) expect(text).toContain(`${code.slice(0, 3)}\u00a0${code.slice(3)}`);
		expect(mails.some(({ subject }) => subject === "Lycée Curie vous invite sur Spectra")).toBe(true);
		await visitor.ask("/api/institution", { method: "PATCH", body: { isOpen: false } });
		expect((await visitor.call("inviteTeacher", { email: unknown, locale: "en" })).body.code).toBe(
			"institutions.code_closed",
		);
	});
});

describe("the view of an institution", () => {
	it("an institution sees its teachers' classes in counts, and nothing of a pupil", async () => {
		const { code, page } = await institution();
		const one = await teacher(code, "Roux", 2);
		const { email: outside } = await signedIn(server, { role: "teacher", lastName: "Outside" });
		const { visitor: lina, email } = await signedIn(server, {
			firstName: "Linapupil",
			lastName: "Secretname",
		});
		const [classId = ""] = one.classes;
		const { code: classCode, members } = (await one.visitor.ask(`/api/classes/${classId}`)).body;
		expect(members).toEqual([]);
		await lina.call("joinClass", { code: classCode });
		await pupils(one.visitor, classId, [0, 3, 6, 9, null]);
		const seen = await page();
		expect(seen.teachers).toMatchObject([{ firstName: "Claire", lastName: "Roux", classes: 2 }]);
		expect(seen.classes).toMatchObject([
			{ name: "Roux 1", pupils: 0, sent: 0, shown: 0 },
			{ name: "Roux 0", pupils: 6, sent: 4, shown: 0, activeWeek: 4, activeMonth: 4 },
		]);
		expect(seen.picture.pupils).toBe(0);
		const nicknames = (await one.visitor.ask(`/api/classes/${classId}`)).body.members.map(
			({ name }: { name: string }) => name,
		);
		const text = JSON.stringify(seen);
		for (const secret of [...nicknames, "Linapupil", "Secretname", email, one.email, outside, classCode])
			expect(text).not.toContain(secret);
	});

	it("the view changes by no single pupil, and for a class exactly as the class's own page does", async () => {
		const { code, page } = await institution();
		const school = await teacher(code, "Roux");
		const [large = ""] = school.classes;
		const tokens = await pupils(school.visitor, large, [
			0,
			3,
			6,
			9,
			12,
			0,
			3,
			6,
			9,
			12,
			null,
			null,
			null,
			null,
			null,
		]);
		const before = await page();
		expect(before.picture.pupils).toBe(10);
		await server.visitor().call("leaveClass", { token: tokens[0] });
		await server.visitor().call("sendClassResult", { token: tokens[1], result: result(9) });
		await server.visitor().call("sendClassResult", { token: tokens[10], result: result(9) });
		expect((await page()).picture).toEqual(before.picture);

		// The differencing attack: a teacher joins with a class in which a single pupil has a line, and
		// leaves again.
		const small = await teacher(code, "Small");
		const [smallId = ""] = small.classes;
		await pupils(small.visitor, smallId, [0, 4, 0, 4, 10]);
		const own = (await small.visitor.ask(`/api/classes/${smallId}`)).body.picture;
		expect(own.pupils).toBe(5);
		const together = (await page()).picture;
		const learnt = countsOf(together.lines).map(
			(count, at) => count - (countsOf(before.picture.lines)[at] ?? 0),
		);
		expect(learnt).toEqual(countsOf(own.lines));
		for (const count of learnt) expect(count === 0 || count >= 3).toBe(true);
		expect((await small.visitor.ask("/api/account/institution", { method: "DELETE" })).status).toBe(204);
		expect((await page()).picture).toEqual(before.picture);
		expect((await small.visitor.call("classes")).body.classes).toHaveLength(1);
	});
});
