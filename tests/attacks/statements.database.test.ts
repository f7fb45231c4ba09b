import { beforeAll, describe, expect, it } from "vitest";
import { monthIn } from "#domain/consultations/statement.ts";
import { parisZone } from "#domain/shared/instant.ts";
import { premiumStudent } from "../setup/consultations.ts";
import { prepareDatabase } from "../setup/database.ts";
import { clearResearcher, createBooking, realResearcher } from "../setup/desk.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../setup/live-server.ts";
import { createAdmin } from "../setup/operator.ts";
import { signedIn } from "../setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(async () => {
	server = createLiveServer(test, { freeConsultations: "yes", feePercent: 15 });
	await server.services.prepare();
});
const { admin, json } = createAdmin(() => server, test);
const { book } = createBooking(() => server);
const day = 24 * 60 * 60_000;

const researcher = async () => {
	const { id } = await realResearcher(server, test);
	return { id, desk: await clearResearcher(server, test, id) };
};
const passTo = (instant: string) => server.pass(Date.parse(instant) - server.now().getTime());

/** A researcher with a consultation that has started, its student, and the addresses of the month on the desk. */
async function started() {
	const { id, desk } = await researcher();
	const { visitor, email } = await premiumStudent(server);
	const { startsAt } = await book(visitor, id);
	passTo(startsAt);
	const month = monthIn(startsAt, parisZone);
	const addresses = [`/api/desk/statements/${month}`, `/api/desk/statements/${month}/en`];
	return { id, desk, visitor, email, month, addresses };
}
/** The answers to these addresses, without what is of a single request. */
const answersTo = async (visitor: Visitor, addresses: readonly string[]) =>
	Promise.all(
		addresses.map(async (address) => {
			const { status, body } = await visitor.ask(address);
			return { status, body };
		}),
	);

describe("a researcher who wants another's statement", () => {
	it("a researcher who asks for another's statement is answered as if the month did not exist", async () => {
		const { id, month, addresses } = await started();
		const { desk } = await researcher();
		const asked = [
			...addresses,
			`${addresses[0]}?researcherId=${id}`,
			`${addresses[0]}?researcher_id=${id}&provider=stripe`,
		];
		const nowhere = asked.map((address) => address.replace(month, "1999-01"));
		const answers = await answersTo(desk, asked);
		expect(answers).toEqual(await answersTo(desk, nowhere));
		expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 404));
		const { body } = await desk.ask(`/api/desk/statements?researcherId=${id}`);
		expect(body).toMatchObject({ months: [] });
	});

	it.each(["2027-13", "2027-1", "2027-01-01", "..", "%2e%2e", "2027-01' OR '1'='1", "__proto__"])(
		"a researcher reads nothing by the month %s",
		async (month) => {
			const { desk } = await researcher();
			const [{ status } = { status: 0 }] = await answersTo(desk, [
				`/api/desk/statements/${encodeURIComponent(month)}`,
			]);
			expect(status).toBeGreaterThanOrEqual(400);
			expect(status).toBeLessThan(500);
		},
	);
});

describe("anyone else", () => {
	it("neither a guest nor the student who paid reads a statement", async () => {
		const { visitor, addresses } = await started();
		const { visitor: teacher } = await signedIn(server, { role: "teacher" });
		for (const one of [server.visitor(), visitor, teacher]) {
			const answers = await answersTo(one, ["/api/desk/statements", ...addresses]);
			expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
		}
	});

	it("a session that ended reads nothing", async () => {
		const { desk, addresses } = await started();
		await desk.call("closeDesk");
		const answers = await answersTo(desk, addresses);
		expect(answers.map(({ status }) => status)).toEqual([401, 401]);
	});
});

describe("a researcher who wants to know more of a student", () => {
	it("a statement names no student, address, account or appointment, and neither does a copy of its rows", async () => {
		const { id, desk, visitor, email, addresses } = await started();
		const { id: appointmentId } = (await visitor.call("appointments")).body.appointments[0];
		const [account] = await test.ask("SELECT id, first_name, last_name FROM account WHERE email = $1", [
			email,
		]);
		const answers = await answersTo(desk, ["/api/desk/statements", ...addresses]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		const rows = await test.ask("SELECT * FROM statement_line WHERE researcher_id = $1", [id]);
		expect(rows).toHaveLength(1);
		for (const mark of [email, appointmentId, ...Object.values(account ?? {})])
			expect(JSON.stringify([answers, rows])).not.toContain(mark);
	});
});

describe("two operators at the same month", () => {
	it("only one of them marks it as paid, and refunds at once take the price back once", async () => {
		const { id, month } = await started();
		const [paid] = await test.ask(
			"SELECT payment_id FROM statement_line WHERE researcher_id = $1 AND kind = 'consultation'",
			[id],
		);
		expect(paid).toBeDefined();
		server.pass(40 * day);
		const marks = await Promise.allSettled([1, 2].map(() => admin("statements", "paid", id, month)));
		expect(marks.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
		await Promise.allSettled([1, 2, 3].map(() => admin("payments", "refund", String(paid?.payment_id))));
		const months = await json("statements", "list", "--researcher", id);
		expect(months.map(({ due }: { due: string }) => due)).toEqual(["-17.00", "17.00"]);
	});
});
