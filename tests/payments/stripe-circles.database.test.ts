import { afterAll, beforeAll, expect, it } from "vitest";
import { circlesOf, expectSoundCircles, plannedCircle } from "../setup/circles.ts";
import { prepareDatabase } from "../setup/database.ts";
import { clearAllResearchers } from "../setup/desk.ts";
import { createLiveServer, type LiveServer } from "../setup/live-server.ts";
import { createAdmin } from "../setup/operator.ts";
import { signedIn } from "../setup/people.ts";
import { stripeAt } from "./stripe-orders.ts";
import { type StripePeer, startStripePeer } from "./stripe-peer.ts";

const test = prepareDatabase();
let peer: StripePeer;
let server: LiveServer;
beforeAll(async () => {
	peer = await startStripePeer();
	server = createLiveServer(test, { provider: stripeAt(peer) });
	// Where payments are real, illustrative researchers can't be booked.
	await createLiveServer(test).services.prepare();
	await test.ask("UPDATE researcher SET is_illustrative = false");
	await clearAllResearchers(server, test);
});
afterAll(() => peer.close());
const { admin, json } = createAdmin(() => server, test);

const pay = (url: string) => peer.pay(url.split("/").at(-1) ?? "");
const student = async () => {
	const { visitor, email } = await signedIn(server);
	return { visitor, email, ...circlesOf(visitor) };
};
type Student = Awaited<ReturnType<typeof student>>;
const stateOf = async ({ own }: Student, id: string) =>
	(await own()).find(({ circle }: { circle: { id: string } }) => circle.id === id)?.state;
const paidBy = async ({ visitor }: Student) =>
	(await visitor.call("payments")).body.payments.map(({ state }: { state: string }) => state);

it("a seat is kept while its payment page is open, in two tabs alike, and is theirs once it is paid", async () => {
	const { id } = await plannedCircle(server, test, { hours: 100, seats: 1 });
	const [ada, bea] = [await student(), await student()];
	const [first, second] = [await ada.take(id), await ada.take(id)];
	expect(first.body).toMatchObject({ kind: "redirect" });
	expect(second.body.url).toBe(first.body.url);
	expect((await bea.take(id)).body.code).toBe("circles.full");
	expect(await stateOf(ada, id)).toBe("paying");
	pay(first.body.url);
	expect(await stateOf(ada, id)).toBe("seated");
	expect((await ada.take(id)).body).toMatchObject({ kind: "done" });
	await expectSoundCircles(test);
});

it("a payment page that is left gives the seat to the next, and can't be paid any more", async () => {
	const { id } = await plannedCircle(server, test, { hours: 110, seats: 1 });
	const [ada, bea] = [await student(), await student()];
	const { url } = (await ada.take(id)).body;
	await bea.wait(id);
	expect((await ada.visitor.call("leaveSeatPayment")).status).toBe(204);
	expect(await stateOf(ada, id)).toBe("left");
	expect(await stateOf(bea, id)).toBe("offered");
	pay(url);
	await server.services.payments.reconcileAll();
	expect(await stateOf(ada, id)).toBe("left");
	pay((await bea.take(id)).body.url);
	expect(await stateOf(bea, id)).toBe("seated");
	await expectSoundCircles(test);
});

it("a circle cancelled while one pays and another has just paid keeps no money", async () => {
	const { id } = await plannedCircle(server, test, { hours: 120 });
	const [ada, bea, chloe] = [await student(), await student(), await student()];
	const open = (await ada.take(id)).body.url;
	// Paid at the provider; no message has come yet.
	pay((await bea.take(id)).body.url);
	pay((await chloe.take(id)).body.url);
	expect(await stateOf(chloe, id)).toBe("seated");
	await admin("circles", "cancel", id);
	pay(open);
	await server.services.payments.reconcileAll();
	expect([await paidBy(ada), await paidBy(bea), await paidBy(chloe)]).toEqual([
		[],
		["refunded"],
		["refunded"],
	]);
	await expectSoundCircles(test);
});

it("a seat whose payment an operator refunds is given back", async () => {
	const { id } = await plannedCircle(server, test, { hours: 130, seats: 1 });
	const [ada, bea] = [await student(), await student()];
	pay((await ada.take(id)).body.url);
	expect(await stateOf(ada, id)).toBe("seated");
	await bea.wait(id);
	const [payment] = await json("payments", "list", "--email", ada.email);
	await admin("payments", "refund", payment.id);
	expect(await stateOf(ada, id)).toBe("left");
	expect(await stateOf(bea, id)).toBe("offered");
	await bea.leave(id);
	await expectSoundCircles(test);
});
