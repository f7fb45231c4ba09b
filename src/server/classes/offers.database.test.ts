import { beforeAll, describe, expect, it } from "vitest";
import { offerDays } from "#domain/classes/hand-over.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { institutionsOn } from "../../../tests/setup/institutions.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { password, signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});
const { institution, teacher, pupils } = institutionsOn(() => server);
const dayMs = 24 * 60 * 60_000;

/** A teacher with a class, and a way to offer it. */
async function teacherWithClass() {
	const { visitor, email } = await signedIn(server, {
		role: "teacher",
		firstName: "Claire",
		lastName: "Roux",
	});
	const { id } = (await visitor.call("createClass", { name: "2nde 4", level: "Seconde", locale: "fr" })).body;
	const page = async () => visitor.ask(`/api/classes/${id}`);
	const offer = (to: string, locale = "en") =>
		visitor.ask(`/api/classes/${id}/offer`, { method: "POST", body: { email: to, locale } });
	return { visitor, email, id, page, offer };
}

const mailTo = async (to: string, kind: string) => {
	await server.deliver();
	return server.mails.findLast((mail) => mail.to === to && mail.kind === kind);
};
const tokenFor = async (to: string): Promise<string> =>
	/\/class-offer#([\w-]{43})/.exec((await mailTo(to, "classOffer"))?.text ?? "")?.[1] ?? "";
const colleague = () => signedIn(server, { role: "teacher", firstName: "Paul", lastName: "Morel" });
const accept = (visitor: Visitor, token: string) => visitor.call("acceptClassOffer", { token });

