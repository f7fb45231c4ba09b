import { beforeEach, describe, expect, it, vi } from "vitest";
import { createJsonStorage } from "#web/api/storage.ts";
import { bookings } from "./bookings.ts";
import { createDemoStage, type DemoStage } from "./demo-stage.ts";
import { settled } from "./sample-forms.ts";
import { work } from "./work.ts";

const email = "ada@example.org";
const closed = () => {
	throw new DOMException("The operation is insecure.", "SecurityError");
};

const stored = (id: string, wrong: object = {}) => ({
	id,
	userId: "current-user",
	researcherId: "somebody",
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

	it.each(["yes", '"true"', "1", "{}"])("takes the premium flag %s for none", async (text) => {
		stage.local.setItem("isPremium", text);
		expect(await stage.backend.subscription.read()).toEqual({ isPremium: false, testMode: true });
		expect(stage.local.getItem("isPremium")).toBeNull();
	});

	it.each(['{"isLoggedIn":false,"role":"student"}', '{"isLoggedIn":true,"role":"admin"}', "true"])(
		"takes the user %s for a guest",
		async (text) => {
			stage.local.setItem("user", text);
			expect(await stage.backend.account.current()).toBeNull();
		},
	);

	it("leaves out broken appointments and keeps the others", async () => {
		const entries = [
			stored("right"),
			stored("bad date", { date: "2025-02-30" }),
			stored("bad time", { time: "9:00" }),
			stored("bad status", { status: "held" }),
			stored("bad duration", { duration: "2h" }),
			stored("somebody else's", { userId: "other" }),
			null,
			"x",
		];
		stage.local.setItem("appointments", JSON.stringify(entries));
		const { appointments, cancel } = bookings(stage.call);
		expect((await appointments()).map(({ id }) => id)).toEqual(["right"]);
		expect((await cancel("right")).ok).toBe(true);
	});

	it("takes appointments that are no list for none", async () => {
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
	it("keeps everything in memory for the visit", async () => {
		const { backend, call } = createStage();
		const { account, subscription } = backend;
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
	it("prefers what was kept last over what is stored", async () => {
		const stage = createDemoStage();
		await stage.backend.account.signUp({
			firstName: "Ada",
			lastName: "Byron",
			email,
			password: "secret",
			role: "teacher",
		});
		stage.local.isFull = true;
		await stage.backend.account.signIn({ email, password: "secret" });
		expect(await stage.backend.account.current()).toEqual({ isLoggedIn: true, role: "student" });
	});
});

describe("another tab", () => {
	it("is followed when it signs in, subscribes, or clears everything", async () => {
		const stage = createDemoStage();
		const roles: (string | undefined)[] = [];
		const plans: boolean[] = [];
		stage.backend.account.observe((session) => roles.push(session?.role));
		stage.backend.subscription.observe(({ isPremium }) => plans.push(isPremium));
		await settled();
		stage.local.setItem("user", '{"isLoggedIn":true,"role":"teacher"}');
		stage.otherTabChanged("user");
		stage.local.setItem("isPremium", "true");
		stage.otherTabChanged("isPremium");
		stage.otherTabChanged("language");
		await vi.waitFor(() => expect(plans).toHaveLength(2));
		await vi.waitFor(() => expect(roles).toHaveLength(2));
		stage.local.entries.clear();
		stage.otherTabChanged(null);
		await settled();
		expect(roles).toEqual([undefined, "teacher", undefined]);
		expect(plans).toEqual([false, true, false]);
	});
});
