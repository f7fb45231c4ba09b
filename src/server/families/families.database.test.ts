import { beforeAll, describe, expect, it } from "vitest";
import { currentQuestionnaire } from "#content/quiz/index.ts";
import { isCategoryKey } from "#domain/careers/category.ts";
import { talkQuestions } from "#domain/families/talk.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { familyCodeOf, linkedParent } from "../../../tests/setup/families.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { password, signedIn } from "../../../tests/setup/people.ts";
import { answersWith, attempt } from "../../../tests/setup/work.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

const day = 24 * 60 * 60_000;
const answers = answersWith(1);
const questions = talkQuestions(currentQuestionnaire);
const [firstQuestion = ""] = questions.map(({ id }) => id);
/** The option of this number for every question of the two-view talk. */
const guesses = (option: number) => ({
	questionnaireVersion: currentQuestionnaire.version,
	guesses: Object.fromEntries(questions.map(({ id, options }) => [id, options[option]?.id ?? "none"])),
});

/** A student with a completed quiz, and a linked parent. */
async function family() {
	const { visitor: student, email } = await signedIn(server, { firstName: "Beatrice" });
	await student.call("saveAttempt", attempt("2026-01-02T08:00:00.000Z", 1));
	const { parent, email: parentEmail, linkId } = await linkedParent({ server, visitor: student });
	return { student, email, parent, parentEmail, linkId };
}
const childOf = async (parent: Visitor) => (await parent.call("children")).body.children[0];
const viewOfStudent = async (student: Visitor) => (await student.call("ownFamily")).body.parents[0].view;
const shown = (student: Visitor, linkId: string, thing: string, method = "PUT") =>
	student.ask(`/api/family/links/${linkId}/${thing}`, { method });
const guess = (parent: Visitor, linkId: string, body: unknown) =>
	parent.ask(`/api/family/links/${linkId}/guesses`, { method: "PUT", body });
const end = (one: Visitor, linkId: string) =>
	one.ask(`/api/account/family-links/${linkId}`, { method: "DELETE" });

describe("a student's code", () => {
	it("a student's code opens one link, once, however it is typed", async () => {
		const { visitor: student } = await signedIn(server);
		const { visitor: parent } = await signedIn(server, { role: "parent" });
		const code = await familyCodeOf(student);
		const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
		const two = await Promise.all([1, 2].map(() => parent.call("useFamilyCode", { code: typed })));
		expect(two.map(({ status }) => status).sort()).toEqual([200, 404]);
		const { visitor: stranger } = await signedIn(server, { role: "parent" });
		expect((await stranger.call("useFamilyCode", { code })).body.code).toBe("families.code_unknown");
		expect((await stranger.call("children")).body.children).toEqual([]);
	});

	it("a student's code is valid for a day, until the next code, and until its withdrawal", async () => {
		const own = createLiveServer(test);
		const { visitor: student } = await signedIn(own);
		const { visitor: parent } = await signedIn(own, { role: "parent" });
		const first = await familyCodeOf(student);
		const second = await familyCodeOf(student);
		expect((await parent.call("useFamilyCode", { code: first })).status).toBe(404);
		await student.call("withdrawFamilyCode");
		expect((await parent.call("useFamilyCode", { code: second })).status).toBe(404);
		const third = await familyCodeOf(student);
		own.pass(day + 1000);
		expect((await parent.call("useFamilyCode", { code: third })).status).toBe(404);
		expect((await student.call("ownFamily")).body.code).toBeNull();
		const job = own.services.jobDefinitions.find(({ name }) => name === "family-housekeeping");
		await job?.handle([]);
		expect(await test.ask(`SELECT * FROM family_code WHERE expires_at < '${toInstant(own.now())}'`)).toEqual(
			[],
		);
	});

	it("a student's code is stored as a hash and can't be guessed by trying", async () => {
		const { visitor: student } = await signedIn(server);
		const code = await familyCodeOf(student);
		expect(JSON.stringify(await test.ask("SELECT * FROM family_code"))).not.toContain(code);
		const { visitor: parent } = await signedIn(server, { role: "parent" });
		const tries: number[] = [];
		for (const character of "CDFGHJKMNPQ")
			tries.push((await parent.call("useFamilyCode", { code: character.repeat(8) })).status);
		expect(tries).toEqual([...Array(10).fill(404), 429]);
		// After too many attempts the right code is refused, too.
		expect((await parent.call("useFamilyCode", { code })).status).toBe(429);
	});

	it("making a code needs a valid name, and a parent's consent under fifteen", async () => {
		const { visitor: student } = await signedIn(server);
		expect((await student.call("makeFamilyCode", { childName: " " })).body.code).toBe("forms.required");
		const address = { childName: "visit example.org" };
		expect((await student.call("makeFamilyCode", address)).body.code).toBe("forms.name_invalid");
		const { visitor: child } = await signedIn(server, {
			ageBand: "under15",
			guardianEmail: "mother@example.org",
		});
		expect((await child.call("makeFamilyCode", { childName: "Bibi" })).body.code).toBe(
			"account.consent_required",
		);
	});
});

