import { beforeAll, describe, expect, it } from "vitest";
import { maxManagers } from "#domain/institutions/managers.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { institutionsOn } from "../../../tests/setup/institutions.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { password } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});
const { institution, teacher } = institutionsOn(() => server);

const pageOf = async (one: Visitor) => (await one.call("institution")).body.institution;
const teacherId = async (one: Visitor, lastName: string): Promise<string> =>
	(await pageOf(one)).teachers.find((found: { lastName: string }) => found.lastName === lastName).id;
const promote = async (one: Visitor, lastName: string) =>
	one.call("promoteTeacher", { teacherId: await teacherId(one, lastName) });
const managerId = async (one: Visitor, which: { isFirst?: boolean; lastName?: string }): Promise<string> => {
	const { inCharge } = await pageOf(one);
	return inCharge.find(
		(found: { isFirst: boolean; lastName: string }) =>
			(which.isFirst === undefined || found.isFirst === which.isFirst) &&
			(which.lastName === undefined || found.lastName === which.lastName),
	).id;
};
const end = (one: Visitor, id: string) => one.ask(`/api/institution/managers/${id}`, { method: "DELETE" });
const subjectsTo = async (to: string) => {
	await server.deliver();
	return server.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
};

describe("several managers of one institution", () => {
	it("a promoted teacher sees and manages the institution, and gets a mail", async () => {
		const { visitor: school, code } = await institution();
		const roux = await teacher(code, "Roux");
		expect(await pageOf(roux.visitor)).toBeNull();
		expect((await promote(school, "Roux")).status).toBe(204);
		expect((await promote(school, "Roux")).status).toBe(204);
		const seen = await pageOf(roux.visitor);
		expect(seen).toMatchObject({ name: "Lycée Curie", code });
		expect(seen.inCharge).toMatchObject([
			{ firstName: "Odile", isFirst: true, isYou: false },
			{ lastName: "Roux", isFirst: false, isYou: true },
		]);
		expect(seen.teachers).toMatchObject([{ lastName: "Roux", isInCharge: true }]);
		expect((await roux.visitor.call("institutionMembership")).body.institution.isInCharge).toBe(true);
		expect((await roux.visitor.ask("/api/institution/code", { method: "POST" })).status).toBe(204);
		expect(await subjectsTo(roux.email)).toContain("You are now in charge of Lycée Curie on Spectra");
		// News of teachers reach everyone in charge.
		await teacher((await pageOf(school)).code, "Morel");
		expect(await subjectsTo(roux.email)).toContain("Claire Morel has joined Lycée Curie on Spectra");
	});

	it("a manager is removed by another manager or by themselves, the first manager only by themselves", async () => {
		const { visitor: school, code } = await institution();
		const roux = await teacher(code, "Roux");
		await promote(school, "Roux");
		const first = await managerId(school, { isFirst: true });
		expect((await end(roux.visitor, first)).body.code).toBe("institutions.first_in_charge");
		expect((await roux.visitor.ask("/api/institution", { method: "DELETE" })).body.code).toBe(
			"institutions.first_in_charge",
		);
		expect((await end(school, await managerId(school, { lastName: "Roux" }))).status).toBe(204);
		expect(await pageOf(roux.visitor)).toBeNull();
		expect(await subjectsTo(roux.email)).toContain("You are no longer in charge of Lycée Curie on Spectra");
		expect((await end(school, first)).body.code).toBe("institutions.last_in_charge");
	});

	it("when the first one stops, the one longest in charge becomes the first, and the institution stays", async () => {
		const { visitor: school, code } = await institution();
		const [roux, morel] = [await teacher(code, "Roux"), await teacher(code, "Morel")];
		await promote(school, "Roux");
		server.pass(1000);
		await promote(school, "Morel");
		expect((await end(school, await managerId(school, { isFirst: true }))).status).toBe(204);
		expect(await pageOf(school)).toBeNull();
		expect((await pageOf(morel.visitor)).inCharge).toMatchObject([
			{ lastName: "Roux", isFirst: true },
			{ lastName: "Morel", isFirst: false },
		]);
		// The account of the school may found another institution, and teachers in charge leave like others.
		expect((await school.call("createInstitution", { name: "Lycée Ampère", town: "Lyon" })).status).toBe(204);
		const leave = (one: Visitor) => one.ask("/api/account/institution", { method: "DELETE" });
		expect((await leave(roux.visitor)).status).toBe(204);
		expect((await pageOf(morel.visitor)).inCharge).toMatchObject([{ lastName: "Morel", isFirst: true }]);
		expect((await leave(morel.visitor)).body.code).toBe("institutions.last_in_charge");
	});

	it("erasing the first person's account passes the institution on, and without another deletes it", async () => {
		const { visitor: school, code } = await institution();
		const roux = await teacher(code, "Roux");
		await promote(school, "Roux");
		expect((await school.call("erase", { password })).status).toBe(204);
		expect((await pageOf(roux.visitor)).inCharge).toMatchObject([{ lastName: "Roux", isFirst: true }]);
		expect((await roux.visitor.call("erase", { password })).status).toBe(204);
		expect(await test.ask("SELECT id FROM institution WHERE code = $1", [code])).toEqual([]);
	});

	it("a removed teacher is no longer in charge, and the number of managers is limited", async () => {
		const { visitor: school, code } = await institution();
		const names = Array.from({ length: maxManagers }, (_, index) => `Roux${index}`);
		for (const name of names) await teacher(code, name, 0);
		for (const name of names.slice(1)) expect((await promote(school, name)).status).toBe(204);
		expect((await promote(school, "Roux0")).body.code).toBe("institutions.charge_full");
		const removed = await teacherId(school, "Roux1");
		const path = `/api/institution/teachers/${removed}/removal`;
		expect((await school.ask(path, { method: "POST", body: { heirId: null } })).status).toBe(204);
		expect((await pageOf(school)).inCharge).toHaveLength(maxManagers - 1);
	});

	it("two managers who stop at the same moment leave one of them in charge", async () => {
		const { visitor: school, code } = await institution();
		const roux = await teacher(code, "Roux");
		await promote(school, "Roux");
		const own = [await managerId(school, { isFirst: true }), await managerId(school, { isFirst: false })];
		await Promise.all([end(school, own[0] ?? ""), end(roux.visitor, own[1] ?? "")]);
		const left = [await pageOf(school), await pageOf(roux.visitor)].filter((page) => page !== null);
		expect(left).toHaveLength(1);
	});
});

