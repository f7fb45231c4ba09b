import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { ActionInput, OperatorActionName, operatorActions } from "#contract/operator-actions.ts";
import { plannedCircle } from "../../../../tests/setup/circles.ts";
import { premiumStudent } from "../../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { clearResearcher, createBooking, realResearcher } from "../../../../tests/setup/desk.ts";
import { institutionsOn } from "../../../../tests/setup/institutions.ts";
import { createLiveServer, type LiveServer } from "../../../../tests/setup/live-server.ts";
import { operatorContext } from "../../../../tests/setup/operator.ts";
import { guardedStudent, signedIn } from "../../../../tests/setup/people.ts";
import { performAction } from "./perform.ts";

type Changing = {
	[Name in OperatorActionName]: (typeof operatorActions)[Name]["isRecorded"] extends true ? Name : never;
}[OperatorActionName];

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test, { freeConsultations: "yes" });
	await server.services.prepare();
	await test.ask(`CREATE FUNCTION refuse_event() RETURNS trigger LANGUAGE plpgsql AS
		$$ BEGIN RAISE EXCEPTION 'no entry is written'; END $$`);
});
const refuseEntries = () =>
	test.ask(`CREATE TRIGGER refuse_event BEFORE INSERT ON audit_event FOR EACH ROW
		WHEN (NEW.event LIKE 'operator: %') EXECUTE FUNCTION refuse_event()`);
const acceptEntries = () => test.ask("DROP TRIGGER IF EXISTS refuse_event ON audit_event");
afterEach(acceptEntries);

const { institution } = institutionsOn(() => server);
const { book } = createBooking(() => server);
const perform = <Name extends OperatorActionName>(name: Name, input: ActionInput<Name>) =>
	performAction(operatorContext(server, test), name, input, null);

/** One value of the first row of a query. */
const one = async (sql: string, ...values: unknown[]): Promise<string> =>
	String(Object.values((await test.ask(sql, values))[0] ?? {})[0]);
