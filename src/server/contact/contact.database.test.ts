import { beforeAll, expect, it } from "vitest";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test, { contactEmail: "operator@example.org" });
});

const form = {
	name: "Ada Byron",
	email: "Ada.Writes@example.org",
	message: "One\u0007\r\n\r\nTwo <b>",
	locale: "en",
};

it("the server stores a message and notifies the operator", async () => {
	const guest = server.visitor();
	expect((await guest.call("contact", form)).status).toBe(204);
	const [row] = await test.ask("SELECT name, email, message, account_id FROM contact_message");
	expect(row).toEqual({
		name: "Ada Byron",
		email: "ada.writes@example.org",
		message: "One\n\nTwo <b>",
		account_id: null,
	});
	await server.deliver();
	const [mail] = server.mails;
	expect(mail).toMatchObject({ to: "operator@example.org", subject: "Message from Ada Byron" });
	expect(mail?.text).toContain("Two <b>");
	expect(mail?.html).toContain("Two &lt;b&gt;");
});

it("the response names every invalid field", async () => {
	const guest = server.visitor();
	for (const [changes, code] of [
		[{ message: " " }, "forms.required"],
		[{ email: "ada" }, "forms.email_invalid"],
		[{ name: "Ada\nBcc: x" }, "forms.name_invalid"],
	] as const) {
		expect(await guest.call("contact", { ...form, ...changes })).toMatchObject({
			status: 422,
			body: { code },
		});
	}
	expect((await guest.call("contact", { ...form, message: 1 })).status).toBe(400);
});

it("messages are deleted after twelve months", async () => {
	const job = server.services.jobDefinitions.find(({ name }) => name === "contact-housekeeping");
	server.pass(364 * 24 * 60 * 60_000);
	await job?.handle({});
	expect(await test.ask("SELECT id FROM contact_message")).toHaveLength(1);
	server.pass(2 * 24 * 60 * 60_000);
	await job?.handle({});
	expect(await test.ask("SELECT id FROM contact_message")).toHaveLength(0);
});
