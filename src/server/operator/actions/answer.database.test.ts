import { beforeAll, describe, expect, it } from "vitest";
import {
	type ActionInput,
	type ActionRow,
	type OperatorActionName,
	operatorActions,
} from "#contract/operator-actions.ts";
import { bookedBy } from "../../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../../tests/setup/operator.ts";
import { openedOperator } from "../../../../tests/setup/operator-desk.ts";
import { guardedStudent, signedIn } from "../../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
let desk: Visitor;
let operator: string;
beforeAll(async () => {
	server = createLiveServer(test);
	await server.services.prepare();
	const opened = await openedOperator(server, test);
	desk = opened.visitor;
	operator = opened.email;
});
const { json } = createAdmin(() => server, test);

const perform = <Name extends OperatorActionName>(name: Name, input: ActionInput<Name>, at = desk) =>
	at.call("runOperatorAction", { act: name, input });
const rowsOf = async <Name extends OperatorActionName>(
	name: Name,
	input: ActionInput<Name>,
): Promise<ActionRow<Name>[]> => (await perform(name, input)).body.rows;
const eventsOf = async (email: string) =>
	(await rowsOf("audit", { email })).map(({ event, by }) => [event, by]);

describe("an action at the desk", () => {
	it("an action shows the rows that its command prints", async () => {
		const { visitor, email } = await signedIn(server, { firstName: "Zoé", lastName: "Lind" });
		const { appointment } = await bookedBy(visitor);
		const message = { name: "Zoé", email, message: "Where is my receipt?", locale: "fr" };
		await visitor.call("contact", message);
		const lists: readonly [OperatorActionName, ActionInput<OperatorActionName>, readonly string[]][] = [
			["accounts find", { text: "zoé" }, ["accounts", "find", "zoé"]],
			["accounts show", { email }, ["accounts", "show", email]],
			["audit", { email }, ["audit", "--email", email]],
			["researchers list", {}, ["researchers", "list"]],
			[
				"availability show",
				{ id: appointment.researcherId },
				["availability", "show", appointment.researcherId],
			],
			["appointments list", { student: email }, ["appointments", "list", "--student", email]],
			["circles list", {}, ["circles", "list"]],
			["payments list", { email }, ["payments", "list", "--email", email]],
			["subscriptions list", { email }, ["subscriptions", "list", "--email", email]],
			["messages list", { open: true }, ["messages", "list", "--open"]],
			["mails list", {}, ["mails", "list"]],
			["statements list", {}, ["statements", "list"]],
			["names list", {}, ["names", "list"]],
			["figures", {}, ["figures"]],
		];
		for (const [name, input, words] of lists) {
			const rows = await rowsOf(name, input as never);
			expect(rows, name).toEqual(await json(...words));
			if (!["circles list", "statements list", "names list"].includes(name))
				expect(rows.length, name).toBeGreaterThan(0);
		}
	});

	it("an action is recorded with the operator who did it, and a command without one", async () => {
		const { email } = await guardedStudent(server, "parent.of.ada@example.org");
		expect((await perform("accounts parent-link", { email })).body).toEqual({ rows: [] });
		await json("accounts", "parent-link", email);
		expect((await eventsOf(email)).slice(0, 2)).toEqual([
			["operator: accounts parent-link", null],
			["operator: accounts parent-link", operator],
		]);
		expect((await perform("accounts erase", { email })).status).toBe(200);
		expect(await rowsOf("accounts find", { text: email })).toEqual([]);
		expect((await rowsOf("audit", { operators: true }))[0]).toMatchObject({
			event: "operator: accounts erase",
			email: null,
			by: operator,
		});
	});

	it("of two operators at the same refund, one payment is refunded once", async () => {
		const { visitor, email } = await signedIn(server);
		await bookedBy(visitor);
		const other = (await openedOperator(server, test)).visitor;
		const [payment] = await rowsOf("payments list", { email, state: "paid" });
		const id = payment?.id ?? "";
		const answers = await Promise.all([
			perform("payments refund", { id }),
			perform("payments refund", { id }, other),
		]);
		for (const { status } of answers) expect([200, 409]).toContain(status);
		expect(
			(await rowsOf("payments list", { email })).filter(({ state }) => state === "refunded"),
		).toHaveLength(1);
	});

	it("an action replaces a name that must not stay, by the rules of its form", async () => {
		const { visitor } = await signedIn(server, { role: "teacher" });
		await visitor.call("createClass", { name: "Rude words", level: "seconde", locale: "fr" });
		const [row] = (await rowsOf("names list", {})).filter(({ name }) => name === "Rude words");
		const replace = (name: string) => perform("names replace", { kind: "class", id: row?.id ?? "", name });
		expect((await replace(" ")).body.code).toBe("forms.name_invalid");
		expect((await replace("Class 2C")).status).toBe(200);
		expect((await visitor.call("classes")).body.classes).toMatchObject([{ name: "Class 2C" }]);
	});
});