/** A digest of each table. */
async function contents(): Promise<Record<string, string>> {
	const tables = await test.ask("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
	const digests = await Promise.all(
		tables.map(async ({ tablename }) => [
			tablename,
			await one(`SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) FROM "${tablename}" t`),
		]),
	);
	return Object.fromEntries(digests);
}
const lastEvent = () =>
	one("SELECT event FROM audit_event ORDER BY at DESC, event LIKE 'operator: %' DESC LIMIT 1");

const student = async () => ({ email: (await signedIn(server)).email });
const guarded = async () => ({
	email: (await guardedStudent(server, `parent-${randomUUID()}@example.org`)).email,
});
const researcher = async () => ({ id: (await realResearcher(server, test)).id });
const suspended = async () => {
	const one = await researcher();
	await perform("researchers suspend", one);
	return one;
};
const booked = async () => {
	const { id } = await researcher();
	await clearResearcher(server, test, id);
	const { visitor, email } = await premiumStudent(server);
	const appointment: { id: string; startsAt: string } = await book(visitor, id);
	const paymentId = await one("SELECT payment_id FROM appointment WHERE id = $1", appointment.id);
	return { id: appointment.id, researcherId: id, email, paymentId };
};
const circle = async () => ({
	id: (await plannedCircle(server, test, { researcher: (await researcher()).id })).id,
});
const words = { title: "Astronomer", specialization: "Stars", bio: "She measures.", topics: ["Stars"] };
const file = (id: string, name = "Jane Doe") => ({
	id,
	zone: "Europe/Paris",
	languages: ["fr"],
	monogram: "JD",
	category: "space",
	email: `${id}@lab.example`,
	mailLanguage: "fr",
	text: { en: { name, ...words }, fr: { name, ...words } },
});
const sentProfile = async () => {
	const { id } = await researcher();
	const desk = await clearResearcher(server, test, id);
	const sent = await desk.call("sendDeskProfile", { words: { en: words, fr: words } });
	expect(sent.status).toBe(200);
	const rows = await perform("profiles list", {});
	return { id, version: rows.find((row) => row.researcher === id)?.version ?? "" };
};
const message = async () => {
	const sent = { name: "Ada", email: "ada@example.org", message: "Hello", locale: "en" };
	await server.visitor().call("contact", sent);
	return { id: (await perform("messages list", { open: true }))[0]?.id ?? "" };
};
const endedMonth = async () => {
	const { researcherId, paymentId } = await booked();
	await test.ask(
		"UPDATE statement_line SET month = '2020-01', counts_from = '2020-01-05' WHERE payment_id = $1",
		[paymentId],
	);
	return { researcher: researcherId, month: "2020-01" };
};
const ratedDay = async () => {
	await test.ask(`INSERT INTO daily_blind_rating (day, questionnaire_version, "group", verdict, count)
		VALUES ('2025-01-01', 1, 'top', 'appeals', 1) ON CONFLICT DO NOTHING`);
	return { day: "2025-01-01" };
};
const issue = { subject: "New", paragraphs: ["A game."] };

/** An input of each changing action that it accepts, after which it has something to change. */
const inputs: { readonly [Name in Changing]: () => Promise<ActionInput<Name>> } = {
	"accounts correct": async () => ({ ...(await student()), firstName: "Zoé" }),
	"accounts export": student,
	"accounts erase": guarded,
	"accounts end-sessions": student,
	"accounts confirm": student,
	"accounts change-address": async () => ({ ...(await student()), to: `${randomUUID()}@example.org` }),
	"accounts parent-link": guarded,
	"accounts withdraw-guardian": guarded,
	"researchers add": async () => file("jane-doe"),
	"researchers edit": async () => file((await researcher()).id),
	"researchers retire": researcher,
	"researchers restore": researcher,
	"researchers calendar": researcher,
	"researchers invite": researcher,
	"researchers check": async () => ({ ...(await researcher()), what: "passport", by: "Odile" }),
	"researchers uncheck": researcher,
	"researchers suspend": researcher,
	"researchers resume": suspended,
	"profiles approve": sentProfile,
	"profiles refuse": async () => ({ ...(await sentProfile()), reason: "Too long." }),
	"availability set": async () => ({ ...(await researcher()), hours: ["mon 09:00-12:00"] }),
	"availability close": async () => ({ ...(await researcher()), day: "2199-01-01" }),
	"availability open": async () => ({ ...(await researcher()), day: "2199-01-01", hours: "09:00-10:00" }),
	"availability usual": async () => {
		const closed = { ...(await researcher()), day: "2199-01-01" };
		await perform("availability close", closed);
		return closed;
	},
	"appointments move": async () => ({ id: (await booked()).id, time: "2199-01-01T09:00" }),
	"appointments cancel": async () => ({ id: (await booked()).id, refund: "all" }),
	"circles add": async () => ({
		researcher: (await researcher()).id,
		time: "2199-01-01T09:00",
		zone: "Etc/UTC",
		minutes: "60",
		seats: "5",
		price: "free",
		language: "fr",
		subjectEn: "Stars",
		subjectFr: "Étoiles",
		host: "Odile Marin",
		hostEmail: "host@example.org",
		hostLanguage: "fr",
	}),
	"circles change": async () => ({ ...(await circle()), seats: "3" }),
	"circles cancel": circle,
	"subscriptions cancel": async () => ({ email: (await premiumStudent(server)).email }),
	"payments refund": async () => ({ id: (await booked()).paymentId }),
	"messages answered": message,
	"messages remove": message,
	"reports close": async () => {
		const { id: appointmentId, researcherId } = await booked();
		const id = randomUUID();
		await test.ask(
			`INSERT INTO problem_report (id, reporter, researcher_id, appointment_id, text, created_at)
			 VALUES ($1, 'student', $2, $3, 'Rude.', now())`,
			[id, researcherId, appointmentId],
		);
		return { id };
	},
	"missed decide": async () => {
		const { id } = await booked();
		await test.ask(
			`INSERT INTO missed_appointment (appointment_id, researcher_reported_at, outcome)
			 VALUES ($1, now(), 'undecided')`,
			[id],
		);
		return { id, price: "refund" };
	},
	"statements paid": endedMonth,
	"statements unpaid": async () => {
		const month = await endedMonth();
		await perform("statements paid", month);
		return month;
	},
	"mails again": async () => {
		await guarded();
		await perform("accounts parent-link", await guarded());
		return { id: (await perform("mails list", {}))[0]?.id ?? "" };
	},
	"ratings leave-out": ratedDay,
	"ratings take-in": async () => {
		const day = await ratedDay();
		await perform("ratings leave-out", day);
		return day;
	},
	"newsletter test": async () => ({ words: { en: issue, fr: issue }, to: "me@example.org" }),
	"newsletter send": async () => ({ words: { en: issue, fr: issue }, readers: "0" }),
	"names replace": async () => {
		const { code } = await institution("Rude words");
		return {
			kind: "institution",
			id: await one("SELECT id FROM institution WHERE code = $1", code),
			name: "Lycée",
		};
	},
	"institutions merge": async () => {
		const [from, into] = [await institution("Lycée Ampère"), await institution("Lycée Curie")];
		const idOf = (code: string) => one("SELECT id FROM institution WHERE code = $1", code);
		return { from: await idOf(from.code), into: await idOf(into.code) };
	},
};

describe("a change by an operator and its entry in the audit log", () => {
	it.each(Object.keys(inputs) as Changing[])(
		"%s changes nothing when its entry cannot be written",
		async (name) => {
			const input = (await inputs[name]()) as ActionInput<Changing>;
			const before = await contents();
			await refuseEntries();
			const refused = await perform(name, input).catch((error: Error) => error);
			expect((refused as Error).cause).toMatchObject({ message: "no entry is written" });
			expect(await contents()).toEqual(before);
			await acceptEntries();
			await perform(name, input);
			expect(await lastEvent()).toBe(`operator: ${name}`);
		},
	);

	it("an action that makes its change without an entry fails", async () => {
		const context = operatorContext(server, test);
		const circleActions = { ...context.services.circleActions, cancel: async () => true };
		const silent = { ...context, services: { ...context.services, circleActions } };
		await expect(performAction(silent, "circles cancel", await circle(), null)).rejects.toThrow(
			'The action "circles cancel" did not record its change.',
		);
	});
});
