import { beforeAll, beforeEach, expect, it } from "vitest";
import { maxTeachers } from "#domain/institutions/institution.ts";
import { yearDays } from "#domain/institutions/years-change.ts";
import { type LocalDate, parisZone, toInstant } from "#domain/shared/instant.ts";
import { addToDate, dateIn } from "#domain/shared/time.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { institutionsOn } from "../../../tests/setup/institutions.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../tests/setup/operator.ts";
import { openedOperator } from "../../../tests/setup/operator-desk.ts";
import { signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
let desk: Visitor;
beforeAll(async () => {
	server = createLiveServer(test);
	desk = (await openedOperator(server, test)).visitor;
});
const { institution, teacher } = institutionsOn(() => server);
const { json } = createAdmin(() => server, test);

type School = Awaited<ReturnType<typeof institution>>;
const idOf = async ({ code }: School): Promise<string> => {
	const [row] = await test.ask("SELECT id FROM institution WHERE code = $1", [code]);
	return String(row?.id);
};
const memberOf = async (school: School, lastName: string): Promise<string> =>
	(await school.page()).teachers.find((found: { lastName: string }) => found.lastName === lastName).id;
const merge = (from: string, into: string, at = desk) =>
	at.call("runOperatorAction", { act: "institutions merge", input: { from, into } });
const invite = (one: Visitor, email: string, role: string, locale = "en") =>
	one.call("inviteTeacher", { email, locale, role });
const mailsTo = async (to: string, kind: string) => {
	await server.deliver();
	return server.mails.filter((mail) => mail.to === to && mail.kind === kind);
};
const tokenTo = async (to: string): Promise<string> =>
	/\/invitation#(\S+)/.exec((await mailsTo(to, "institutionInvites")).at(-1)?.text ?? "")?.[1] ?? "";
const read = (token: string) =>
	server.visitor().ask("/api/institution/sums", {
		headers: { authorization: `Bearer ${token}`, origin: "https://reports.example" },
	});
/** A plan that a school can set today, so many days before the erasure. */
const planOf = (archived: number) => {
	const soon = addToDate(dateIn(toInstant(server.now()), parisZone), { days: yearDays.notice + 6 });
	const archiveOn = soon.slice(5, 7) < "06" ? (`${soon.slice(0, 4)}-06-15` as LocalDate) : soon;
	return { archiveOn, eraseOn: addToDate(archiveOn, { days: archived }) };
};
const plan = (one: Visitor, days: object) => one.ask("/api/institution/year", { method: "PUT", body: days });

let [from, into] = [null, null] as unknown as [School, School];
beforeEach(async () => {
	from = await institution("Lycée Ampère");
	into = await institution("Lycée Curie");
});

it("an operator merges two schools: everything of the first belongs to the second, once", async () => {
	const [roux, blanc, morel] = [
		await teacher(from.code, "Roux", 2),
		await teacher(from.code, "Blanc", 0),
		await teacher(into.code, "Morel", 1),
	];
	const counsellorId = await memberOf(from, "Blanc");
	await from.visitor.ask(`/api/institution/teachers/${counsellorId}`, {
		method: "PATCH",
		body: { role: "counsellor" },
	});
	await from.visitor.call("promoteTeacher", { teacherId: await memberOf(from, "Roux") });
	const pupil = await signedIn(server, { firstName: "Lina", lastName: "Petit", ageBand: "15to17" });
	const { code } = (await roux.visitor.ask(`/api/classes/${roux.classes[0]}`)).body;
	await pupil.visitor.call("joinClass", { code });
	const parts = [{ title: "My questions", lines: [{ text: "Which maths do I keep?" }] }];
	const shown = { method: "PUT", body: { locale: "en", parts } };
	expect((await pupil.visitor.ask(`/api/counsellors/${counsellorId}/summary`, shown)).status).toBe(200);
	const { token } = (await from.visitor.call("makeAccessToken", { name: "Reports" })).body;
	await into.visitor.call("makeAccessToken", { name: "Reports" });
	const before = (await roux.visitor.ask(`/api/classes/${roux.classes[0]}`)).body;

	expect((await merge(await idOf(from), await idOf(into))).body).toEqual({ rows: [] });

	const page = await into.page();
	expect(page.teachers).toMatchObject([
		{ lastName: "Blanc", role: "counsellor" },
		{ lastName: "Morel", role: "teacher", classes: 1 },
		{ lastName: "Roux", role: "teacher", classes: 2, isInCharge: true },
	]);
	expect(page.inCharge).toHaveLength(3);
	expect(page.classes).toHaveLength(3);
	expect((await from.page()).name).toBe("Lycée Curie");
	expect((await roux.visitor.ask(`/api/classes/${roux.classes[0]}`)).body).toEqual(before);
	expect((await blanc.visitor.call("shownSummaries")).body.summaries).toMatchObject([
		{ pupil: "Lina Petit", parts },
	]);
	expect((await pupil.visitor.call("counsellors")).body.counsellors).toEqual([
		{ id: counsellorId, name: "Claire Blanc", institution: "Lycée Curie" },
	]);
	expect((await into.visitor.call("accessTokens")).body.tokens).toHaveLength(2);
	expect((await read(token)).body).toMatchObject({ name: "Lycée Curie", teachers: 3 });
	expect(await mailsTo(morel.email, "institutionMerged")).toEqual([]);
});

it("those concerned get one mail each, in their language, and the managers of both read what moved", async () => {
	const [roux, blanc] = [await teacher(from.code, "Roux", 1), await teacher(from.code, "Blanc", 0)];
	const counsellorId = await memberOf(from, "Blanc");
	await from.visitor.ask(`/api/institution/teachers/${counsellorId}`, {
		method: "PATCH",
		body: { role: "counsellor" },
	});
	await from.visitor.call("promoteTeacher", { teacherId: await memberOf(from, "Roux") });
	await test.ask("UPDATE account SET locale = 'fr' WHERE email = ANY($1)", [[into.email, blanc.email]]);
	await from.visitor.call("makeAccessToken", { name: "Reports" });
	await plan(from.visitor, planOf(60));
	const asking = await institution("Lycée Autre");
	await asking.visitor.call("askForMerger", { code: from.code });
	expect((await merge(await idOf(from), await idOf(into))).status).toBe(200);
	const oneMail = async ({ email }: { readonly email: string }) => {
		const found = await mailsTo(email, "institutionMerged");
		expect(found, email).toHaveLength(1);
		return found[0]?.text ?? "";
	};
	for (const one of [roux, from]) {
		const text = await oneMail(one);
		expect(text).toContain("You are in charge of Lycée Curie together with those who were before.");
		expect(text).toContain("takes over the plan of Lycée Ampère");
		expect(text).toContain("Programs with a token");
	}
	const received = await oneMail(into);
	expect(received).toContain(
		"Les responsables de l’autre établissement gèrent maintenant l’espace «\u00a0Lycée Curie\u00a0»",
	);
	expect(received).toContain("dates fixées par l’établissement «\u00a0Lycée Ampère");
	expect(await oneMail(blanc)).toContain("l’orientation des élèves dans l’établissement");
	expect(await oneMail(asking)).toContain("this request has ended");
	expect((await asking.page()).merger.asked).toBeNull();
});

it("an invitation that waits is sent again and opens the other school; each address has one", async () => {
	const [invited, counsellor, both, colleague] = [
		await signedIn(server, { role: "teacher" }),
		await signedIn(server, { role: "teacher" }),
		await signedIn(server, { role: "teacher" }),
		await teacher(into.code, "Morel", 0),
	];
	await invite(from.visitor, invited.email, "inCharge", "fr");
	await invite(from.visitor, counsellor.email, "counsellor");
	await invite(from.visitor, colleague.email, "teacher");
	// Both schools have invited one person; the later invitation waits.
	await invite(into.visitor, both.email, "counsellor");
	await server.deliver();
	server.pass(60_000);
	await invite(from.visitor, both.email, "teacher");
	const first = await tokenTo(counsellor.email);
	expect((await merge(await idOf(from), await idOf(into))).status).toBe(200);

	const states = (await into.page()).invitations.map(
		({ email, role, state }: { email: string; role: string; state: string }) => [email, role, state],
	);
	expect(states.toSorted()).toEqual(
		[
			[invited.email, "inCharge", "waiting"],
			[counsellor.email, "counsellor", "waiting"],
			[both.email, "teacher", "waiting"],
			[colleague.email, "teacher", "joined"],
		].toSorted(),
	);
	const french = (await mailsTo(invited.email, "institutionInvites")).at(-1);
	expect(french?.subject).toContain("Lycée Curie");
	expect(french?.text).toContain("Lycée Ampère\u00a0», qui est maintenant réuni");
	expect(await mailsTo(colleague.email, "institutionInvites")).toHaveLength(1);
	const again = await tokenTo(counsellor.email);
	expect((await counsellor.visitor.call("acceptInvitation", { token: first })).body.code).toBe(
		"account.link_invalid",
	);
	expect((await counsellor.visitor.call("acceptInvitation", { token: again })).status).toBe(204);
	const mail = (await mailsTo(both.email, "institutionInvites")).at(-1)?.text ?? "";
	expect(mail.replaceAll("\u00a0", "")).toContain(into.code);
	expect((await both.visitor.call("acceptInvitation", { token: await tokenTo(both.email) })).status).toBe(
		204,
	);
	expect((await into.page()).teachers).toHaveLength(3);
});

it("of two plans for the year that of the second school applies, and a plan alone moves with its notices", async () => {
	const [own, other] = [planOf(60), planOf(90)];
	await plan(from.visitor, own);
	await plan(into.visitor, other);
	await merge(await idOf(from), await idOf(into));
	expect((await into.page()).year).toEqual(other);
	const third = await institution("Lycée Galilée");
	const roux = await teacher(into.code, "Roux", 1);
	await test.ask("UPDATE school_class SET created_at = '2020-01-01' WHERE id = ANY($1)", [roux.classes]);
	const job = server.services.jobDefinitions.find(({ name }) => name === "institution-years");
	await job?.handle({});
	expect(await mailsTo(roux.email, "institutionYear")).toHaveLength(1);
	await merge(await idOf(into), await idOf(third));
	expect((await third.page()).year).toEqual(other);
	await job?.handle({});
	expect(await mailsTo(roux.email, "institutionYear")).toHaveLength(1);
});

it("the command does the same as the desk, refuses wrong ids and itself, and both are in the log", async () => {
	await teacher(from.code, "Roux", 1);
	const [fromId, intoId] = [await idOf(from), await idOf(into)];
	const command = (...ids: string[]) => json("institutions", "merge", ...ids, "--yes");
	await expect(command(fromId, fromId)).rejects.toThrow("itself");
	expect((await merge(fromId, fromId)).body.code).toBe("operator.input_invalid");
	await expect(command(fromId, "no-id")).rejects.toThrow("is no institution");
	expect((await merge("no-id", intoId)).body.code).toBe("operator.unknown");
	expect(await command(fromId, intoId)).toEqual([
		{
			ended: "Lycée Ampère",
			partOf: "Lycée Curie",
			members: 1,
			inCharge: 1,
			invitations: 0,
			tokens: 0,
			year: null,
		},
	]);
	await expect(command(fromId, intoId)).rejects.toThrow("is no institution");
	const events = (await json("audit", "--email", into.email)).map(({ event }: { event: string }) => event);
	expect(events.slice(0, 2).toSorted()).toEqual(["institution_merged", "operator: institutions merge"]);
});

it("two operators who merge the same schools at once, in either order and in two servers, merge them once", async () => {
	const second = createLiveServer(test);
	const elsewhere = (await openedOperator(second, test)).visitor;
	await teacher(from.code, "Roux", 1);
	await teacher(into.code, "Morel", 1);
	const [fromId, intoId] = [await idOf(from), await idOf(into)];
	const answers = await Promise.all([
		merge(fromId, intoId),
		merge(fromId, intoId, elsewhere),
		merge(intoId, fromId, elsewhere),
		merge(intoId, fromId),
	]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
	const rows = await test.ask("SELECT id FROM institution WHERE id IN ($1, $2)", [fromId, intoId]);
	expect(rows).toHaveLength(1);
	const page = await from.page();
	expect([page.teachers.length, page.classes.length, page.inCharge.length]).toEqual([2, 2, 2]);
	expect(await into.page()).toMatchObject({ code: page.code });
});

it("a manager of a merged school founds no other beside it", async () => {
	await merge(await idOf(from), await idOf(into));
	const names = { name: "Lycée Ampère", town: "Lyon" };
	expect((await from.visitor.call("createInstitution", names)).body.code).toBe("institutions.exists");
	expect((await from.page()).name).toBe("Lycée Curie");
});

it("schools with too many teachers together stay as they are, and so does a request", async () => {
	await teacher(from.code, "Roux", 1);
	await from.visitor.call("askForMerger", { code: into.code });
	const [fromId, intoId] = [await idOf(from), await idOf(into)];
	await test.ask(
		`WITH made AS (
			INSERT INTO account (id, email, first_name, last_name, role, locale, zone, consent, created_at, updated_at)
			SELECT gen_random_uuid(), $2 || n, 'Ada', 'Roux', 'teacher', 'en', 'Europe/Paris', 'not_needed', now(), now()
			FROM generate_series(1, $3) n RETURNING id
		) INSERT INTO institution_teacher (id, institution_id, account_id, joined_at)
		SELECT gen_random_uuid(), $1, id, now() FROM made`,
		[intoId, `${intoId}@school.example.`, maxTeachers],
	);
	expect((await merge(fromId, intoId)).body.code).toBe("institutions.full");
	await expect(json("institutions", "merge", fromId, intoId, "--yes")).rejects.toThrow("too many");
	const answer = { method: "POST", body: { isAccepted: true } };
	expect((await into.visitor.ask(`/api/institution/mergers/${fromId}/answer`, answer)).body.code).toBe(
		"institutions.full",
	);
	expect((await into.page()).merger.offered).toMatchObject([{ id: fromId }]);
	expect((await from.page()).teachers).toHaveLength(1);
});
