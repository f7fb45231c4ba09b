import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer, type Visitor } from "../../../tests/setup/live-server.ts";
import { signedIn } from "../../../tests/setup/people.ts";
import { attempt, finishedGame } from "../../../tests/setup/work.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

const work = () => ({
	mergeId: randomUUID() as string,
	attempts: [attempt(), attempt(), attempt("2025-05-11T08:00:00.000Z", 1), { answers: 1 }] as unknown[],
	saved: ["ecologist", "ecologist", "geologist", "constructor", null] as unknown[],
	completions: [
		{ ...finishedGame(), completedAt: "2025-05-11T08:00:00.000Z" },
		{ ...finishedGame(), completedAt: "2025-05-10T08:00:00.000Z" },
		{ gameId: "dna-detective", answers: [9], completedAt: "2025-05-10T08:00:00.000Z" },
	] as unknown[],
});
const kept = async (visitor: Visitor) => {
	const { exportedAt, sessions, securityEvents, guestMerges, ...rest } = (await visitor.call("exportData"))
		.body;
	return rest;
};

it("valid work is taken over once, however often and by how many tabs it is sent", async () => {
	const { visitor } = await signedIn(server);
	const request = work();
	const asked = await Promise.all(Array.from({ length: 4 }, () => visitor.call("mergeGuest", request)));
	for (const { status, body } of asked) {
		expect([status, body]).toEqual([200, { attempts: 2, saved: 2, completions: 1 }]);
	}
	const before = await kept(visitor);
	expect(before.quizAttempts).toHaveLength(2);
	expect(before.questCompletions).toEqual([
		{ ...finishedGame(), completedAt: "2025-05-10T08:00:00.000Z", countsWhole: true },
	]);
	expect(before.questActiveDays).toEqual(["2025-05-10", "2025-05-11"]);
	const again = await visitor.call("mergeGuest", { ...request, mergeId: randomUUID() });
	expect(again.body).toEqual({ attempts: 0, saved: 0, completions: 0 });
	expect(await kept(visitor)).toEqual(before);
});

it("a guest's plays move to the account with the zone in which they were played", async () => {
	const { visitor } = await signedIn(server);
	const completedAt = "2025-05-10T18:30:00.000Z";
	const plays = [
		{ playedAt: completedAt, zone: "Europe/Paris" },
		{ playedAt: "2025-05-11T18:30:00.000Z", zone: "Asia/Tokyo" },
		{ playedAt: "2025-05-12T18:30:00.000Z", zone: "No/Zone" },
	];
	const completions = [{ ...finishedGame(), completedAt, plays }];
	await visitor.call("mergeGuest", { ...work(), attempts: [], saved: [], completions });
	await visitor.call("mergeGuest", { ...work(), attempts: [], saved: [], completions });
	const { questPlays, questActiveDays } = await kept(visitor);
	expect(questPlays).toMatchObject([
		{ playedAt: completedAt, localDate: "2025-05-10", localTime: "20:30" },
		{ localDate: "2025-05-12", localTime: "03:30" },
		{ playedAt: "2025-05-12T18:30:00.000Z" },
	]);
	expect(questActiveDays).toEqual(expect.arrayContaining(["2025-05-10", "2025-05-12"]));
});

it("a guest's understood questions move to the account, and those of a replaced completion stay", async () => {
	const { visitor } = await signedIn(server);
	const { gameId, answers } = finishedGame("dna-detective");
	const wrong = answers.map((answer) => (answer + 1) % 4);
	await visitor.call("completeGame", { gameId, answers: [answers[0], wrong[1]] });
	const completedAt = "2025-05-10T08:00:00.000Z";
	const understood = [
		{ question: 1, understoodAt: "2025-05-11T08:00:00.000Z" },
		{ question: 7, understoodAt: completedAt },
	];
	const completions = [{ gameId, answers: wrong, completedAt, understood, countsWhole: false }];
	await visitor.call("mergeGuest", { ...work(), attempts: [], saved: [], completions });
	const { questUnderstood, questCompletions } = await kept(visitor);
	expect(questCompletions).toMatchObject([{ answers: wrong, completedAt, countsWhole: false }]);
	expect(questUnderstood).toMatchObject([
		{ gameId, question: 0 },
		{ gameId, question: 1, understoodAt: "2025-05-11T08:00:00.000Z" },
	]);
});

it("the merge keeps the account's own work, and of a game the earlier completion", async () => {
	const { visitor } = await signedIn(server);
	const { visitor: other } = await signedIn(server);
	await visitor.call("completeGame", finishedGame());
	await visitor.ask("/api/saved-careers/ecologist", { method: "PUT" });
	await visitor.call("saveAttempt", attempt());
	expect((await visitor.call("mergeGuest", work())).body).toEqual({ attempts: 1, saved: 1, completions: 0 });
	const all = await kept(visitor);
	expect(all.questCompletions[0].completedAt).toBe("2025-05-10T08:00:00.000Z");
	expect((await visitor.call("completeGame", finishedGame())).body).toEqual({ xp: 0 });
	expect(await kept(other)).toMatchObject({ quizAttempts: [], savedCareers: [], questCompletions: [] });
});

it("claims of experience, badges or levels are ignored: the server counts the games", async () => {
	const { visitor } = await signedIn(server);
	const claims = {
		xp: 9999,
		level: 40,
		badges: ["science-explorer"],
		earnedBadges: [{ badgeId: "science-explorer", earnedAt: "2025-05-10T08:00:00.000Z" }],
	};
	const done = { ...finishedGame("roller-coaster"), completedAt: "2999-01-01T00:00:00.000Z", ...claims };
	const unfinished = { gameId: "mission-to-mars", answers: [0], completedAt: "2025-05-10T08:00:00.000Z" };
	const request = {
		...claims,
		mergeId: randomUUID(),
		attempts: [],
		saved: [],
		completions: [done, unfinished, { ...unfinished, gameId: "everything", answers: [] }],
	};
	expect((await visitor.call("mergeGuest", request)).body).toEqual({
		attempts: 0,
		saved: 0,
		completions: 1,
	});
	const { body } = await visitor.call("quest");
	expect(body.completedGames).toEqual(["roller-coaster"]);
	expect(body.stats).toMatchObject({ xp: 55, completedGames: 1, totalBadges: 0, streak: 1 });
	expect((await kept(visitor)).questCompletions).toHaveLength(1);
	expect(JSON.stringify(await kept(visitor))).not.toContain("2999");
});

it("malformed work is refused, and so is a merge under fifteen without consent", async () => {
	const { visitor } = await signedIn(server);
	expect((await visitor.call("mergeGuest", { ...work(), mergeId: "mine" })).status).toBe(400);
	const child = { ageBand: "under15", guardianEmail: "parent@example.org" };
	const { visitor: pupil } = await signedIn(server, child);
	expect(await pupil.call("mergeGuest", work())).toMatchObject({
		status: 403,
		body: { code: "account.consent_required" },
	});
});
