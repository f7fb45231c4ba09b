import { beforeAll, describe, expect, it } from "vitest";
import { careerIds } from "#domain/careers/career-id.ts";
import { categoryKeys } from "#domain/careers/category.ts";
import { maxWaitMs } from "#domain/classes/groups.ts";
import { formatsOf } from "#domain/shared/format.ts";
import { parisZone, toInstant } from "#domain/shared/instant.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { password, signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

/** A result as pages of earlier releases send it, which shares no line and no career with its next four neighbours. */
const result = (index: number) => ({
	categories: [0, 1].map((step) => ({ category: categoryKeys[(index * 2 + step) % 14], count: 3 - step })),
	careers: [0, 1, 2, 3, 4].map((step) => careerIds[(index * 5 + step) % 35]),
});

/** The part of such a result that the server keeps. */
const keptOf = (index: number) => ({
	categories: result(index).categories.map(({ category }) => ({ category })),
});

async function classOfTeacher(locale = "en") {
	const { visitor } = await signedIn(server, { role: "teacher", firstName: "Claire" });
	const made = await visitor.call("createClass", { name: "Year 10", level: "10", locale });
	const { id } = made.body;
	const page = async () => (await visitor.ask(`/api/classes/${id}`)).body;
	return { visitor, id, page, code: (await page()).code };
}

const school = "198.51.100.7";
const join = async (code: string, visitor: Visitor = server.visitor(school)): Promise<string> => {
	const answer = await visitor.call("joinClass", { code });
	expect(answer.status).toBe(200);
	return answer.body.token;
};
const send = (token: string, index: number) =>
	server.visitor(school).call("sendClassResult", { token, result: result(index) });
const joinAll = async (code: string, count: number): Promise<string[]> =>
	Promise.all(Array.from({ length: count }, () => join(code)));
const sendAll = async (tokens: readonly string[]) => {
	const answers = await Promise.all(tokens.map((token, index) => send(token, index)));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
};

