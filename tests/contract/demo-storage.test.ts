import { beforeEach, describe, expect, it } from "vitest";
import { createJsonStorage } from "#web/api/storage.ts";
import { bookings } from "./bookings.ts";
import { createDemoStage, type DemoStage } from "./demo-stage.ts";
import { work } from "./work.ts";

const email = "ada@example.org";
const closed = () => {
	throw new DOMException("The operation is insecure.", "SecurityError");
};

const stored = (id: string, wrong: object = {}) => ({
	id,
	userId: "current-user",
	researcherId: "someone",
	date: "2025-05-10",
	time: "09:00",
	duration: "30min",
	status: "confirmed",
	createdAt: "2025-05-09T10:00:00.000Z",
	...wrong,
});

describe("a storage that was tampered with", () => {
	let stage: DemoStage;
	beforeEach(() => {
		stage = createDemoStage();
	});

	it.each(["yes", '"true"', "1", "{}"])("the premium flag %s counts as unset", async (text) => {
		stage.local.setItem("isPremium", text);
		expect(await stage.person.subscription.read()).toEqual({ isPremium: false, testMode: true });
		expect(stage.local.getItem("isPremium")).toBeNull();
	});

	it.each(['{"isLoggedIn":false,"role":"student"}', '{"isLoggedIn":true,"role":"admin"}', "true"])(
		"the user %s counts as a guest",
		async (text) => {
			stage.local.setItem("user", text);
			expect(await stage.person.account.current()).toBeNull();
		},
	);

	it("malformed appointments are skipped and the others kept", async () => {
		const entries = [
			stored("right"),
			stored("bad date", { date: "2025-02-30" }),
			stored("bad time", { time: "9:00" }),
			stored("bad status", { status: "held" }),
			stored("bad duration", { duration: "2h" }),
			stored("another user's", { userId: "other" }),
			null,
			"x",
		];
		stage.local.setItem("appointments", JSON.stringify(entries));
		const { appointments, cancel } = bookings(stage.call);
		expect((await appointments()).map(({ id }) => id)).toEqual(["right"]);
		expect((await cancel("right")).ok).toBe(true);
	});

	it("appointments that are no list count as none", async () => {
		stage.local.setItem("appointments", '{"0":1}');
		expect(await bookings(stage.call).appointments()).toEqual([]);
	});
});

describe.each([
	["closed", () => createDemoStage({ device: createJsonStorage(closed), visit: createJsonStorage(closed) })],
	[
		"full",
		() => {
			const stage = createDemoStage();
			stage.local.isFull = true;
			stage.session.isFull = true;
			return stage;
		},
	],
])("a storage that is %s", (_, createStage) => {
	it("the demonstration keeps everything in memory during the visit", async () => {
		const { person, call } = createStage();
		const { account, subscription } = person;
		await account.signIn({ email, password: "x" });
		expect(await account.current()).toEqual({ isLoggedIn: true, role: "student" });
		expect((await work(call).mailResults({ consentToUpdates: true })).ok).toBe(true);
		await subscription.subscribe();
		expect(await subscription.read()).toEqual({ isPremium: true, testMode: true });
		const consultations = bookings(call);
		expect((await consultations.book(await consultations.firstRequest("30min"))).ok).toBe(true);
		expect(await consultations.appointments()).toHaveLength(1);
		await account.signOut();
		expect(await account.current()).toBeNull();
	});
});

describe("a storage that fills up", () => {
	it("later data in memory wins over older data in the storage", async () => {
		const stage = createDemoStage();
		await stage.person.account.signUp(
			{ firstName: "Ada", lastName: "Byron", email, password: "secret", role: "teacher" },
			"en",
		);
		stage.local.isFull = true;
		await stage.person.account.signIn({ email, password: "secret" });
		expect(await stage.person.account.current()).toEqual({ isLoggedIn: true, role: "student" });
	});
});

describe("a second tab", () => {
	it("data of another tab wins over data that is only in memory here", async () => {
		const stage = createDemoStage();
		stage.local.isFull = true;
		await stage.person.account.signIn({ email, password: "secret" });
		stage.local.isFull = false;
		stage.local.setItem("user", '{"isLoggedIn":true,"role":"teacher"}');
		stage.device.forget("user");
		expect(await stage.person.account.current()).toEqual({ isLoggedIn: true, role: "teacher" });
		stage.local.entries.clear();
		stage.device.forget(null);
		expect(await stage.person.account.current()).toBeNull();
	});
});