describe("an action that is refused", () => {
	const id = "5f0c1e60-8f6c-4f0a-9d2e-0d9a3a1b2c3d";
	const email = "stranger@example.org";
	const refusals: readonly [OperatorActionName, ActionInput<OperatorActionName>, number, string][] = [
		["accounts show", { email }, 404, "operator.unknown"],
		["accounts erase", { email }, 404, "operator.unknown"],
		["appointments cancel", { id, refund: "all" }, 404, "operator.unknown"],
		["circles cancel", { id }, 404, "operator.unknown"],
		["payments refund", { id }, 409, "operator.nothing_changed"],
		["messages answered", { id: "1" }, 404, "operator.unknown"],
		["reports close", { id }, 404, "operator.unknown"],
		["missed decide", { id, price: "keep" }, 409, "operator.nothing_changed"],
		["mails again", { id }, 404, "operator.unknown"],
		["researchers invite", { id: "no-one" }, 404, "operator.unknown"],
		["statements paid", { researcher: "no-one", month: "2027-13" }, 422, "operator.input_invalid"],
		["names replace", { kind: "institution", id, name: "Lycée" }, 404, "operator.unknown"],
		["audit", { more: true } as never, 422, "operator.input_invalid"],
	];
	it.each(refusals)("%s says why by a code, and changes nothing", async (name, input, status, code) => {
		const answer = await perform(name, input as never);
		expect([answer.status, answer.body.code]).toEqual([status, code]);
	});

	it("an address that another account has is not taken", async () => {
		const [one, other] = [await signedIn(server), await signedIn(server)];
		const answer = await perform("accounts change-address", { email: one.email, to: other.email });
		expect(answer.body.code).toBe("operator.address_taken");
	});
});

describe("strange values", () => {
	const strange = [
		"",
		" ",
		"%",
		"'; --",
		"a@b",
		"-1",
		"9".repeat(400),
		"2027-02-30",
		"\u202e\r\nBcc: x",
		"x".repeat(2000),
	];
	/** An input of an action in which every text is this one. */
	const filled = (name: OperatorActionName, text: string) => {
		const issue = { subject: text, paragraphs: [text] };
		const values: Readonly<Record<string, unknown>> = {
			refund: "by-rule",
			price: "keep",
			kind: "institution",
			hours: text,
			words: { en: issue, fr: issue },
			...Object.fromEntries(
				["all", "open", "operators", "revoke", "keepBooked", "refused", "failing", "now"].map((flag) => [
					flag,
					true,
				]),
			),
		};
		const fields = Object.keys(operatorActions[name].input.shape);
		const input = Object.fromEntries(fields.map((field) => [field, values[field] ?? text]));
		return name === "availability set" ? { ...input, hours: [text] } : input;
	};
	it.each(Object.keys(operatorActions) as OperatorActionName[])(
		"%s refuses them with a code, or finds nothing",
		async (name) => {
			for (const text of strange) {
				const { status, body } = await perform(name, filled(name, text) as never);
				expect([200, 404, 409, 422], `${text}: ${JSON.stringify(body)}`).toContain(status);
			}
		},
	);
});
