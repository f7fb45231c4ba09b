import { beforeAll, describe, expect, it } from "vitest";
import { claimMinutes } from "#domain/classes/join-code.ts";
import { result } from "../../../tests/setup/class-view.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});
const minuteMs = 60_000;

async function classOfTeacher() {
	const { visitor } = await signedIn(server, { role: "teacher" });
	const { id } = (await visitor.call("createClass", { name: "Year 10", level: "10", locale: "en" })).body;
	const page = async () => (await visitor.ask(`/api/classes/${id}`)).body;
	return { visitor, id, page, code: (await page()).code as string };
}
const join = (code: string) => server.visitor().call("joinClass", { code });
const read = (token: string) => server.visitor().call("readMembership", { token });

describe("a pupil's second device", () => {
	it("the membership moves with its result to the device that types the code of the first, once", async () => {
		const { page, code, visitor, id } = await classOfTeacher();
		const phone = (await join(code)).body.token;
		await server.visitor().call("sendClassResult", { token: phone, result: result(3) });
		const { name } = (await read(phone)).body;
		// A closed class gives no new membership, but keeps those that there are.
		await visitor.ask(`/api/classes/${id}`, { method: "PATCH", body: { isOpen: false } });
		const claim = (await server.visitor().call("drawClaimCode", { token: phone })).body;
		const tablet = (await join(claim.code.toLowerCase())).body.token;
		expect((await read(tablet)).body).toMatchObject({ name, hasSent: true, sent: result(3) });
		expect((await read(phone)).status).toBe(410);
		expect((await join(claim.code)).body.code).toBe("classes.code_unknown");
		expect(await page()).toMatchObject({ pupils: 1, sent: 1 });
	});

	it("the code works for ten minutes, and a new one replaces it", async () => {
		const { code } = await classOfTeacher();
		const { token } = (await join(code)).body;
		const draw = async () => (await server.visitor().call("drawClaimCode", { token })).body.code;
		const [first, second] = [await draw(), await draw()];
		expect((await join(first)).status).toBe(404);
		server.pass(claimMinutes * minuteMs);
		expect((await join(second)).status).toBe(404);
		expect((await read(token)).status).toBe(200);
	});

	it("of two devices that type the code at the same moment one gets the membership", async () => {
		const { code, page } = await classOfTeacher();
		const { token } = (await join(code)).body;
		const claim = (await server.visitor().call("drawClaimCode", { token })).body;
		const answers = await Promise.all([join(claim.code), join(claim.code)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
		expect((await page()).pupils).toBe(1);
	});
});

describe("removing those who joined lately", () => {
	it("everyone who joined within the period goes, and the others stay", async () => {
		const { page, code, visitor, id } = await classOfTeacher();
		const early = (await join(code)).body.token;
		server.pass(20 * minuteMs);
		const late = [(await join(code)).body.token, (await join(code)).body.token];
		await server.visitor().call("sendClassResult", { token: late[0], result: result(0) });
		expect((await page()).joinedWithin).toEqual({ tenMinutes: 2, hour: 3, day: 3 });
		const remove = (period: string) =>
			visitor.ask(`/api/classes/${id}/removals`, { method: "POST", body: { period } });
		expect((await remove("tenMinutes")).body).toEqual({ removed: 2 });
		expect(await page()).toMatchObject({ pupils: 1, sent: 1, waiting: 1 });
		expect((await read(early)).status).toBe(200);
		for (const token of late) expect((await read(token)).status).toBe(410);
		expect((await remove("tenMinutes")).body).toEqual({ removed: 0 });
		const { visitor: other } = await signedIn(server, { role: "teacher" });
		const answer = await other.ask(`/api/classes/${id}/removals`, {
			method: "POST",
			body: { period: "day" },
		});
		expect(answer.status).toBe(404);
	});
});

it("a teacher changes the level of a class, also to none", async () => {
	const { page, visitor, id } = await classOfTeacher();
	const change = (body: object) => visitor.ask(`/api/classes/${id}`, { method: "PATCH", body });
	expect((await change({ level: " Year 11 " })).status).toBe(204);
	expect(await page()).toMatchObject({ name: "Year 10", level: "Year 11" });
	expect((await change({ name: "11 B", level: "" })).status).toBe(204);
	expect(await page()).toMatchObject({ name: "11 B", level: "", isOpen: true });
});

describe("a pupil's guess at the spectrum", () => {
	const guess = (token: string) =>
		server.visitor().call("sendClassGuess", { token, guess: "30120312003210" });

	it("a pupil's guess is offered until the colour is shown, once, and appears behind it", async () => {
		const { page, code } = await classOfTeacher();
		const tokens: string[] = [];
		for (let pupil = 0; pupil < 6; pupil += 1) tokens.push((await join(code)).body.token);
		const [first = "", last = ""] = [tokens[0], tokens[5]];
		expect((await read(first)).body).toMatchObject({ canGuess: true, hasGuessed: false });
		for (const token of tokens.slice(0, 5)) expect((await guess(token)).status).toBe(204);
		expect((await read(first)).body).toMatchObject({ canGuess: false, hasGuessed: true });
		expect((await page()).guess).toEqual({ isOpen: true, count: 5, expected: null });
		for (const token of tokens.slice(0, 5))
			await server.visitor().call("sendClassResult", { token, result: result(0) });
		const shown = (await page()).guess;
		expect([shown.isOpen, shown.count, shown.expected.length]).toEqual([false, 5, 14]);
		expect((await read(last)).body).toMatchObject({ canGuess: false, hasGuessed: false });
	});

	it("a pupil's guess stays theirs on another device, and is named in the export of an account", async () => {
		const { code } = await classOfTeacher();
		const { visitor } = await signedIn(server, { role: "student", ageBand: "18plus" });
		const phone = (await visitor.call("joinClass", { code })).body.token;
		await guess(phone);
		const tablet = (await visitor.call("joinClass", { code })).body.token;
		expect((await read(tablet)).body).toMatchObject({ canGuess: false, hasGuessed: true });
		const exported = (await visitor.call("exportData")).body.classMemberships;
		expect(exported).toMatchObject([{ className: "Year 10", hasGuessed: true }]);
	});
});
