import { beforeAll, describe, expect, it } from "vitest";
import { exclusiveResources } from "#content/articles/resources.ts";
import { plans } from "#domain/billing/plans.ts";
import type { Instant } from "#domain/shared/instant.ts";
import { bookingRequest, freeTime } from "../../tests/setup/consultations.ts";
import { prepareDatabase } from "../../tests/setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../tests/setup/live-server.ts";
import { signedIn } from "../../tests/setup/people.ts";
import { attempt, finishedGame } from "../../tests/setup/work.ts";

const test = prepareDatabase();
let server: LiveServer;
let free: { visitor: Visitor; email: string };
let premium: { visitor: Visitor; email: string };
beforeAll(async () => {
	server = createLiveServer(test, { contactEmail: "team@example.org" });
	await server.services.prepare();
	free = await signedIn(server);
	premium = await signedIn(server);
	await premium.visitor.call("subscribe", { locale: null });
});

const refused = { status: 403, body: { code: "subscription.premium_required" } };
const both = () => [free.visitor, premium.visitor];
const dayOf = (day: number) => `2025-05-${String(day).padStart(2, "0")}T08:00:00.000Z`;

/** Each line of the premium plan by its name on the page. */
const lines: Record<(typeof plans)["premium"]["features"][number], () => Promise<void>> = {
	all_free: async () => {
		for (const visitor of both()) {
			expect((await visitor.call("saveAttempt", attempt(dayOf(1)))).status).toBe(200);
			expect((await visitor.call("attempts")).body.attempts).toHaveLength(1);
			expect((await visitor.call("completeGame", finishedGame())).status).toBe(200);
			expect((await visitor.ask("/api/saved-careers/ecologist", { method: "PUT" })).status).toBe(204);
		}
	},
	unlimited_quizzes: async () => {
		for (const visitor of both()) {
			for (let day = 2; day <= 6; day += 1) {
				await visitor.call("saveAttempt", attempt(dayOf(day), day % 3));
			}
			// Older than the attempts that are kept: the free plan keeps the latest.
			expect((await visitor.call("saveAttempt", attempt("2025-04-01T08:00:00.000Z"))).status).toBe(200);
		}
		const shown = async (visitor: Visitor) =>
			(await visitor.call("attempts")).body.attempts.map(
				({ completedAt }: { completedAt: Instant }) => completedAt,
			);
		expect(await shown(free.visitor)).toEqual([6, 5, 4].map(dayOf));
		expect(await shown(premium.visitor)).toEqual([
			...[6, 5, 4, 3, 2, 1].map(dayOf),
			"2025-04-01T08:00:00.000Z",
		]);
		const exported = (await free.visitor.call("exportData")).body;
		expect(exported.quizAttempts).toHaveLength(3);
		// Of the others the day is stored, so the export shows it (journeys M12).
		expect(exported.earlierQuizzes.map(({ completedAt }: { completedAt: Instant }) => completedAt)).toEqual([
			...[3, 2, 1].map(dayOf),
			"2025-04-01T08:00:00.000Z",
		]);
		expect((await free.visitor.call("studentDashboard")).body.quizzesCompleted).toBe(7);
		// A deleted attempt that is sent again is not restored.
		await free.visitor.call("saveAttempt", attempt(dayOf(1)));
		expect(await shown(free.visitor)).toEqual([6, 5, 4].map(dayOf));
		expect(await free.visitor.call("comparison")).toMatchObject(refused);
		const { body } = await premium.visitor.call("comparison");
		expect(body.attempts).toHaveLength(7);
		for (const { counts } of body.categories) expect(counts).toHaveLength(7);
		for (const { places } of body.careers)
			expect(places.some((place: number | null) => place !== null)).toBe(true);
	},
	personal_recommendations: async () => {
		expect(await free.visitor.call("recommendations")).toMatchObject(refused);
		const { recommendations } = (await premium.visitor.call("recommendations")).body;
		expect(recommendations).toHaveLength(8);
		const kinds = new Set(
			recommendations.flatMap(({ reasons }: { reasons: { kind: string }[] }) =>
				reasons.map(({ kind }) => kind),
			),
		);
		expect([...kinds].sort()).toEqual(["like_saved", "quest", "quiz_career", "quiz_category"]);
		expect(JSON.stringify(recommendations)).not.toContain('"careerId":"ecologist","reasons"');
	},
	consultations: async () => {
		const time = await freeTime(premium.visitor);
		expect(await free.visitor.call("bookAppointment", bookingRequest(time))).toMatchObject({
			status: 403,
			body: { code: "consultations.premium_required" },
		});
		expect((await premium.visitor.call("bookAppointment", bookingRequest(time))).body).toMatchObject({
			kind: "booked",
		});
	},
	exclusive_content: async () => {
		for (const locale of ["en", "fr"] as const) {
			const { resources } = (await server.visitor().ask(`/api/resources/${locale}`)).body;
			expect(resources.map(({ id }: { id: string }) => id)).toEqual(exclusiveResources.map(({ id }) => id));
			for (const { id, page } of exclusiveResources) {
				const path = `/api/resources/${locale}/${id}`;
				expect(await server.visitor().ask(path)).toMatchObject({ status: 401 });
				const answer = await free.visitor.ask(path);
				expect(answer).toMatchObject(refused);
				expect((await premium.visitor.ask(path)).body).toEqual({ id, page: page[locale] });
			}
		}
		expect((await premium.visitor.ask("/api/resources/en/nothing")).body.code).toBe("resources.unknown");
	},
	priority_support: async () => {
		for (const [name, { visitor, email }] of Object.entries({ free, premium })) {
			await visitor.call("contact", { name: "Ada", email, message: `Hello from ${name}`, locale: "en" });
		}
		await server.deliver();
		const subjects = server.mails.filter(({ to }) => to === "team@example.org").map(({ subject }) => subject);
		expect(subjects).toEqual(["Message from Ada", "[Priority] Message from Ada"]);
		const rows = await test.ask("SELECT is_priority FROM contact_message ORDER BY received_at");
		expect(rows).toEqual([{ is_priority: false }, { is_priority: true }]);
	},
};

describe("the lines of the premium plan", () => {
	it("every line has its test", () => {
		expect(Object.keys(lines)).toEqual([...plans.premium.features]);
	});

	it.each(Object.entries(lines))("%s", (_, prove) => prove());

	it("stored data is back when the plan is taken again", async () => {
		const { visitor } = premium;
		const [{ id }] = (await test.ask(
			"SELECT id FROM payment WHERE account_id = (SELECT id FROM account WHERE email = $1) AND purpose = 'subscription'",
			[premium.email],
		)) as [{ id: string }];
		const { payments } = server.services;
		await test.database.transaction((transaction) => payments.askRefund(transaction, id));
		for (const name of ["payments", "subscriptions"]) {
			await server.services.jobDefinitions.find((job) => job.name === name)?.handle({});
		}
		expect(await visitor.call("comparison")).toMatchObject(refused);
		await visitor.call("saveAttempt", attempt(dayOf(7)));
		expect((await visitor.call("attempts")).body.attempts).toHaveLength(3);
		await visitor.call("subscribe", { locale: null });
		expect((await visitor.call("attempts")).body.attempts).toHaveLength(8);
	});
});