it("two managers who remove each other at the same moment, in two servers, leave one of them in charge", async () => {
	const second = createLiveServer(test);
	for (let round = 0; round < 8; round += 1) {
		const { visitor: school, code } = await institution();
		const [roux, morel] = [await teacher(code, "Roux"), await teacher(code, "Morel")];
		for (const name of ["Roux", "Morel"]) await promote(school, name);
		const ids = [
			await managerId(school, { lastName: "Morel" }),
			await managerId(school, { lastName: "Roux" }),
		] as const;
		const headers = { cookie: morel.visitor.cookie() };
		const elsewhere = second
			.visitor()
			.ask(`/api/institution/managers/${ids[1]}`, { method: "DELETE", headers });
		const answers = await Promise.all([end(roux.visitor, ids[0]), elsewhere]);
		// The second one is no longer in charge when its turn comes.
		expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
		expect((await pageOf(school)).inCharge).toHaveLength(2);
	}
});

it("the classes of a removed teacher go one by one to the colleagues who are named", async () => {
	const { visitor: school, code } = await institution();
	const leaving = await teacher(code, "Roux", 3);
	const [morel, blanc] = [await teacher(code, "Morel", 0), await teacher(code, "Blanc", 0)];
	const [first, second, third] = leaving.classes;
	const id = await teacherId(school, "Roux");
	const remove = (body: object) =>
		school.ask(`/api/institution/teachers/${id}/removal`, { method: "POST", body });
	const heirs = [
		{ classId: first, heirId: await teacherId(school, "Morel") },
		{ classId: second, heirId: await teacherId(school, "Blanc") },
	];
	// A class without a colleague keeps everything as it is.
	expect((await remove({ heirId: null, heirs })).body.code).toBe("institutions.heir_needed");
	expect((await remove({ heirId: id, heirs })).body.code).toBe("institutions.heir_needed");
	expect((await leaving.visitor.call("classes")).body.classes).toHaveLength(3);
	expect((await remove({ heirId: await teacherId(school, "Blanc"), heirs })).status).toBe(204);
	const idsOf = async (one: Visitor) =>
		(await one.call("classes")).body.classes.map((found: { id: string }) => found.id).sort();
	expect(await idsOf(morel.visitor)).toEqual([first]);
	expect(await idsOf(blanc.visitor)).toEqual([second, third].sort());
	await server.deliver();
	const news = server.mails.findLast(
		(mail) => mail.to === leaving.email && mail.kind === "institutionRemoves",
	);
	expect(news?.text).toContain("Claire Blanc and Claire Morel");
	for (const { email } of [morel, blanc])
		expect(await subjectsTo(email)).toContain("Claire Roux’s pupils are now with you on Spectra");
});

