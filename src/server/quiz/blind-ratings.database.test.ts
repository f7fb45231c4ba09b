import { beforeAll, expect, it } from "vitest";
import { routes } from "#contract/routes.ts";
import { minRatingStudents } from "#domain/quiz/blind-rating.ts";
import { blindRating, dailyBlindRating } from "#server/platform/db/schema/quiz.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { createAdmin } from "../../../tests/setup/operator.ts";
import { signedIn } from "../../../tests/setup/people.ts";
import { blindRatings } from "../../../tests/setup/work.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

it("ratings of guests and accounts are stored as counts only, and shown from thirty students on", async () => {
	const guest = server.visitor();
	const { visitor } = await signedIn(server);
	for (let student = 1; student < minRatingStudents; student += 1) {
		const rated = await (student % 2 ? guest : visitor).call("rateBlind", blindRatings());
		expect(rated.status).toBe(204);
	}
	expect((await guest.call("blindRatings")).body).toEqual({ students: 29, figures: null, leftOutDays: 0 });
	expect((await visitor.call("rateBlind", blindRatings("does_not_appeal"))).status).toBe(204);
	const { body } = await guest.call("blindRatings");
	expect(body.students).toBe(30);
	expect(body.figures).toHaveLength(3);
	expect(body.figures?.[0]).toMatchObject({ group: "top", answered: 60, appeals: 58 });
	expect(body.figures?.[2]).toMatchObject({ group: "bottom", answered: 60, appeals: 0, share: 0 });
	const rows = await test.database.queries().select().from(dailyBlindRating);
	expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
		["count", "day", "group", "isLeftOut", "questionnaireVersion", "verdict"].sort(),
	);
});

it("concurrent ratings are all counted", async () => {
	const before = (await server.visitor().call("blindRatings")).body.students;
	await Promise.all(
		Array.from({ length: 20 }, () => server.visitor().call("rateBlind", blindRatings("cannot_say"))),
	);
	expect((await server.visitor().call("blindRatings")).body.students).toBe(before + 20);
});

it("counts from before ratings had a day still count", async () => {
	const { students } = (await server.visitor().call("blindRatings")).body;
	const older = [{ questionnaireVersion: 1, group: "top", verdict: "appeals", count: 12 }] as const;
	await test.database
		.queries()
		.insert(blindRating)
		.values([...older]);
	expect((await server.visitor().call("blindRatings")).body.students).toBe(students + 2);
	await test.database.queries().delete(blindRating);
});

it("a network adds two classes a day at most, and the refusal says when to come again (security 8)", async () => {
	const { perNetwork } = routes.rateBlind.limit;
	const stuffer = server.visitor("203.0.113.77");
	const statuses: number[] = [];
	for (let times = 0; times < 2 * perNetwork; times += 1)
		statuses.push((await stuffer.call("rateBlind", blindRatings())).status);
	expect(statuses.filter((status) => status === 204)).toHaveLength(perNetwork);
	const refused = await stuffer.call("rateBlind", blindRatings());
	expect(refused.body.retryAfter).toBeGreaterThan(23 * 3600);
});

it("a stuffed day can be seen, left out and taken in again by an operator (security 8)", async () => {
	const { admin, json } = createAdmin(() => server, test);
	const before = (await server.visitor().call("blindRatings")).body;
	server.pass(24 * 3_600_000);
	for (let network = 0; network < 3; network += 1)
		for (let times = 0; times < 40; times += 1)
			await server.visitor(`203.0.113.${network}`).call("rateBlind", blindRatings("appeals"));
	const [stuffed, honest] = await json("ratings", "days");
	expect(stuffed).toMatchObject({ students: 120, top: "100%", "left out": false });
	expect(honest).toMatchObject({ students: before.students });
	expect((await server.visitor().call("blindRatings")).body.students).toBe(before.students + 120);
	await admin("ratings", "leave-out", stuffed.day);
	expect((await server.visitor().call("blindRatings")).body).toEqual({ ...before, leftOutDays: 1 });
	await admin("ratings", "take-in", stuffed.day);
	expect((await server.visitor().call("blindRatings")).body.students).toBe(before.students + 120);
	await expect(admin("ratings", "leave-out", "2020-01-01")).rejects.toThrow("Nothing was rated");
	await expect(admin("ratings", "leave-out", "yesterday")).rejects.toThrow("is no day");
});

it("incomplete answers, a career's name and an unknown questionnaire are refused", async () => {
	const guest = server.visitor();
	const whole = blindRatings();
	const [first] = whole.ratings;
	for (const body of [
		{ ...whole, ratings: whole.ratings.slice(1) },
		{ ...whole, ratings: whole.ratings.map(() => first) },
		{ ...whole, ratings: whole.ratings.map((one) => ({ ...one, careerId: "ecologist" })) },
		{ ...whole, accountId: "me" },
	])
		expect((await guest.call("rateBlind", body)).status).toBe(400);
	expect(await guest.call("rateBlind", { ...whole, questionnaireVersion: 99 })).toMatchObject({
		status: 422,
		body: { code: "quiz.unknown_version" },
	});
});
