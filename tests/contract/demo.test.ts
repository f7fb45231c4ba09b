import { beforeEach, describe, expect, it } from "vitest";
import { agendaOf } from "#domain/consultations/appointment.ts";
import { gameIds } from "#domain/quest/quest.ts";
import { bookings } from "./bookings.ts";
import { createDemoStage, type DemoStage } from "./demo-stage.ts";
import { describeTransport } from "./describe-transport.ts";
import { work } from "./work.ts";

describeTransport("demo", async () => createDemoStage());

const email = "ada@example.org";
const signUpForm = {
	firstName: "Ada",
	lastName: "Byron",
	email,
	password: "secret",
	role: "parent" as const,
};

describe("the simulation of the specification", () => {
	let stage: DemoStage;
	beforeEach(() => {
		stage = createDemoStage();
	});

	it("every login is a student's", async () => {
		await stage.person.account.signUp(signUpForm, "en");
		expect(stage.local.json("user")).toEqual({ isLoggedIn: true, role: "parent" });
		await stage.person.account.signIn({ email, password: "anything" });
		expect(stage.local.json("user")).toEqual({ isLoggedIn: true, role: "student" });
	});

	// shows 1.13, 7.1, 9.9
	it("login, sign-up, payment and e-mail take 1.5 s, and a refusal takes no time", async () => {
		const { account, subscription } = stage.person;
		await account.signIn({ email, password: "" });
		await account.signUp({ ...signUpForm, role: null }, "en");
		expect(stage.delays).toEqual([]);
		await account.signIn({ email, password: "x" });
		await account.signUp(signUpForm, "en");
		await subscription.subscribe();
		await work(stage.call).mailResults();
		expect(stage.delays).toEqual([1500, 1500, 1500, 1500]);
	});

	// shows 7.9
	it("about 95 of 100 payments succeed", async () => {
		let draw = 0;
		let paid = 0;
		for (; draw < 100; draw += 1) {
			const { person } = createDemoStage({ random: () => draw / 100 });
			if ((await person.subscription.subscribe()).ok) paid += 1;
		}
		expect(paid).toBe(95);
	});

	it("user info is stored on the device under the specification's key", async () => {
		await work(stage.call).mailResults({ name: " Ada ", locale: "fr" });
		expect(stage.local.json("userInfo")).toEqual({ name: "Ada", email, consentToUpdates: false });
	});

	it("no user info is stored when the form is refused", async () => {
		await work(stage.call).mailResults({ name: "", consentToUpdates: true });
		expect(stage.local.entries.size).toBe(0);
	});

	it("no contact message is stored", async () => {
		await work(stage.call).contact("Hello");
		expect([stage.local.entries.size, stage.session.entries.size]).toEqual([0, 0]);
	});

	// shows 3.21
	it("an appointment is stored in the specification's shape, in the time of Paris", async () => {
		await stage.person.subscription.subscribe();
		const { researchers, book } = bookings(stage.call);
		const [researcher] = await researchers();
		const startsAt = researcher?.slots[0]?.startsAt ?? null;
		await book({
			researcherId: researcher?.id ?? null,
			startsAt,
			duration: "30min",
		});
		expect(stage.local.json("isPremium")).toBe(true);
		expect(stage.local.json("appointments")).toEqual([
			{
				id: expect.stringMatching(/^[0-9a-z]{12}$/),
				userId: "current-user",
				researcherId: researcher?.id,
				date: "2025-05-10",
				time: expect.stringMatching(/^\d\d:00$/),
				duration: "30min",
				status: "confirmed",
				createdAt: "2025-05-09T10:00:00.000Z",
			},
		]);
		const [appointment] = await bookings(stage.call).appointments();
		expect(appointment?.startsAt).toBe(startsAt);
	});

	it("four researchers are offered on the specification's five days, on the hour", async () => {
		const researchers = await bookings(stage.call).researchers();
		expect(researchers).toHaveLength(4);
		const moments = researchers.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
		expect(moments.every((moment) => moment.endsWith(":00:00.000Z"))).toBe(true);
		const days = new Set(moments.map((moment) => moment.slice(0, 10)));
		expect([...days].sort()).toEqual([10, 11, 12, 13, 14].map((day) => `2025-05-${day}`));
	});

	// shows 4.18
	it("a past appointment is listed as past without being completed", async () => {
		await stage.person.subscription.subscribe();
		const { firstRequest, book } = bookings(stage.call);
		await book(await firstRequest("30min"));
		const tabs = async () => agendaOf(await bookings(stage.call).appointments(), stage.now());
		expect((await tabs()).upcoming).toHaveLength(1);
		stage.setNow("2025-06-01T10:00:00.000Z");
		expect((await tabs()).past).toMatchObject([{ status: "confirmed" }]);
	});

	it("a time that another tab takes during the payment is refused", async () => {
		await stage.person.subscription.subscribe();
		const { firstRequest, book } = bookings(stage.call);
		const request = await firstRequest("60min");
		const rival = createDemoStage();
		await rival.person.subscription.subscribe();
		await bookings(rival.call).book(request);
		const taken = rival.local.getItem("appointments") ?? "";
		stage.duringNextDelay(() => stage.local.setItem("appointments", taken));
		expect(await book(request)).toEqual({
			ok: false,
			code: "consultations.slot_taken",
		});
		expect(stage.local.getItem("appointments")).toBe(taken);
	});

	it("a game awards 75 XP for biology and 60 otherwise, and changes nothing", async () => {
		const { quest, completeGame } = work(stage.call);
		const before = await quest();
		const awards = await Promise.all(
			gameIds.map((id) => completeGame(id, id === "plant-outbreak" ? [0, 0, 0] : [0, 0])),
		);
		expect(awards.map((award) => award.ok && award.value.xp)).toEqual([75, 75, 60, 60, 60, 60, 60]);
		expect(await quest()).toEqual(before);
		expect(stage.local.entries.size).toBe(0);
	});

	it("the quest shows the specification's figures", async () => {
		const { stats, domains, completedGames } = await work(stage.call).quest();
		expect(stats).toEqual({ xp: 145, streak: 3, completedGames: 2, totalBadges: 2, level: 4 });
		expect(domains.map(({ progress }) => progress)).toEqual([65, 30, 45, 10, 25]);
		expect(domains.map(({ level }) => level)).toEqual([2, 1, 1, 0, 1]);
		expect(completedGames).toHaveLength(2);
	});
});