describe("the family view", () => {
	it("a parent sees exactly the student's own page of it, never an answer or the student's identity", async () => {
		const { student, email, parent, linkId } = await family();
		await shown(student, linkId, "careers/geologist");
		const child = await childOf(parent);
		expect(child).toMatchObject({ id: linkId, childName: "Bibi", view: { careers: ["geologist"] } });
		expect(child.view.interests.length).toBeGreaterThan(2);
		expect(child.view).toEqual(await viewOfStudent(student));
		const accountId = (await student.call("session")).body.session.accountId;
		const view = JSON.stringify(child);
		for (const own of ["Beatrice", "Byron", email, accountId]) expect(view).not.toContain(own);
		// An option may have the name of a field.
		const options = Object.values(answers).flatMap((chosen) => chosen.filter((id) => !isCategoryKey(id)));
		expect(options.length).toBeGreaterThan(10);
		for (const option of options) expect(view).not.toContain(`"${option}"`);
		await shown(student, linkId, "careers/geologist", "DELETE");
		expect((await childOf(parent)).view.careers).toEqual([]);
	});

	it("each parent has a family view of their own", async () => {
		const { student, parent, linkId } = await family();
		const other = await linkedParent({ server, visitor: student });
		await shown(student, linkId, "careers/geologist");
		expect((await childOf(parent)).view.careers).toEqual(["geologist"]);
		expect((await childOf(other.parent)).view.careers).toEqual([]);
	});

	it("the family view is empty once either ended the link, or consent is missing, and no mail is sent", async () => {
		for (const who of ["student", "parent"] as const) {
			const { student, email, parent, parentEmail, linkId } = await family();
			await server.deliver();
			const before = server.mails.length;
			expect((await end({ student, parent }[who], linkId)).status).toBe(204);
			expect((await parent.call("children")).body.children).toEqual([]);
			expect((await student.call("ownFamily")).body.parents).toEqual([]);
			for (const thing of ["careers/geologist", `answers/${firstQuestion}`])
				expect((await shown(student, linkId, thing)).body.code).toBe("families.link_ended");
			expect((await guess(parent, linkId, guesses(0))).body.code).toBe("families.link_ended");
			await server.deliver();
			expect(server.mails.slice(before).filter(({ to }) => [email, parentEmail].includes(to))).toEqual([]);
		}
		const { student, parent } = await family();
		const { accountId } = (await student.call("session")).body.session;
		await test.ask(`UPDATE account SET consent = 'pending' WHERE id = '${accountId}'`);
		expect(await childOf(parent)).toMatchObject({ view: null, talkVersion: null });
		expect((await student.call("ownFamily")).body.code).toBe("account.consent_required");
	});

	it("a parent and student of another family change nothing of a link", async () => {
		const { student, parent, linkId } = await family();
		const other = await family();
		const before = await childOf(parent);
		expect((await shown(other.student, linkId, "careers/geologist")).status).toBe(410);
		expect((await guess(other.parent, linkId, guesses(0))).status).toBe(410);
		expect((await end(other.parent, linkId)).status).toBe(204);
		expect(await childOf(parent)).toEqual(before);
		expect((await student.call("familyLinks")).body.links).toMatchObject([{ id: linkId, name: "Rosa" }]);
		expect((await parent.call("familyLinks")).body.links).toMatchObject([{ id: linkId, name: "Bibi" }]);
	});
});

