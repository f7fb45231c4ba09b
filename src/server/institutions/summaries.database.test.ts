import { beforeAll, describe, expect, it } from "vitest";
import { summaryMailDays, summaryShownDays } from "#domain/institutions/shown-summary.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { institutionsOn } from "../../../tests/setup/institutions.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { password, signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});
const { institution, teacher } = institutionsOn(() => server);

const day = 24 * 60 * 60_000;
const parts = [{ title: "My questions", lines: [{ text: "Which maths do I keep?", note: "first" }] }];
const show = (one: Visitor, counsellorId: string, sent: unknown = parts) =>
	one.ask(`/api/counsellors/${counsellorId}/summary`, {
		method: "PUT",
		body: { locale: "en", parts: sent },
	});
const hide = (one: Visitor, counsellorId: string) =>
	one.ask(`/api/counsellors/${counsellorId}/summary`, { method: "DELETE" });
const seenBy = async (one: Visitor) => (await one.call("shownSummaries")).body.summaries;

type School = Awaited<ReturnType<typeof institution>>;
const memberOf = async (school: School, lastName: string): Promise<string> =>
	(await school.page()).teachers.find((found: { lastName: string }) => found.lastName === lastName).id;
const setRole = async (school: School, id: string, role: string) =>
	school.visitor.ask(`/api/institution/teachers/${id}`, { method: "PATCH", body: { role } });

/** A school with a teacher, a counsellor, and a pupil with an account in the teacher's class. */
async function schoolWithCounsellor() {
	const school = await institution();
	const roux = await teacher(school.code, "Roux");
	const counsellor = await teacher(school.code, "Morel", 0);
	const counsellorId = await memberOf(school, "Morel");
	await setRole(school, counsellorId, "counsellor");
	const pupil = await signedIn(server, { firstName: "Lina", lastName: "Petit", ageBand: "15to17" });
	const { code } = (await roux.visitor.ask(`/api/classes/${roux.classes[0]}`)).body;
	expect((await pupil.visitor.call("joinClass", { code })).status).toBe(200);
	return { school, roux, counsellor, counsellorId, pupil };
}

