import { beforeAll, expect, it } from "vitest";
import { currentQuestionnaire, questionnaires } from "#content/quiz/index.ts";
import { storedResults } from "#domain/quiz/attempt.ts";
import { decodeResultCode } from "#domain/quiz/result-code.ts";
import type { Instant } from "#domain/shared/instant.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { signedIn } from "../../../tests/setup/people.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

const [first = currentQuestionnaire, second = currentQuestionnaire] = questionnaires;
/** The option of this number for every question, with all others answered alike. */
const answersTo = ({ questions }: typeof first, option: number) =>
	Object.fromEntries(questions.map(({ id, options }) => [id, [options[option]?.id ?? ""]]));
const attemptAt = (completedAt: Instant, questionnaire: typeof first, option: number) => ({
	completedAt,
	questionnaireVersion: questionnaire.version,
	answers: answersTo(questionnaire, option),
});
const categoriesOf = (claimed: ReturnType<typeof attemptAt>) =>
	storedResults(questionnaires, claimed)?.topCategories;

it("attempts of every published version are stored, shown and compared", async () => {
	const { visitor } = await signedIn(server);
	await visitor.call("subscribe", { locale: null });
	const newer = attemptAt("2025-05-10T08:00:00.000Z", second, 1);
	expect((await visitor.call("saveAttempt", newer)).status).toBe(200);
	expect((await visitor.call("studentDashboard")).body.interests).toEqual(categoriesOf(newer));
	// Taken with the first version, after the second was published: a tab was open meanwhile.
	const older = attemptAt("2025-05-11T08:00:00.000Z", first, 2);
	expect((await visitor.call("saveAttempt", older)).status).toBe(200);
	expect((await visitor.call("studentDashboard")).body.interests).toEqual(categoriesOf(older));
	const { attempts } = (await visitor.call("attempts")).body;
	const versions = attempts.map((one: Record<string, unknown>) => one.questionnaireVersion);
	expect(versions).toEqual([1, 2]);
	for (const { results } of attempts) expect(results.topCareers).toHaveLength(5);
	expect((await visitor.call("comparison")).body.attempts).toHaveLength(2);
});

it("the link in a results mail is read with the version of its answers", async () => {
	for (const questionnaire of [first, second]) {
		const answers = answersTo(questionnaire, 3);
		const email = `version${questionnaire.version}@example.org`;
		const results = { topCareers: [], topCategories: [] };
		const person = { name: "Ada", email, consentToUpdates: false, locale: "en" };
		const sent = { ...person, questionnaireVersion: questionnaire.version, answers, results };
		expect((await server.visitor().call("mailResults", sent)).status).toBe(204);
		await server.deliver();
		const code = /\/results#([\w-]+)/.exec(server.mails.find(({ to }) => to === email)?.text ?? "")?.[1];
		expect(decodeResultCode(questionnaires, code ?? "")).toEqual({
			ok: true,
			value: { version: questionnaire.version, answers },
		});
	}
});