describe("a class", () => {
	it("forty pupils of one address join at once, each under a nickname of their own", async () => {
		const { page, code } = await classOfTeacher("fr");
		const tokens = await joinAll(code, 40);
		await sendAll(tokens);
		const { members, picture, waiting } = await page();
		expect(new Set(members.map(({ name }: { name: string }) => name)).size).toBe(40);
		expect([members.length, picture.pupils, waiting]).toEqual([40, 40, 0]);
		expect(JSON.stringify(await page())).not.toMatch(/"sent":\{|"counted"/);
	});

	it("the class view is empty before a full group, and changes by no single pupil", async () => {
		const { page, code, visitor, id } = await classOfTeacher();
		const tokens = await joinAll(code, 12);
		await sendAll(tokens.slice(0, 4));
		expect(await page()).toMatchObject({ picture: { pupils: 0, careers: [] }, waiting: 4, untilFull: 1 });
		await sendAll(tokens.slice(4, 5));
		const { picture, members } = await page();
		expect(picture.pupils).toBe(5);
		await send(tokens[0] ?? "", 9);
		await server.visitor().call("leaveClass", { token: tokens[1] });
		const { name } = (await server.visitor().call("readMembership", { token: tokens[2] })).body;
		const removed = members.find((member: { name: string }) => member.name === name);
		await visitor.ask(`/api/classes/${id}/members/${removed.id}`, { method: "DELETE" });
		expect((await page()).picture).toEqual(picture);
		expect((await page()).members).toHaveLength(10);
		// The list counts present pupils, not those who left; its spectrum is that of the page.
		expect((await visitor.call("classes")).body.classes).toMatchObject([
			{ id, pupils: 10, picture: { pupils: 5, lines: picture.lines } },
		]);
		const nameless = await test.ask(
			`SELECT id FROM class_member WHERE class_id = '${id}' AND is_gone AND nickname IS NULL AND token_hash IS NULL`,
		);
		expect(nameless).toHaveLength(2);
		for (const ended of [tokens[1], tokens[2]]) {
			expect((await server.visitor().call("readMembership", { token: ended })).status).toBe(410);
		}
	});

	it("a class is joined by its code only while it is open", async () => {
		const { code, visitor, id, page } = await classOfTeacher();
		const pupil = server.visitor();
		for (const wrong of ["", "KRT 4M7 8", "CCCCCC", "<script>"]) {
			expect((await pupil.call("joinClass", { code: wrong })).status).toBe(404);
		}
		const token = await join(`${code.slice(0, 3)} ${code.slice(3).toLowerCase()}`);
		await visitor.ask(`/api/classes/${id}/code`, { method: "POST" });
		expect((await pupil.call("joinClass", { code })).body.code).toBe("classes.code_unknown");
		await visitor.ask(`/api/classes/${id}`, { method: "PATCH", body: { isOpen: false } });
		expect((await pupil.call("joinClass", { code: (await page()).code })).status).toBe(404);
		expect((await send(token, 0)).body.code).toBe("classes.closed");
	});

	it("another teacher, a student and a guest do not find the class", async () => {
		const { id, page } = await classOfTeacher();
		const before = await page();
		const { visitor: other } = await signedIn(server, { role: "teacher" });
		const { visitor: student } = await signedIn(server);
		for (const [asks, status] of [
			[other, 404],
			[student, 403],
			[server.visitor(), 401],
		] as const) {
			expect((await asks.ask(`/api/classes/${id}`)).status).toBe(status);
			expect((await asks.ask(`/api/classes/${id}/copies`, { method: "POST" })).status).toBe(status);
			expect((await asks.ask(`/api/classes/${id}`, { method: "DELETE" })).status).toBe(status);
		}
		expect(await page()).toEqual(before);
	});

	it("a pupil who sends twice at the same moment, or from a second device, counts once", async () => {
		const { page, code } = await classOfTeacher();
		const token = await join(code);
		const { visitor: lina } = await signedIn(server, { firstName: "Lina" });
		const phone = await join(code, lina);
		await joinAll(code, 4);
		const twice = await Promise.all([send(token, 0), send(token, 1), send(token, 0)]);
		expect(twice.map(({ status }) => status)).toEqual([204, 204, 204]);
		expect(await page()).toMatchObject({ pupils: 6, waiting: 1 });
		// A second device of an account takes over the membership with its sent result: the first learns that its
		// membership ended.
		expect((await send(phone, 2)).status).toBe(204);
		const laptop = await join(code, lina);
		expect((await server.visitor().call("readMembership", { token: laptop })).body).toMatchObject({
			hasSent: true,
		});
		expect((await send(phone, 3)).status).toBe(410);
		expect((await send(laptop, 3)).status).toBe(204);
		expect(await page()).toMatchObject({ pupils: 6, waiting: 2, picture: { pupils: 0 } });
	});

	it("a malformed result is refused", async () => {
		const { code } = await classOfTeacher();
		const token = await join(code);
		const [category] = result(0).categories;
		for (const wrong of [
			{ ...result(0), categories: [category, category] },
			{ ...result(0), careers: [...careerIds.slice(0, 6)] },
			{ ...result(0), careers: ["wizard"] },
		]) {
			const answer = await server.visitor().call("sendClassResult", { token, result: wrong });
			expect(answer.status).toBe(400);
		}
	});
});

/** A result with these three lines, and careers that no other has. */
const drawn = (lines: readonly number[], careers: number) => ({
	categories: lines.map((line, step) => ({ category: categoryKeys[line % 14], count: 5 - step })),
	careers: [0, 1].map((step) => careerIds[(careers * 2 + step) % 35]),
});

describe("a teacher with invented pupils", () => {
	const sendDrawn = (token: string, lines: readonly number[], careers: number) =>
		server.visitor(school).call("sendClassResult", { token, result: drawn(lines, careers) });

	it("no page of the teacher says which pupil has sent, nor whether a removed one had", async () => {
		const { page, code, visitor, id } = await classOfTeacher();
		const [first] = await joinAll(code, 3);
		await send(first ?? "", 0);
		const before = await page();
		expect(JSON.stringify(before)).not.toMatch(/hasSent/);
		expect(before).toMatchObject({ sent: 1, waiting: 1 });
		const name = (await server.visitor().call("readMembership", { token: first })).body.name;
		const { id: memberId } = before.members.find((member: { name: string }) => member.name === name);
		await visitor.ask(`/api/classes/${id}/members/${memberId}`, { method: "DELETE" });
		// Of a result that waits the name alone is removed: every number stays.
		const { members, pupils, recent, joinedWithin, ...numbers } = await page();
		expect(before).toMatchObject({ ...numbers, recent: { week: { sent: recent.week.sent } } });
		expect([members.length, pupils, joinedWithin.hour]).toEqual([2, 2, 2]);
		const gone = async () =>
			test.ask(
				`SELECT account_id, token_hash, nickname, sent IS NULL AS is_empty, counted
				FROM class_member WHERE class_id = '${id}' AND is_gone`,
			);
		const nameless = { account_id: null, token_hash: null, nickname: null, counted: null };
		expect(await gone()).toEqual([{ ...nameless, is_empty: false }]);
		await sendAll(await joinAll(code, 4));
		expect(await page()).toMatchObject({ picture: { pupils: 5 }, sent: 5, waiting: 0 });
		expect(await gone()).toEqual([{ ...nameless, is_empty: true }]);
	});

	it("a class that has received its maximum of results accepts no other", async () => {
		const { page, code, id } = await classOfTeacher();
		const [early, late] = await joinAll(code, 2);
		expect((await send(early ?? "", 0)).status).toBe(204);
		await test.ask(
			`INSERT INTO class_member (id, class_id, is_gone, joined_at, last_active_at)
			SELECT gen_random_uuid(), '${id}', true, to_timestamp(0), to_timestamp(0) FROM generate_series(1, 299)`,
		);
		expect(await page()).toMatchObject({ sent: 300, isUsedUp: true });
		expect((await send(late ?? "", 0)).body.code).toBe("classes.used_up");
		expect((await send(early ?? "", 1)).status).toBe(204);
		expect((await server.visitor().call("joinClass", { code })).body.code).toBe("classes.used_up");
	});

	it("a pupil who sends again and again does not delay the last group", async () => {
		const { page, code } = await classOfTeacher();
		const tokens = await joinAll(code, 13);
		for (const [index, token] of tokens.slice(3).entries())
			await sendDrawn(token, [index, index + 3, index + 7], index);
		expect(await page()).toMatchObject({ waiting: 5, untilFull: 0 });
		server.pass(maxWaitMs / 2);
		expect((await sendDrawn(tokens[12] ?? "", [1, 2, 3], 1)).status).toBe(204);
		server.pass(maxWaitMs / 2);
		expect(await page()).toMatchObject({ waiting: 0, picture: { pupils: 10 } });
	});

	it("one phone that sends equal results as five pupils and leaves keeps no class dark", async () => {
		const { page, code } = await classOfTeacher();
		const real = await joinAll(code, 28);
		for (const round of [0, 1, 2]) {
			const phones = await joinAll(code, 5);
			for (const token of phones) await sendDrawn(token, [0, 1, 2], round);
			for (const token of phones) await server.visitor(school).call("leaveClass", { token });
		}
		expect(await page()).toMatchObject({ waiting: 0, untilFull: 5 });
		for (const [index, token] of real.entries()) await sendDrawn(token, [index, index + 3, index + 7], index);
		// The result that the phone sent is counted, too: a group is never held back for its content.
		expect(await page()).toMatchObject({ picture: { pupils: 15 + 28 }, waiting: 0 });
	});

	it("the 25 of 28 pupils who sent are in the picture, although three never send", async () => {
		const { page, code } = await classOfTeacher();
		const tokens = await joinAll(code, 28);
		for (const [index, token] of tokens.slice(3).entries())
			await sendDrawn(token, [index, index + 3, index + 7], index);
		expect(await page()).toMatchObject({ picture: { pupils: 20 }, waiting: 5, untilFull: 0 });
		server.pass(maxWaitMs);
		// No request of a pupil ends the wait: the page itself does.
		expect(await page()).toMatchObject({ picture: { pupils: 25 }, waiting: 0 });
	});

	it("a counted result is neither replaced nor offered again", async () => {
		const { page, code } = await classOfTeacher();
		const tokens = await joinAll(code, 12);
		await sendAll(tokens.slice(0, 5));
		const [token] = tokens;
		expect((await server.visitor().call("readMembership", { token })).body).toMatchObject({
			hasSent: true,
			isCounted: true,
			sent: keptOf(0),
		});
		const before = (await page()).picture;
		expect((await send(token ?? "", 9)).body.code).toBe("classes.already_counted");
		expect((await page()).picture).toEqual(before);
	});
});

describe("a pupil with an account", () => {
	it("a pupil with an account has their first name, one membership across devices, and disappears with the account", async () => {
		const { code, page, id } = await classOfTeacher();
		const { visitor, email } = await signedIn(server, { firstName: "Lina", lastName: "Secretname" });
		const first = await join(code, visitor);
		const token = await join(code, visitor);
		expect((await server.visitor().call("readMembership", { token: first })).status).toBe(410);
		await sendAll([token, ...(await joinAll(code, 4))]);
		const { members, picture } = await page();
		expect([members.length, members[0].name, picture.pupils]).toEqual([5, "Lina", 5]);
		expect(JSON.stringify(await page())).not.toContain("Secretname");
		expect(JSON.stringify(await page())).not.toContain(email);
		const { classes: joined } = (await visitor.call("joinedClasses")).body;
		expect(joined).toMatchObject([{ className: "Year 10", hasSent: true }]);
		const exported = (await visitor.call("exportData")).body.classMemberships;
		expect(exported).toMatchObject([{ className: "Year 10", sent: keptOf(0) }]);
		// A part that a class does not count is not stored, although an older page sends it.
		const stored = await test.ask(
			`SELECT sent, counted FROM class_member WHERE class_id = '${id}' AND account_id IS NOT NULL`,
		);
		const storedForm = {
			careers: [],
			categories: keptOf(0).categories.map(({ category }) => ({ category, count: 0 })),
		};
		expect(stored).toEqual([{ sent: storedForm, counted: storedForm }]);
		expect((await visitor.call("erase", { password })).status).toBe(204);
		expect((await page()).picture).toEqual(picture);
		expect((await page()).members).toHaveLength(4);
		const kept = await test.ask(
			`SELECT * FROM class_member WHERE class_id = '${id}' AND account_id IS NOT NULL`,
		);
		expect(kept).toEqual([]);
	});

	it("a pupil leaves from the account, and no other account can do it for them", async () => {
		const { code, page } = await classOfTeacher();
		const { visitor } = await signedIn(server, { firstName: "Lina" });
		const token = await join(code, visitor);
		const [{ id }] = (await visitor.call("joinedClasses")).body.classes;
		const { visitor: other } = await signedIn(server);
		await other.ask(`/api/account/classes/${id}`, { method: "DELETE" });
		expect((await page()).members).toHaveLength(1);
		expect((await visitor.ask(`/api/account/classes/${id}`, { method: "DELETE" })).status).toBe(204);
		expect((await page()).members).toEqual([]);
		expect((await server.visitor().call("readMembership", { token })).status).toBe(410);
		expect((await visitor.call("joinedClasses")).body.classes).toEqual([]);
	});

	it("a pupil under fifteen without consent is a guest under a nickname", async () => {
		const { code, page } = await classOfTeacher();
		const child = { ageBand: "under15", guardianEmail: "parent@example.org", firstName: "Childname" };
		await join(code, (await signedIn(server, child)).visitor);
		expect(JSON.stringify(await page())).not.toContain("Childname");
	});
});

it("actions on a class are in the audit log of its teacher and of pupils with an account", async () => {
	const { visitor, id, page, code } = await classOfTeacher();
	const { visitor: pupil } = await signedIn(server, { firstName: "Lina" });
	const token = await join(code, pupil);
	await pupil.call("leaveClass", { token });
	await join(code);
	const [{ id: memberId }] = (await page()).members;
	await visitor.ask(`/api/classes/${id}/members/${memberId}`, { method: "DELETE" });
	for (const isOpen of [false, false, true])
		await visitor.ask(`/api/classes/${id}`, { method: "PATCH", body: { isOpen } });
	await visitor.ask(`/api/classes/${id}/code`, { method: "POST" });
	await visitor.ask(`/api/classes/${id}`, { method: "DELETE" });
	const eventsOf = async (one: Visitor) => {
		const { email } = (await one.call("profile")).body;
		const rows = await test.ask(
			`SELECT event FROM audit_event JOIN account ON account.id = account_id
			WHERE email = $1 AND event LIKE 'class%' ORDER BY audit_event.at`,
			[email],
		);
		return rows.map(({ event }) => event);
	};
	expect(await eventsOf(visitor)).toEqual([
		"class_created",
		"class_member_removed",
		"class_closed",
		"class_reopened",
		"class_code_replaced",
		"class_deleted",
	]);
	expect(await eventsOf(pupil)).toEqual(["class_joined", "class_left"]);
});

describe("an inactive class", () => {
	it("an inactive class is erased thirty days after its teacher's warning, unless it becomes active", async () => {
		const idle = createLiveServer(test);
		const { visitor, email } = await signedIn(idle, { role: "teacher" });
		const make = async (name: string) =>
			(await visitor.call("createClass", { name, level: "", locale: "en" })).body.id;
		const [kept, left] = [await make("Kept"), await make("Left")];
		const codeOf = async (id: string) => (await visitor.ask(`/api/classes/${id}`)).body.code;
		const code = await codeOf(kept);
		expect((await idle.visitor().call("joinClass", { code: await codeOf(left) })).status).toBe(200);
		const job = idle.services.jobDefinitions.find(({ name }) => name === "class-housekeeping");
		const dayMs = 24 * 60 * 60_000;
		idle.pass(336 * dayMs);
		await job?.handle({});
		await job?.handle({});
		await idle.deliver();
		const warnings = idle.mails.filter(({ kind, to }) => kind === "classEnds" && to === email);
		const end = new Date(idle.now().getTime() + 30 * dayMs);
		const date = formatsOf("en").longDate(toInstant(end), parisZone);
		expect(warnings.map(({ subject }) => subject).sort()).toEqual([
			`Your class Kept on Spectra will be deleted on ${date}`,
			`Your class Left on Spectra will be deleted on ${date}`,
		]);
		expect((await idle.visitor().call("joinClass", { code })).status).toBe(200);
		idle.pass(31 * dayMs);
		await job?.handle({});
		const rows = await test.ask(`SELECT id FROM school_class WHERE id IN ('${kept}', '${left}')`);
		expect(rows).toEqual([{ id: kept }]);
		// Nicknames are deleted with the class.
		expect(await test.ask(`SELECT nickname FROM class_member WHERE class_id = '${left}'`)).toEqual([]);
	});
});