describe("a two-view talk", () => {
	it("a talk shows an answer only once the student shares it, as it was then", async () => {
		const { student, parent, linkId } = await family();
		expect((await guess(parent, linkId, guesses(0))).status).toBe(204);
		const { ownAnswers } = (await student.call("ownFamily")).body.parents[0];
		expect(ownAnswers).toContainEqual({ questionId: firstQuestion, chosen: answers[firstQuestion] });
		const before = await childOf(parent);
		expect(before.view.guesses).toHaveLength(6);
		expect(before.view.guesses.every((one: { shown: unknown }) => one.shown === null)).toBe(true);
		expect(JSON.stringify(before)).not.toContain(`"${answers[firstQuestion]?.[0]}"`);

		expect((await shown(student, linkId, `answers/${firstQuestion}`)).status).toBe(204);
		const view = async () =>
			(await childOf(parent)).view.guesses.filter((one: { shown: unknown }) => one.shown !== null);
		expect(await view()).toMatchObject([{ questionId: firstQuestion, shown: answers[firstQuestion] }]);
		expect((await childOf(parent)).view).toEqual(await viewOfStudent(student));
		// Later answers stay with the student.
		await student.call("saveAttempt", attempt("2026-02-02T08:00:00.000Z", 2));
		expect(await view()).toMatchObject([{ shown: answers[firstQuestion] }]);
		await shown(student, linkId, `answers/${firstQuestion}`, "DELETE");
		expect(await view()).toEqual([]);
		// After new guesses nothing is shown beside them.
		await shown(student, linkId, `answers/${firstQuestion}`);
		await guess(parent, linkId, guesses(3));
		expect(await view()).toEqual([]);
	});

	it("guesses are complete or refused, and an answer is shown only when it was guessed and given", async () => {
		const { student, parent, linkId } = await family();
		for (const wrong of [
			{ ...guesses(0), guesses: {} },
			{ ...guesses(0), questionnaireVersion: 99 },
			{ ...guesses(0), guesses: { ...guesses(0).guesses, [firstQuestion]: "no-such-option" } },
		])
			expect((await guess(parent, linkId, wrong)).body.code).toBe("families.guesses_incomplete");
		expect((await shown(student, linkId, `answers/${firstQuestion}`)).body.code).toBe(
			"families.answer_missing",
		);
		const { visitor: fresh } = await signedIn(server);
		const link = await linkedParent({ server, visitor: fresh });
		expect((await childOf(link.parent)).talkVersion).toBeNull();
		await guess(link.parent, link.linkId, guesses(0));
		expect((await shown(fresh, link.linkId, `answers/${firstQuestion}`)).body.code).toBe(
			"families.answer_missing",
		);
	});
});

describe("stored data of families", () => {
	it("a link with all its data is deleted with either account", async () => {
		for (const who of ["student", "parent"] as const) {
			const { student, parent, linkId } = await family();
			await shown(student, linkId, "careers/geologist");
			await guess(parent, linkId, guesses(0));
			await familyCodeOf(student);
			const one = { student, parent }[who];
			const { accountId } = (await one.call("session")).body.session;
			expect((await one.call("erase", { password })).status).toBe(204);
			for (const table of ["family_shown_career", "family_guess"])
				expect(await test.ask(`SELECT * FROM ${table} WHERE link_id = '${linkId}'`)).toEqual([]);
			expect(await test.ask(`SELECT * FROM family_link WHERE id = '${linkId}'`)).toEqual([]);
			expect(await test.ask(`SELECT * FROM family_code WHERE account_id = '${accountId}'`)).toEqual([]);
		}
	});

	it("each export holds the link without the other's answers, surname, address or id", async () => {
		const { student, email, parent, linkId } = await family();
		await shown(student, linkId, "careers/geologist");
		await guess(parent, linkId, guesses(0));
		await shown(student, linkId, `answers/${firstQuestion}`);
		const { accountId } = (await student.call("session")).body.session;
		const ofParent = (await parent.call("exportData")).body;
		expect(ofParent.linkedChildren).toMatchObject([{ childName: "Bibi", guesses: expect.any(Array) }]);
		const text = JSON.stringify(ofParent);
		for (const own of [email, accountId, `"${answers[firstQuestion]?.[0]}"`, "geologist"])
			expect(text).not.toContain(own);
		const ofStudent = (await student.call("exportData")).body;
		expect(ofStudent.linkedParents).toMatchObject([
			{
				parentName: "Rosa",
				childName: "Bibi",
				shownCareers: ["geologist"],
				shownAnswers: [{ questionId: firstQuestion, shown: answers[firstQuestion] }],
			},
		]);
		const events = ofStudent.securityEvents.map(({ event }: { event: string }) => event);
		expect(events).toEqual(expect.arrayContaining(["family_code_made", "family_linked"]));
	});
});
