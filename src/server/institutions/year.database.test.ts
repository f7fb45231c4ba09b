import { beforeAll, describe, expect, it } from "vitest";
import { yearDays } from "#domain/institutions/years-change.ts";
import { type LocalDate, parisZone, toInstant } from "#domain/shared/instant.ts";
import { addToDate, dateIn } from "#domain/shared/time.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { institutionsOn } from "../../../tests/setup/institutions.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";

const test = prepareDatabase();
let server: LiveServer;
let second: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
	second = createLiveServer(test);
});
const { institution, teacher } = institutionsOn(() => server);

const dayMs = 24 * 60 * 60_000;
const today = (): LocalDate => dateIn(toInstant(server.now()), parisZone);
const daysUntil = (date: LocalDate): number => Math.round((Date.parse(date) - Date.parse(today())) / dayMs);
const pass = (days: number) => {
	for (const one of [server, second]) one.pass(days * dayMs);
};
/** Both servers carry out what is due, at the same moment. */
const carryOut = () =>
	Promise.all(
		[server, second].map(async ({ services }) =>
			services.jobDefinitions.find(({ name }) => name === "institution-years")?.handle({}),
		),
	);

/** A plan that a school can set today: an archive from June to December, and an erasure sixty days later. */
function nextPlan() {
	const soon = addToDate(today(), { days: yearDays.notice + 6 });
	const archiveOn = soon.slice(5, 7) < "06" ? (`${soon.slice(0, 4)}-06-15` as LocalDate) : soon;
	return { archiveOn, eraseOn: addToDate(archiveOn, { days: 60 }) };
}
const plan = (one: Visitor, days: object) => one.ask("/api/institution/year", { method: "PUT", body: days });
const stateOf = async (classId: string | undefined) => {
	const [row] = await test.ask(
		"SELECT is_open, archived_at IS NOT NULL AS archived FROM school_class WHERE id = $1",
		[classId],
	);
	return row === undefined ? "gone" : row.archived ? "archived" : row.is_open ? "open" : "closed";
};
const noticesTo = async (to: string) => {
	await server.deliver();
	return server.mails.filter((mail) => mail.to === to && mail.kind === "institutionYear").length;
};

/** A school with a teacher of so many classes from earlier years. */
async function oldClasses(count: number) {
	const school = await institution();
	const roux = await teacher(school.code, "Roux", count);
	await test.ask("UPDATE school_class SET created_at = '2020-01-01' WHERE id = ANY($1)", [roux.classes]);
	return { school, roux, classes: roux.classes };
}