describe("a summary that a pupil shows a counsellor", () => {
	it("the counsellor reads exactly what was shown, until the pupil takes it back", async () => {
		const { counsellor, counsellorId, pupil } = await schoolWithCounsellor();
		const { counsellors, shown } = (await pupil.visitor.call("counsellors")).body;
		expect(counsellors).toEqual([{ id: counsellorId, name: "Claire Morel", institution: "Lycée Curie" }]);
		expect(shown).toEqual([]);
		expect(await seenBy(counsellor.visitor)).toEqual([]);
		expect((await show(pupil.visitor, counsellorId)).status).toBe(200);
		expect(await seenBy(counsellor.visitor)).toMatchObject([{ pupil: "Lina Petit", locale: "en", parts }]);
		// Shown again, it replaces the earlier one.
		const later = [{ title: "My subjects", lines: [{ text: "Maths" }] }];
		expect((await show(pupil.visitor, counsellorId, later)).status).toBe(200);
		expect(await seenBy(counsellor.visitor)).toMatchObject([{ parts: later }]);
		expect((await pupil.visitor.call("exportData")).body.shownSummaries).toMatchObject([
			{ counsellor: "Claire Morel", parts: later },
		]);
		expect((await hide(pupil.visitor, counsellorId)).status).toBe(204);
		expect((await hide(pupil.visitor, counsellorId)).status).toBe(204);
		expect(await seenBy(counsellor.visitor)).toEqual([]);
		expect(await test.ask("SELECT 1 FROM shown_summary")).toEqual([]);
	});

	it("it ends by itself, and its row is deleted", async () => {
		const { counsellor, counsellorId, pupil } = await schoolWithCounsellor();
		await show(pupil.visitor, counsellorId);
		const [row] = await test.ask("SELECT ends_at - shown_at AS kept FROM shown_summary");
		expect(row?.kept).toMatchObject({ days: summaryShownDays });
		const job = server.services.jobDefinitions.find(({ name }) => name === "shown-summaries");
		await job?.handle({});
		expect(await test.ask("SELECT 1 FROM shown_summary")).toHaveLength(1);
		await test.ask("UPDATE shown_summary SET ends_at = now() - interval '1 second'");
		expect(await seenBy(counsellor.visitor)).toEqual([]);
		expect((await pupil.visitor.call("counsellors")).body.shown).toEqual([]);
		for (const _ of [1, 2]) await job?.handle({});
		expect(await test.ask("SELECT 1 FROM shown_summary")).toEqual([]);
	});

	it("no one else sees it: not a teacher, the managers, another school’s counsellor or a guest", async () => {
		const { school, roux, counsellorId, pupil } = await schoolWithCounsellor();
		const other = await schoolWithCounsellor();
		await show(pupil.visitor, counsellorId);
		for (const { visitor } of [roux, other.counsellor, other.roux]) expect(await seenBy(visitor)).toEqual([]);
		for (const visitor of [school.visitor, pupil.visitor])
			expect((await visitor.call("shownSummaries")).body.code).toBe("account.teacher_only");
		expect((await server.visitor().call("shownSummaries")).status).toBe(401);
		expect(JSON.stringify(await school.page())).not.toContain("Which maths");
		// A pupil shows nothing outside the schools of their classes, nor to a teacher who is no counsellor.
		const rouxId = await memberOf(school, "Roux");
		for (const id of [other.counsellorId, rouxId, crypto.randomUUID()])
			expect((await show(pupil.visitor, id)).status).toBe(404);
		await hide(other.pupil.visitor, counsellorId);
		expect(await test.ask("SELECT 1 FROM shown_summary")).toHaveLength(1);
	});

	it.each([
		[
			"the counsellor’s role ends",
			async ({ school, counsellorId }) => setRole(school, counsellorId, "teacher"),
		],
		["the counsellor is removed", async ({ school, counsellorId }) => school.remove(counsellorId, null)],
		[
			"the counsellor leaves",
			async ({ counsellor }) => counsellor.visitor.ask("/api/account/institution", { method: "DELETE" }),
		],
		[
			"the counsellor’s account is erased",
			async ({ counsellor }) => counsellor.visitor.call("erase", { password }),
		],
		["the pupil’s account is erased", async ({ pupil }) => pupil.visitor.call("erase", { password })],
		[
			"the institution is deleted",
			async ({ school }) => school.visitor.ask("/api/institution", { method: "DELETE" }),
		],
	] as [string, (people: Awaited<ReturnType<typeof schoolWithCounsellor>>) => Promise<{ status: number }>][])(
		"it is deleted once %s",
		async (_, happens) => {
			const people = await schoolWithCounsellor();
			await test.ask("DELETE FROM shown_summary");
			await show(people.pupil.visitor, people.counsellorId);
			expect((await happens(people)).status).toBe(204);
			expect(await test.ask("SELECT 1 FROM shown_summary")).toEqual([]);
			// A counsellor by a new appointment starts with nothing.
			await setRole(people.school, people.counsellorId, "counsellor");
			expect((await people.counsellor.visitor.call("shownSummaries")).body.summaries ?? []).toEqual([]);
		},
	);

	it("the counsellor gets one mail until they look, without a word about the pupil", async () => {
		const { roux, counsellor, counsellorId, pupil } = await schoolWithCounsellor();
		await test.ask("UPDATE account SET locale = 'fr' WHERE email = $1", [counsellor.email]);
		const mails = async () => {
			await server.deliver();
			return server.mails.filter(
				(mail) => mail.to === counsellor.email && mail.kind === "institutionSummaries",
			);
		};
		// Taken back before the mail is written: there is nothing to read.
		await show(pupil.visitor, counsellorId);
		await hide(pupil.visitor, counsellorId);
		expect(await mails()).toEqual([]);

		const other = await signedIn(server, { firstName: "Noé", lastName: "Garnier", ageBand: "15to17" });
		const { code } = (await roux.visitor.ask(`/api/classes/${roux.classes[0]}`)).body;
		await other.visitor.call("joinClass", { code });
		await Promise.all([pupil, other].map(({ visitor }) => show(visitor, counsellorId)));
		await show(pupil.visitor, counsellorId);
		const [mail, ...more] = await mails();
		expect(more).toEqual([]);
		expect(mail?.subject).toBe("Une synthèse vous attend sur Spectra");
		for (const part of [mail?.subject, mail?.text, mail?.html])
			expect(part).not.toMatch(/Lina|Petit|Noé|Garnier|maths|questions/);
		expect(await seenBy(counsellor.visitor)).toHaveLength(2);
		await show(pupil.visitor, counsellorId);
		expect(await mails()).toHaveLength(2);
		server.pass((summaryMailDays - 1) * day);
		await show(pupil.visitor, counsellorId);
		expect(await mails()).toHaveLength(2);
		server.pass(day);
		await show(other.visitor, counsellorId);
		expect(await mails()).toHaveLength(3);
	});

	it("nothing stays with a member whose role ends while a pupil shows a summary", async () => {
		const { school, counsellor, counsellorId, pupil } = await schoolWithCounsellor();
		for (let round = 0; round < 5; round += 1) {
			await setRole(school, counsellorId, "counsellor");
			await Promise.all([show(pupil.visitor, counsellorId), setRole(school, counsellorId, "teacher")]);
			await setRole(school, counsellorId, "counsellor");
			expect(await seenBy(counsellor.visitor)).toEqual([]);
		}
		server.pass(day);
	});
});
