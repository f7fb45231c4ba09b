import { beforeAll, expect, it } from "vitest";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { guardedStudent, signedIn, tokenIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

const linkIn = (text: string | undefined) => /\/guardian#([\w-]{43})/.exec(text ?? "")?.[1];
const planMailTo = (to: string) => server.mails.findLast((mail) => mail.kind === "plan" && mail.to === to);

const family = (mother: string) => guardedStudent(server, mother);

it("every mail to a confirmed guardian holds a link to withdraw", async () => {
	const { visitor } = await family("agreed@example.org");
	await visitor.call("subscribe", { locale: null });
	await server.deliver();
	const mail = planMailTo("agreed@example.org");
	expect(linkIn(mail?.text)).toBeDefined();
	expect(mail?.text).toContain("because, for Ada’s Spectra account, we were given your address");
	expect(mail?.text).toContain("withdraw your agreement with the link below");
});

it("a late mail holds no link for a guardian who has withdrawn", async () => {
	const { visitor, decide } = await family("late@example.org");
	await visitor.call("subscribe", { locale: null });
	// The mail waits while the mother withdraws and the father is asked.
	await decide("refuse");
	await visitor.call("askGuardian", { guardianEmail: "father@example.org" });
	await server.deliver();
	const mail = planMailTo("late@example.org");
	expect(linkIn(mail?.text)).toBeUndefined();
	expect(mail?.text).toContain("because, for Ada’s Spectra account, we had been given your address");
	expect(mail?.text).not.toContain("with the link below");
	const asked = await server
		.visitor()
		.call("readGuardian", { token: tokenIn(server, "guardian", "father@example.org") });
	expect(asked.body).toMatchObject({ isConfirmed: false });
});

it("a link that was drawn before does not open the request to another guardian", async () => {
	const { visitor, decide } = await family("before@example.org");
	await visitor.call("subscribe", { locale: null });
	await server.deliver();
	const token = linkIn(planMailTo("before@example.org")?.text);
	await decide("refuse");
	await visitor.call("askGuardian", { guardianEmail: "next@example.org" });
	await server.deliver();
	const link = server.visitor();
	expect((await link.call("readGuardian", { token })).body.code).toBe("account.link_invalid");
	const confirmed = await link.call("decideGuardian", { token, decision: "confirm", locale: "en" });
	expect(confirmed.body.code).toBe("account.link_invalid");
	expect((await visitor.call("guardianship")).body.state).toBe("pending");
});

it("a guardian who was replaced can't decide, whatever the order of the mails", async () => {
	const { visitor } = await signedIn(server, { ageBand: "15to17" });
	await visitor.call("askGuardian", { guardianEmail: "first@example.org" });
	await visitor.call("askGuardian", { guardianEmail: "second@example.org" });
	await server.deliver();
	expect(server.mails.filter(({ to }) => to === "first@example.org")).toEqual([]);
	const token = tokenIn(server, "guardian", "second@example.org");
	const decided = await server.visitor().call("decideGuardian", { token, decision: "confirm", locale: "en" });
	expect(decided.status).toBe(204);
});