describe("the year’s change of an institution", () => {
	it("the managers plan it within the rules, teachers see it, and no one else plans it", async () => {
		const { school, roux } = await oldClasses(1);
		const days = nextPlan();
		expect((await plan(roux.visitor, days)).body.code).toBe("institutions.none");
		const near = { ...days, archiveOn: addToDate(today(), { days: 3 }) };
		expect((await plan(school.visitor, near)).body.code).toBe("institutions.year_archive");
		const short = { ...days, eraseOn: addToDate(days.archiveOn, { days: 5 }) };
		expect((await plan(school.visitor, short)).body.code).toBe("institutions.year_erase");
		expect((await plan(school.visitor, days)).status).toBe(204);
		expect((await school.page()).year).toEqual(days);
		expect((await roux.visitor.call("institutionMembership")).body.institution.year).toEqual(days);
		const giveUp = () => school.visitor.ask("/api/institution/year", { method: "DELETE" });
		for (const _ of [1, 2]) expect((await giveUp()).status).toBe(204);
		expect((await school.page()).year).toBeNull();
	});

	it("the data protection page of the school names its days, and who receives data by the settings", async () => {
		const { school, roux } = await oldClasses(0);
		const page = async (one: Visitor, locale = "en") => one.ask(`/api/institution/data-protection/${locale}`);
		expect((await page(school.visitor)).body).toContain("The school has set no days");
		await plan(school.visitor, nextPlan());
		const { body, status } = await page(roux.visitor);
		expect(status).toBe(200);
		expect(body).toContain("Lycée Curie, Lyon");
		expect(body).toContain("The classes of this school year: archived on");
		expect(body).toContain("meet.example");
		expect(body).not.toContain("Stripe");
		expect((await page(roux.visitor, "fr")).body).toContain("Protection des données");
		expect((await page(server.visitor())).status).toBe(401);
	});

	it("classes are archived and erased on their days, and one that was opened again is kept", async () => {
		const { school, roux, classes } = await oldClasses(2);
		const [first, kept] = classes;
		const made = await roux.visitor.call("createClass", { name: "Next year", level: "", locale: "en" });
		const days = nextPlan();
		// Made in this year, it belongs to the plan only if the archive is after the coming 1 July.
		await test.ask("UPDATE school_class SET created_at = $2 WHERE id = $1", [
			made.body.id,
			`${days.archiveOn.slice(0, 4)}-07-02`,
		]);
		await plan(school.visitor, days);
		for (const _ of [1, 2]) await carryOut();
		expect(await noticesTo(roux.email)).toBe(1);
		expect(await stateOf(first)).toBe("open");
		pass(daysUntil(days.archiveOn) - 1);
		await carryOut();
		expect(await stateOf(first)).toBe("open");
		pass(1);
		for (const _ of [1, 2]) await carryOut();
		expect(await Promise.all([first, kept, made.body.id].map(stateOf))).toEqual([
			"archived",
			"archived",
			"open",
		]);
		await test.ask("UPDATE school_class SET is_open = true, archived_at = NULL WHERE id = $1", [kept]);
		pass(daysUntil(days.eraseOn) - 1);
		await carryOut();
		expect(await stateOf(first)).toBe("archived");
		pass(1);
		for (const _ of [1, 2]) await carryOut();
		expect(await Promise.all([first, kept, made.body.id].map(stateOf))).toEqual(["gone", "open", "open"]);
		expect(await noticesTo(roux.email)).toBe(1);
		const events = await test.ask(
			`SELECT event FROM audit_event JOIN account ON account.id = account_id
			WHERE email = $1 AND event IN ('class_archived', 'class_deleted')`,
			[roux.email],
		);
		expect(events).toHaveLength(3);
	});

	it("other days are a new notice, and a class waits for its time after it", async () => {
		const { school, roux, classes } = await oldClasses(1);
		const days = nextPlan();
		await plan(school.visitor, days);
		await carryOut();
		await plan(school.visitor, { ...days, eraseOn: addToDate(days.eraseOn, { days: 1 }) });
		pass(daysUntil(days.archiveOn));
		await carryOut();
		expect(await noticesTo(roux.email)).toBe(2);
		expect(await stateOf(classes[0])).toBe("open");
		pass(yearDays.notice);
		await carryOut();
		expect(await stateOf(classes[0])).toBe("archived");
	});

	it("a teacher who leaves takes the classes out of the plan", async () => {
		const { school, roux, classes } = await oldClasses(1);
		const days = nextPlan();
		await plan(school.visitor, days);
		await carryOut();
		await roux.visitor.ask("/api/account/institution", { method: "DELETE" });
		pass(daysUntil(days.eraseOn));
		await carryOut();
		expect(await stateOf(classes[0])).toBe("open");
	});

	it("a teacher opens an archived class again, and it leaves the archive", async () => {
		const { roux, classes } = await oldClasses(1);
		const [id] = classes;
		await test.ask(
			"UPDATE school_class SET is_open = false, archived_at = now(), archived_year = 2027 WHERE id = $1",
			[id],
		);
		const change = (body: object) => roux.visitor.ask(`/api/classes/${id}`, { method: "PATCH", body });
		expect((await change({ name: "Old" })).status).toBe(204);
		expect(await stateOf(id)).toBe("archived");
		expect((await change({ isOpen: true })).status).toBe(204);
		expect(await stateOf(id)).toBe("open");
		expect((await change({ isOpen: false })).status).toBe(204);
		expect(await stateOf(id)).toBe("closed");
	});
});
