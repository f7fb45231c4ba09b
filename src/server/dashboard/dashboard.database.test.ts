import { beforeAll, expect, it } from "vitest";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { signedIn } from "../../../tests/setup/people.ts";
import { attempt, finishedGame } from "../../../tests/setup/work.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

it("a student sees their own activities, latest first, and no one else does", async () => {
	const { visitor } = await signedIn(server);
	const { visitor: other } = await signedIn(server);
	const nothing = { sample: false, interests: [], quizzesCompleted: 0, savedCareers: 0, activities: [] };
	expect((await visitor.call("studentDashboard")).body).toEqual(nothing);
	const { results } = (await visitor.call("saveAttempt", attempt())).body;
	await visitor.ask("/api/saved-careers/ecologist", { method: "PUT" });
	server.pass(1000);
	await visitor.call("completeGame", finishedGame());
	expect((await visitor.call("studentDashboard")).body).toMatchObject({
		sample: false,
		interests: results.topCategories,
		quizzesCompleted: 1,
		savedCareers: 1,
		activities: [
			{ kind: "game_completed", about: "plant-outbreak" },
			{ kind: "career_saved", about: "ecologist" },
			{ kind: "quiz_completed", at: attempt().completedAt },
		],
	});
	expect((await other.call("studentDashboard")).body).toEqual(nothing);
	const { visitor: teacher } = await signedIn(server, { role: "teacher" });
	expect((await teacher.call("studentDashboard")).status).toBe(403);
});

it("the dashboard counts every quiz and lists the latest ten activities", async () => {
	const { visitor } = await signedIn(server);
	for (let day = 10; day < 22; day += 1) {
		await visitor.call("saveAttempt", attempt(`2025-05-${day}T08:00:00.000Z`));
	}
	const { body } = await visitor.call("studentDashboard");
	expect(body.quizzesCompleted).toBe(12);
	expect(body.activities).toHaveLength(10);
	expect(body.activities[0].at).toBe("2025-05-21T08:00:00.000Z");
});