describe("merging two institutions", () => {
	const ask = (one: Visitor, code: string) => one.call("askForMerger", { code });
	const answer = (one: Visitor, fromId: string, isAccepted: boolean) =>
		one.ask(`/api/institution/mergers/${fromId}/answer`, { method: "POST", body: { isAccepted } });

	it("once both agree, teachers and managers belong to the second, and every class stays as it is", async () => {
		const [from, into] = [await institution("Lycée Ampère"), await institution("Lycée Curie")];
		const [roux, morel] = [await teacher(from.code, "Roux", 2), await teacher(into.code, "Morel", 1)];
		await promote(from.visitor, "Roux");
		expect((await ask(from.visitor, into.code.toLowerCase())).status).toBe(204);
		expect((await pageOf(from.visitor)).merger.asked).toMatchObject({ name: "Lycée Curie", town: "Lyon" });
		expect(await subjectsTo(into.email)).toContain(
			"Lycée Ampère asks to become part of Lycée Curie on Spectra",
		);
		const [offered] = (await pageOf(into.visitor)).merger.offered;
		expect(offered).toMatchObject({ name: "Lycée Ampère", teachers: 1 });
		const before = (await roux.visitor.ask(`/api/classes/${roux.classes[0]}`)).body;
		expect((await answer(into.visitor, offered.id, true)).status).toBe(204);
		const merged = await pageOf(into.visitor);
		expect(merged.teachers.map(({ lastName }: { lastName: string }) => lastName)).toEqual(["Morel", "Roux"]);
		expect(merged.classes).toHaveLength(3);
		expect(merged.inCharge).toHaveLength(3);
		expect(merged.merger).toEqual({ asked: null, offered: [] });
		expect((await pageOf(from.visitor)).name).toBe("Lycée Curie");
		expect((await pageOf(roux.visitor)).name).toBe("Lycée Curie");
		expect((await roux.visitor.ask(`/api/classes/${roux.classes[0]}`)).body).toEqual(before);
		expect((await morel.visitor.call("classes")).body.classes).toHaveLength(1);
		for (const { email } of [roux, from])
			expect(await subjectsTo(email)).toContain("Lycée Ampère is now part of Lycée Curie on Spectra");
		expect(await test.ask("SELECT id FROM institution WHERE code = $1", [from.code])).toEqual([]);
		const events = await test.ask(
			`SELECT email FROM audit_event JOIN account ON account.id = account_id
			WHERE event = 'institution_merged' AND email IN ($1, $2) ORDER BY email`,
			[from.email, into.email],
		);
		expect(events.map(({ email }) => email)).toEqual([from.email, into.email].sort());
	});

	it("nothing happens without the answer of the other, and a request can be refused or withdrawn", async () => {
		const [from, into] = [await institution("Lycée Ampère"), await institution("Lycée Curie")];
		const stranger = await institution("Lycée Autre");
		expect((await ask(from.visitor, from.code)).body.code).toBe("institutions.merge_self");
		expect((await ask(from.visitor, "CCCCCC")).body.code).toBe("institutions.code_unknown");
		await ask(from.visitor, into.code);
		const [{ id }] = (await pageOf(into.visitor)).merger.offered;
		expect((await answer(stranger.visitor, id, true)).status).toBe(404);
		expect((await answer(from.visitor, id, true)).status).toBe(404);
		expect((await answer(into.visitor, id, false)).status).toBe(204);
		expect((await answer(into.visitor, id, true)).status).toBe(404);
		await ask(from.visitor, into.code);
		expect((await from.visitor.ask("/api/institution/merger", { method: "DELETE" })).status).toBe(204);
		expect((await answer(into.visitor, id, true)).status).toBe(404);
		expect((await pageOf(from.visitor)).name).toBe("Lycée Ampère");
	});

	it("two institutions that ask and accept each other at the same moment become one", async () => {
		const [one, other] = [await institution("Lycée Ampère"), await institution("Lycée Curie")];
		await ask(one.visitor, other.code);
		await ask(other.visitor, one.code);
		const [[toOne], [toOther]] = [
			(await pageOf(one.visitor)).merger.offered,
			(await pageOf(other.visitor)).merger.offered,
		];
		await Promise.all([answer(one.visitor, toOne.id, true), answer(other.visitor, toOther.id, true)]);
		const rows = await test.ask("SELECT id FROM institution WHERE code IN ($1, $2)", [one.code, other.code]);
		expect(rows).toHaveLength(1);
		expect((await pageOf(one.visitor)).name).toBe((await pageOf(other.visitor)).name);
	});
});
