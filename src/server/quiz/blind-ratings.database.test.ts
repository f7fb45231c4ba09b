import { beforeAll, expect, it } from "vitest";
import { minRatingStudents } from "#domain/quiz/blind-rating.ts";
import { blindRating } from "#server/platform/db/schema/quiz.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
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
	expect((await guest.call("blindRatings")).body).toEqual({ students: 29, figures: null });
	expect((await visitor.call("rateBlind", blindRatings("does_not_appeal"))).status).toBe(204);
	const { body } = await guest.call("blindRatings");
	expect(body.students).toBe(30);
	expect(body.figures).toHaveLength(3);
	expect(body.figures?.[0]).toMatchObject({ group: "top", answered: 60, appeals: 58 });
	expect(body.figures?.[2]).toMatchObject({ group: "bottom", answered: 60, appeals: 0, share: 0 });
	const rows = await test.database.queries().select().from(blindRating);
	expect(Object.keys(rows[0] ?? {}).sort()).toEqual(["count", "group", "questionnaireVersion", "verdict"]);
});

it("concurrent ratings are all counted", async () => {
	const before = (await server.visitor().call("blindRatings")).body.students;
	await Promise.all(
		Array.from({ length: 20 }, () => server.visitor().call("rateBlind", blindRatings("cannot_say"))),
	);
	expect((await server.visitor().call("blindRatings")).body.students).toBe(before + 20);
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
