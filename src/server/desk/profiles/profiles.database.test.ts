import { beforeAll, describe, expect, it } from "vitest";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { clearResearcher, createBooking, realResearcher } from "../../../../tests/setup/desk.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../../tests/setup/operator.ts";
import { openedOperator } from "../../../../tests/setup/operator-desk.ts";

const test = prepareDatabase();
let server: LiveServer;
const operator = "operator@spectra.example";
beforeAll(async () => {
	server = createLiveServer(test, { freeConsultations: "yes", contactEmail: operator });
	await server.services.prepare();
});
const { admin, json } = createAdmin(() => server, test);
const { offerOf } = createBooking(() => server);
const profile = (title: string) => ({
	title,
	specialization: "Ice cores",
	bio: "I drill into old ice.",
	topics: ["Field work", "Polar stations"],
});
const send = (desk: Visitor, title: string, more: object = {}) =>
	desk.call("sendDeskProfile", { words: { en: profile(title), fr: { ...profile(title), ...more } } });
const mailTo = (to: string, kind: string) =>
	server.mails.findLast((one) => one.kind === kind && one.to === to);
const versionOf = async (id: string) =>
	(await json("profiles", "list")).find(({ researcher }: { researcher: string }) => researcher === id)
		?.version;

describe("a researcher's own profile", () => {
	it("a profile is shown once an operator has approved it; until then students read the one before", async () => {
		const { id, email } = await realResearcher(server, test);
		const desk = await clearResearcher(server, test, id);
		expect((await desk.call("deskProfile")).body).toMatchObject({
			shown: { en: { title: "Glaciologist" } },
			sent: null,
		});
		expect((await send(desk, "Ice historian")).body.sent).toMatchObject({
			state: "waiting",
			words: { fr: { title: "Ice historian" } },
		});
		expect((await offerOf(id))?.title).toBe("Glaciologist");
		await server.deliver();
		const version = await versionOf(id);
		expect(mailTo(operator, "profileToCheck")?.text).toContain(`profiles approve ${id} ${version}`);
		expect(await admin("profiles", "show", id)).toContain("I drill into old ice.");
		await admin("profiles", "approve", id, version);
		expect(await offerOf(id)).toMatchObject({
			name: "Nora Glas",
			title: "Ice historian",
			bio: "I drill into old ice.",
		});
		expect((await desk.call("deskProfile")).body.sent).toBeNull();
		await server.deliver();
		expect(mailTo(email, "profileChecked")?.subject).toBe("Your new profile is shown");
		await expect(admin("profiles", "approve", id, version)).rejects.toThrow("nothing was changed");
		const events = await test.ask("SELECT event FROM audit_event WHERE researcher_id = $1", [id]);
		expect(events.map(({ event }) => event)).toEqual(
			expect.arrayContaining(["desk_profile_sent", "operator: profiles approve"]),
		);
	});

	it("a refused one stays on the desk with the reason, and can be sent again", async () => {
		const { id, email } = await realResearcher(server, test);
		const desk = await clearResearcher(server, test, id);
		await send(desk, "The best glaciologist");
		await admin("profiles", "refuse", id, await versionOf(id), "--reason", "No praise, please.");
		const { sent, shown } = (await desk.call("deskProfile")).body;
		expect(sent).toMatchObject({ state: "refused", refusal: "No praise, please." });
		expect([sent.words.en.title, shown.en.title]).toEqual(["The best glaciologist", "Glaciologist"]);
		await server.deliver();
		expect(mailTo(email, "profileChecked")?.text).toContain("No praise, please.");
		expect(await versionOf(id)).toBeUndefined();
		expect((await send(desk, "Glaciologist again")).body.sent).toMatchObject({ state: "waiting" });
	});

	it("a profile is read and decided at the operator's desk, too, by one of two operators", async () => {
		const { id } = await realResearcher(server, test);
		const own = await clearResearcher(server, test, id);
		await send(own, "Ice reader");
		const [one, other] = [await openedOperator(server, test), await openedOperator(server, test)];
		const perform = (at: Visitor, name: string, input: object) =>
			at.call("runOperatorAction", { act: `profiles ${name}`, input });
		const rows = async (name: string, input: object) => (await perform(one.visitor, name, input)).body.rows;
		expect(await rows("list", {})).toEqual(await json("profiles", "list"));
		const texts = await rows("show", { id });
		expect(texts).toEqual(await json("profiles", "show", id));
		expect(texts[0]).toMatchObject({
			language: "en",
			field: "title",
			now: "Glaciologist",
			sent: "Ice reader",
		});
		const today = await one.visitor.call("runOperatorAction", { act: "today", input: {} });
		expect(today.body.rows.map(({ code }: { code: string }) => code)).toContain("profiles_waiting");
		const version = texts[0].version;
		expect((await perform(one.visitor, "refuse", { id, version, reason: " " })).body.code).toBe(
			"operator.input_invalid",
		);
		const answers = await Promise.all([
			perform(one.visitor, "approve", { id, version }),
			perform(other.visitor, "refuse", { id, version, reason: "Too short." }),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(answers.find(({ status }) => status !== 200)?.body.code).toBe("operator.nothing_changed");
		expect((await perform(one.visitor, "show", { id: "no-one" })).body.code).toBe("operator.unknown");
	});

	it("an operator approves only the words that they have read", async () => {
		const { id } = await realResearcher(server, test);
		const desk = await clearResearcher(server, test, id);
		await send(desk, "Harmless");
		const read = await versionOf(id);
		await send(desk, "Something else");
		await expect(admin("profiles", "approve", id, read)).rejects.toThrow("nothing was changed");
		expect((await offerOf(id))?.title).toBe("Glaciologist");
	});

	it("a profile needs every text, refuses contact data, and never changes the name or another researcher", async () => {
		const { id } = await realResearcher(server, test);
		const other = await realResearcher(server, test);
		const desk = await clearResearcher(server, test, id);
		await clearResearcher(server, test, other.id);
		const code = async (more: object) => (await send(desk, "Geologist", more)).body.code;
		expect(await code({ bio: " " })).toBe("forms.required");
		expect(await code({ topics: [""] })).toBe("forms.required");
		expect(await code({ bio: "nora@lab.example" })).toBe("consultations.contact_data");
		expect(await code({ bio: "x".repeat(1501) })).toBe("request.malformed");
		await send(desk, "Geologist", { name: "Dr Someone Else" });
		await admin("profiles", "approve", id, await versionOf(id));
		expect((await offerOf(id))?.name).toBe("Nora Glas");
		expect((await offerOf(other.id))?.title).toBe("Glaciologist");
		expect((await server.visitor().call("deskProfile")).status).toBe(401);
	});
});
