import { beforeAll, expect, it } from "vitest";
import { maxPlaysPerDay } from "#domain/quest/quest.ts";
import { zoneNamed } from "#domain/shared/instant.ts";
import { localDateTimeOf } from "#domain/shared/time.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { signedIn } from "../../../tests/setup/people.ts";
import { finishedGame } from "../../../tests/setup/work.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

it("a game counts once with its XP, also for concurrent requests", async () => {
	const { visitor } = await signedIn(server);
	const { visitor: other } = await signedIn(server);
	const form = { ...finishedGame(), zone: "Asia/Tokyo" };
	const asked = await Promise.all([visitor.call("completeGame", form), visitor.call("completeGame", form)]);
	const awards = asked.map(({ body }) => body.xp).sort((one, two) => one - two);
	expect(awards[0]).toBe(0);
	expect(awards[1]).toBeGreaterThan(0);
	const { body } = await visitor.call("quest");
	expect(body).toMatchObject({
		sample: false,
		stats: { xp: awards[1], streak: 1, completedGames: 1, totalBadges: 1 },
		completedGames: ["plant-outbreak"],
	});
	expect(body.domains[0]).toMatchObject({ key: "biology", level: 1 });
	expect(body.badges[0].earnedAt).not.toBeNull();
	expect((await other.call("quest")).body.stats).toMatchObject({ xp: 0, streak: 0, level: 1 });
});

it("a streak counts consecutive days, and starts again after a day without a game", async () => {
	const { visitor } = await signedIn(server);
	const day = 24 * 60 * 60_000;
	for (const [passed, streak] of [
		[0, 1],
		[day, 2],
		[3 * day, 1],
	] as const) {
		server.pass(passed);
		await visitor.call("completeGame", finishedGame());
		expect((await visitor.call("quest")).body.stats.streak).toBe(streak);
	}
});

it("every play is stored with the date and time on the player's clock, replays included", async () => {
	const { visitor } = await signedIn(server);
	const zones = ["Asia/Tokyo", "America/New_York", undefined];
	for (const zone of zones) {
		await visitor.call("completeGame", { ...finishedGame(), zone });
		server.pass(1000);
	}
	const { questPlays, questCompletions } = (await visitor.call("exportData")).body;
	expect(questCompletions).toHaveLength(1);
	expect(questPlays).toHaveLength(3);
	for (const [number, zone] of ["Asia/Tokyo", "America/New_York"].entries()) {
		const { date, time } = localDateTimeOf(questPlays[number].playedAt, zoneNamed(zone));
		expect(questPlays[number]).toMatchObject({
			gameId: "plant-outbreak",
			localDate: date,
			localTime: time,
		});
	}
});

it("a day stores a limited number of plays", async () => {
	const { visitor } = await signedIn(server);
	for (let play = 0; play <= maxPlaysPerDay; play += 1) {
		await visitor.call("completeGame", { ...finishedGame(), zone: "UTC" });
		server.pass(1);
	}
	expect((await visitor.call("exportData")).body.questPlays).toHaveLength(maxPlaysPerDay);
});

it("marks, level and badges follow right answers at any try, and XP the first finish", async () => {
	const { visitor } = await signedIn(server);
	const { gameId, answers } = finishedGame();
	const [first = 0, ...rest] = answers;
	const missed = [first, ...rest.map((answer) => (answer + 1) % 4)];
	expect((await visitor.call("completeGame", { gameId, answers: [first, null, null] })).body).toMatchObject({
		code: "quest.answers_incomplete",
	});
	expect((await visitor.call("completeGame", { gameId, answers: missed })).body).toEqual({ xp: 50 });
	const once = (await visitor.call("quest")).body;
	expect(once).toMatchObject({ stats: { xp: 50, totalBadges: 0 }, understood: [{ gameId, questions: [0] }] });
	expect(once.domains[0]).toMatchObject({ level: 0, progress: 13 });
	expect((await visitor.call("completeGame", { gameId, answers: [null, ...rest] })).body).toEqual({ xp: 0 });
	const after = (await visitor.call("quest")).body;
	expect(after).toMatchObject({
		stats: { xp: 50, totalBadges: 1 },
		understood: [{ gameId, questions: [0, 1, 2] }],
	});
	expect(after.domains[0]).toMatchObject({ level: 1, progress: 40 });
	// A wrong answer later takes nothing away.
	await visitor.call("completeGame", { gameId, answers: missed });
	expect((await visitor.call("quest")).body).toMatchObject({
		stats: after.stats,
		understood: after.understood,
	});
	const { questUnderstood } = (await visitor.call("exportData")).body;
	expect(questUnderstood).toHaveLength(answers.length);
});

it("a completion of before understanding was counted counts whole, and its marks stay true", async () => {
	const { visitor } = await signedIn(server);
	const { gameId, answers } = finishedGame();
	const missed = answers.map((answer, index) => (index === 0 ? answer : (answer + 1) % 4));
	const { profile } = (await visitor.call("exportData")).body;
	await test.ask(
		`INSERT INTO quest_completion (account_id, game_id, answers, completed_at)
		SELECT id, $2, $3, '2025-04-15T10:00:00.000Z' FROM account WHERE email = $1`,
		[profile.email, gameId, JSON.stringify(missed)],
	);
	const { body } = await visitor.call("quest");
	expect(body).toMatchObject({ stats: { totalBadges: 1 }, understood: [{ gameId, questions: [0] }] });
	expect(body.domains[0]).toMatchObject({ level: 1, progress: 40 });
});

it("an unknown game and answers that do not fit are refused", async () => {
	const { visitor } = await signedIn(server);
	const game = finishedGame();
	const complete = (changes: object) => visitor.call("completeGame", { ...game, ...changes });
	expect(await complete({ gameId: "constructor" })).toMatchObject({ body: { code: "quest.game_unknown" } });
	for (const answers of [[], [...game.answers, 0], game.answers.map(() => 4), game.answers.map(() => 0.5)]) {
		expect(await complete({ answers })).toMatchObject({ body: { code: "quest.answers_incomplete" } });
	}
	expect((await complete({ answers: "0" })).status).toBe(400);
	expect((await complete({ zone: "Nowhere/Land" })).status).toBe(200);
});
