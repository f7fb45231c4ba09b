import { beforeAll, describe, expect, it } from "vitest";
import type { ActionInput, OperatorActionName } from "#contract/operator-actions.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { openedDesk } from "../../../../tests/setup/desk.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../../tests/setup/operator.ts";
import { openedOperator } from "../../../../tests/setup/operator-desk.ts";

const test = prepareDatabase();
let server: LiveServer;
let desk: Visitor;
beforeAll(async () => {
	server = createLiveServer(test);
	desk = (await openedOperator(server, test)).visitor;
});
const { admin } = createAdmin(() => server, test);
const perform = <Name extends OperatorActionName>(name: Name, input: ActionInput<Name>) =>
	desk.call("runOperatorAction", { act: name, input });

type File = ActionInput<"researchers add">;
const words = (title: string) => ({
	name: "Jane Doe",
	title,
	specialization: "Young stars",
	bio: "She measures.",
	topics: ["Stars"],
});
const fileOf = (id: string, changes: Partial<File> = {}): File => ({
	id,
	zone: "europe/paris",
	languages: ["fr"],
	monogram: "JD",
	category: "space",
	email: `${id}@lab.example`,
	mailLanguage: "fr",
	text: { en: words("Astronomer"), fr: words("Astronome") },
	...changes,
});
const shown = async (id: string) => JSON.parse((await perform("researchers show", { id })).body.rows[0].json);

describe("a researcher at the operator's desk", () => {
	it("a researcher is added as by the command, and is hidden until the checks", async () => {
		const { status, body } = await perform("researchers add", fileOf("jane-doe"));
		expect(status).toBe(200);
		expect(body.rows).toMatchObject([
			{ id: "jane-doe", title: "Astronomer", titleFr: "Astronome", illustrative: false, retired: false },
		]);
		expect(body.rows[0].obstacles).toContain("identity_unchecked");
		const file = JSON.parse(await admin("researchers", "show", "jane-doe"));
		// The zone is stored as the database of zones spells it.
		expect(file).toEqual({ ...fileOf("jane-doe"), zone: "Europe/Paris" });
		expect(await shown("jane-doe")).toEqual(file);
		const events = await test.ask("SELECT event FROM audit_event WHERE researcher_id = 'jane-doe'");
		expect(events).toEqual([{ event: "operator: researchers add" }]);
	});

	it.each<[string, Partial<File>, string]>([
		["an id with a capital", { id: "Jane" }, "operator.input_invalid"],
		["an unknown zone", { zone: "Europe/Atlantis" }, "operator.input_invalid"],
		["an offset in place of a zone", { zone: "+01:00" }, "operator.input_invalid"],
		["no language", { languages: [] }, "operator.input_invalid"],
		["an unknown language", { languages: ["de"] }, "operator.input_invalid"],
		["a monogram of three letters", { monogram: "JDX" }, "operator.input_invalid"],
		["an unknown field of science", { category: "alchemy" }, "operator.input_invalid"],
		["no address", { email: "jane" }, "operator.input_invalid"],
		["an empty text", { text: { en: words(" "), fr: words("Astronome") } }, "operator.input_invalid"],
		[
			"a title on two lines",
			{ text: { en: words("A\nB"), fr: words("Astronome") } },
			"operator.input_invalid",
		],
		["the id of another", { id: "taken" }, "operator.id_taken"],
		["the address of another", { email: "TAKEN@lab.example" }, "operator.address_taken"],
	])("a researcher with %s is refused, and nothing is stored", async (_, changes, code) => {
		await perform("researchers add", fileOf("taken"));
		const before = await test.ask("SELECT count(*)::int AS count FROM researcher");
		const refusal = await perform(
			"researchers add",
			fileOf("newcomer", { email: "new@lab.example", ...changes }),
		);
		expect(refusal.body.code).toBe(code);
		expect(await test.ask("SELECT count(*)::int AS count FROM researcher")).toEqual(before);
	});

	it("a researcher is edited as a whole, and another address closes the desk of the earlier one", async () => {
		await perform("researchers add", fileOf("moving"));
		const opened = await openedDesk(server, test, "moving");
		const text = { en: words("Astrophysicist"), fr: words("Astrophysicienne") };
		expect((await perform("researchers edit", fileOf("moving", { text }))).status).toBe(200);
		expect((await shown("moving")).text).toEqual(text);
		expect((await opened.call("desk")).status).toBe(200);
		await perform("researchers edit", fileOf("moving", { text, email: "moved@lab.example" }));
		expect((await opened.call("desk")).status).toBe(401);
		const unknown = await perform("researchers edit", fileOf("unknown-one"));
		expect(unknown.body.code).toBe("operator.unknown");
	});
});

describe("a day of blind ratings at the operator's desk", () => {
	it("a day without ratings is not left out, and a text that is no day is refused", async () => {
		expect((await perform("ratings days", {})).body.rows).toEqual([]);
		expect((await perform("ratings leave-out", { day: "2026-11-25" })).body.code).toBe("operator.unknown");
		for (const day of ["yesterday", "2026-02-30"])
			expect((await perform("ratings take-in", { day })).body.code).toBe("operator.input_invalid");
	});
});
