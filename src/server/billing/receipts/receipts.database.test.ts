import { beforeAll, expect, it } from "vitest";
import { bookedBy, premiumStudent } from "../../../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../../tests/setup/live-server.ts";
import { guardedStudent, signedIn } from "../../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
const seller = {
	name: "Lumière SAS",
	address: ["1 rue de l’Arc", "75001 Paris"],
	registration: "FR 12 345",
	vatNote: "TVA non applicable, art. 293 B du CGI",
};
beforeAll(async () => {
	server = createLiveServer(test, { seller });
	await server.services.prepare();
});

const numbers = async () =>
	(await test.ask("SELECT number FROM receipt ORDER BY number")).map(({ number }) => Number(number));
const paymentsOf = async (visitor: Visitor) => (await visitor.call("payments")).body.payments;

it("receipt numbers have no gap, however many pay at once and some fail", async () => {
	server.chance(0.5);
	const people = await Promise.all(Array.from({ length: 6 }, () => signedIn(server)));
	server.failNextPayment();
	server.failNextPayment();
	await Promise.all(people.map(({ visitor }) => visitor.call("subscribe", { locale: null })));
	const all = await numbers();
	expect(all).toEqual([1, 2, 3, 4]);
	server.chance(0);
});

it("a receipt shows number, seller, payer, item and amount in the page's language, and so does the mail", async () => {
	const { visitor, email } = await signedIn(server, { locale: "fr", firstName: "Zoé" });
	await visitor.call("subscribe", { locale: null });
	await test.ask(
		"UPDATE payment SET amount_cents = 612 WHERE account_id = (SELECT id FROM account WHERE email = $1)",
		[email],
	);
	const [paid] = await paymentsOf(visitor);
	expect(paid.receipts).toMatchObject([{ kind: "payment", number: expect.stringMatching(/^TEST-\d{6}$/) }]);
	const page = await visitor.ask(`/api/receipts/fr/${paid.receipts[0].number}`);
	expect(page.headers.get("content-type")).toContain("text/html");
	for (const said of [
		"Reçu TEST-",
		"Lumière SAS",
		"75001 Paris",
		"FR 12 345",
		"art. 293 B",
		"Zoé Byron",
		email,
	]) {
		expect(page.body).toContain(said);
	}
	expect(page.body).toContain("4,99");
	expect(page.body).toContain("Spectra Premium, un mois");
	expect(page.body).toContain("Mode test");
	expect((await visitor.ask(`/api/receipts/en/${paid.receipts[0].number}`)).body).toContain("€4.99");
	await server.deliver();
	const mail = server.mails.findLast((one) => one.to === email && one.kind === "plan");
	expect(mail?.text).toContain(`Reçu de test ${paid.receipts[0].number} du `);
	expect(mail?.text).toContain("4,99\u00a0€, non débités.");
});

it("a receipt names the consultation, and a refund has a receipt of its own", async () => {
	const { visitor } = await signedIn(server);
	const { appointment } = await bookedBy(visitor);
	await visitor.ask(`/api/appointments/${appointment.id}/cancel`, { method: "POST" });
	await server.services.payments.reconcileAll();
	const booking = (await paymentsOf(visitor)).find(
		({ purpose }: { purpose: string }) => purpose === "consultation",
	);
	const [first, second] = booking.receipts;
	expect([first.kind, booking.state]).toEqual(["payment", booking.state]);
	const page = await visitor.ask(`/api/receipts/en/${first.number}`);
	expect(page.body).toContain("Consultation with");
	expect(page.body).toContain("€20.00");
	if (booking.state === "refunded") {
		expect(second.kind).toBe("refund");
		expect((await visitor.ask(`/api/receipts/en/${second.number}`)).body).toContain("Amount refunded");
	}
	const { visitor: stranger } = await signedIn(server);
	expect((await stranger.ask(`/api/receipts/en/${first.number}`)).status).toBe(404);
	expect((await server.visitor().ask(`/api/receipts/en/${first.number}`)).status).toBe(401);
});

it("a guardian reads and prints a student's receipts in their own name, by the link of any mail to them", async () => {
	const parent = "payer@example.org";
	const { visitor, guardian } = await guardedStudent(server, parent);
	await visitor.call("subscribe", { locale: null });
	await server.deliver();
	const mail = server.mails.findLast(({ to, kind }) => to === parent && kind === "plan");
	const token = /\/guardian#([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
	const { receipts } = (await guardian.call("guardianReceipts", { token })).body;
	expect(receipts).toMatchObject([{ kind: "payment", amountCents: 499 }]);
	const [{ number }] = receipts;
	const print = (payer: string, asked = number) =>
		guardian.call("guardianReceipt", { token, number: asked, payer, locale: "fr" });
	const page = (await print("Odile Byron")).body;
	const linesOf = (term: string) => page.rows.find((row: { term: string }) => row.term === term)?.lines;
	expect(linesOf("Établi au nom de")).toEqual(["Odile Byron", parent]);
	expect(linesOf("Compte Spectra")).toEqual(["Ada Byron"]);
	expect((await print(" ")).body.code).toBe("forms.required");
	const { visitor: other } = await signedIn(server);
	await other.call("subscribe", { locale: null });
	const [foreign] = await paymentsOf(other);
	expect((await print("Odile Byron", foreign.receipts[0].number)).status).toBe(404);
	await guardian.call("decideGuardian", { token, decision: "refuse", locale: "fr" });
	expect((await print("Odile Byron")).status).toBe(410);
});

it("each renewal has a receipt, and so have payments from before receipts existed", async () => {
	await premiumStudent(server);
	await test.ask(
		"DELETE FROM receipt WHERE payment_id IN (SELECT id FROM payment ORDER BY created_at DESC LIMIT 1)",
	);
	const before = await numbers();
	await server.services.receipts.issueMissing(server.now());
	expect(await numbers()).toHaveLength(before.length + 1);
	await server.services.receipts.issueMissing(server.now());
	expect(await numbers()).toHaveLength(before.length + 1);
	server.pass(32 * 24 * 3600_000);
	for (const name of ["payments", "subscriptions"]) {
		await server.services.jobDefinitions.find((job) => job.name === name)?.handle({});
	}
	const rows = await test.ask(
		"SELECT p.id, r.number FROM payment p LEFT JOIN receipt r ON r.payment_id = p.id WHERE p.state = 'paid'",
	);
	expect(rows.filter(({ number }) => number === null)).toEqual([]);
});

it("a receipt stays without a name when the account is erased", async () => {
	const { visitor } = await premiumStudent(createLiveServer(test, { seller }));
	const all = await numbers();
	await visitor.call("erase", { password: "a long enough secret" });
	expect(await numbers()).toEqual(all);
	expect(JSON.stringify(await test.ask("SELECT * FROM receipt"))).not.toContain("Byron");
});