describe("handing a class over by mail", () => {
	it("a colleague takes the class over once, with its pupils and its view, and both teachers get a mail", async () => {
		const { visitor, email, id, page, offer } = await teacherWithClass();
		const tokens = await pupils(visitor, id, [0, 3, 6, 9, 12, null]);
		const before = (await page()).body;
		const { visitor: paul, email: to } = await colleague();
		expect((await offer(to.toUpperCase())).status).toBe(204);
		expect((await page()).body.offer).toMatchObject({ email: to });
		const token = await tokenFor(to.toUpperCase());
		expect((await server.visitor().call("readClassOffer", { token })).body).toEqual({
			className: "2nde 4",
			level: "Seconde",
			pupils: 6,
			teacher: "Claire Roux",
			email: to,
		});
		expect((await accept(paul, token)).body).toEqual({ classId: id });
		const after = (await paul.ask(`/api/classes/${id}`)).body;
		expect(after).toEqual({ ...before, offer: null });
		expect((await page()).status).toBe(404);
		expect((await server.visitor().call("readMembership", { token: tokens[0] })).status).toBe(200);
		expect((await accept(paul, token)).status).toBe(410);
		expect((await mailTo(email, "classOfferNews"))?.subject).toBe(
			"Paul Morel has taken over the class 2nde 4",
		);
		expect((await mailTo(to, "classTakenOver"))?.text).toContain("Claire Roux");
		const events = await test.ask(
			`SELECT event, email FROM audit_event JOIN account ON account.id = account_id
			WHERE email IN ($1, $2) AND event IN ('class_offered', 'classes_handed_over', 'classes_taken_over')
			ORDER BY event`,
			[email, to],
		);
		expect(events).toEqual([
			{ event: "class_offered", email },
			{ event: "classes_handed_over", email },
			{ event: "classes_taken_over", email: to },
		]);
	});

	it("a class that leaves its institution is reported to the managers, and one that stays is not", async () => {
		const school = await institution();
		const claire = await teacher(school.code, "Roux", 2);
		const handOver = async (classId: string | undefined, { visitor, email: to }: typeof claire) => {
			const body = { email: to, locale: "en" };
			await claire.visitor.ask(`/api/classes/${classId}/offer`, { method: "POST", body });
			expect((await accept(visitor, await tokenFor(to))).status).toBe(200);
			return mailTo(school.email, "institutionClassGone");
		};
		expect(await handOver(claire.classes[0], await teacher(school.code, "Petit"))).toBeUndefined();
		const elsewhere = await institution("Collège Galilée");
		const gone = await handOver(claire.classes[1], await teacher(elsewhere.code, "Morel"));
		expect(gone?.subject).toBe("Claire Roux has handed over a class of Lycée Curie on Spectra");
		expect(gone?.text).toContain("The class Roux 1 now belongs to a colleague");
		expect(await mailTo(elsewhere.email, "institutionClassGone")).toBeUndefined();
	});

	it("of two accounts that accept at the same moment only that of the address gets the class", async () => {
		const { id, page, offer } = await teacherWithClass();
		const { visitor: paul, email: to } = await colleague();
		const { visitor: other } = await colleague();
		await offer(to);
		const token = await tokenFor(to);
		const answers = await Promise.all([accept(other, token), accept(paul, token), accept(paul, token)]);
		expect(answers[0]?.status).toBeGreaterThanOrEqual(400);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		expect((await page()).status).toBe(404);
		expect((await other.ask(`/api/classes/${id}`)).status).toBe(404);
	});

	it("a forwarded link gives the class to no other account, no student and no guest", async () => {
		const { page, offer } = await teacherWithClass();
		const { visitor: other } = await colleague();
		const { visitor: student } = await signedIn(server);
		await offer("paul.morel@example.org");
		const token = await tokenFor("paul.morel@example.org");
		expect((await accept(other, token)).body.code).toBe("classes.offered_to_another");
		expect((await accept(student, token)).status).toBe(403);
		expect((await accept(server.visitor(), token)).status).toBe(401);
		expect((await page()).status).toBe(200);
	});

	it("the colleague refuses without an account, and the teacher gets a mail", async () => {
		const { email, page, offer } = await teacherWithClass();
		await offer("refusing.colleague@example.org", "fr");
		const mail = await mailTo("refusing.colleague@example.org", "classOffer");
		expect(mail?.subject).toBe("Claire Roux vous propose la classe 2nde 4 sur Spectra");
		const token = await tokenFor("refusing.colleague@example.org");
		expect((await server.visitor().call("refuseClassOffer", { token })).status).toBe(204);
		expect((await page()).body.offer).toBeNull();
		expect((await server.visitor().call("readClassOffer", { token })).body.code).toBe("account.link_invalid");
		expect((await mailTo(email, "classOfferNews"))?.subject).toBe("The class 2nde 4 was not taken over");
	});

	it("a link stops working when the offer is withdrawn, made anew or older than two weeks", async () => {
		const { visitor, id, offer } = await teacherWithClass();
		const { visitor: paul, email: to } = await colleague();
		await offer(to);
		const first = await tokenFor(to);
		await offer(to);
		const second = await tokenFor(to);
		expect((await accept(paul, first)).status).toBe(410);
		expect((await visitor.ask(`/api/classes/${id}/offer`, { method: "DELETE" })).status).toBe(204);
		expect((await accept(paul, second)).status).toBe(410);
		await offer(to);
		const third = await tokenFor(to);
		server.pass(offerDays * dayMs + 1000);
		const late = await server.visitor().call("readClassOffer", { token: third });
		expect(late.body.code).toBe("account.link_expired");
		const job = server.services.jobDefinitions.find(({ name }) => name === "class-housekeeping");
		await job?.handle({});
		expect(await test.ask("SELECT email FROM class_offer WHERE class_id = $1", [id])).toEqual([]);
	});

	it("a class is offered to neither the teacher's address nor an empty one, and no other teacher offers it", async () => {
		const { email, id, offer } = await teacherWithClass();
		expect((await offer(` ${email.toUpperCase()} `)).body.code).toBe("classes.offered_to_self");
		expect((await offer("no address")).body.code).toBe("forms.email_invalid");
		const { visitor: other } = await colleague();
		const body = { email: "someone@example.org", locale: "en" };
		for (const [method, sent] of [
			["POST", body],
			["DELETE", undefined],
		] as const)
			expect((await other.ask(`/api/classes/${id}/offer`, { method, body: sent })).status).toBe(404);
	});

	it("erasing the teacher's account ends the offer with the class", async () => {
		const { visitor, offer } = await teacherWithClass();
		const { visitor: paul, email: to } = await colleague();
		await offer(to);
		const token = await tokenFor(to);
		expect((await visitor.call("exportData")).body.classOffers).toMatchObject([
			{ className: "2nde 4", email: to },
		]);
		expect((await visitor.call("erase", { password })).status).toBe(204);
		expect((await accept(paul, token)).status).toBe(410);
	});
});
