import { beforeAll, expect, it } from "vitest";
import { careerSource } from "#content/careers/catalogue.ts";
import { presentCard } from "#content/careers/present.ts";
import { mailMessages } from "#content/messages/mail.ts";
import { currentQuestionnaire, questionnaires } from "#content/quiz/index.ts";
import { routes } from "#contract/routes.ts";
import { decodeResultCode } from "#domain/quiz/result-code.ts";
import { scoreAnswers } from "#domain/quiz/score.ts";
import { decideTie } from "#domain/quiz/tie-decision.ts";
import { prepareDatabase } from "../../../tests/setup/database.ts";
import { createLiveServer, type LiveServer } from "../../../tests/setup/live-server.ts";
import { signedIn } from "../../../tests/setup/people.ts";
import { answersWith, attempt } from "../../../tests/setup/work.ts";

const test = prepareDatabase();
let server: LiveServer;
beforeAll(() => {
	server = createLiveServer(test);
});

it("an attempt is stored once with the results of its answers, for its owner alone", async () => {
	const { visitor } = await signedIn(server);
	const { visitor: other } = await signedIn(server);
	const saved = await visitor.call("saveAttempt", attempt());
	expect(saved.status).toBe(200);
	expect(saved.body.results.topCareers).toHaveLength(5);
	expect((await visitor.call("saveAttempt", attempt())).body).toEqual(saved.body);
	const later = await visitor.call("saveAttempt", attempt("2025-05-11T08:00:00.000Z", 1));
	expect((await visitor.call("attempts")).body.attempts).toEqual([later.body, saved.body]);
	expect((await other.call("attempts")).body).toEqual({ attempts: [] });
});

it("answers that do not fit and a future time are refused", async () => {
	const { visitor } = await signedIn(server);
	const [question = ""] = Object.keys(answersWith());
	const unfit = [
		[{ ...attempt(), questionnaireVersion: 99 }, "quiz.unknown_version"],
		[{ ...attempt(), answers: {} }, "quiz.answers_incomplete"],
		[{ ...attempt(), answers: { ...answersWith(), more: ["x"] } }, "quiz.answers_incomplete"],
		[
			{ ...attempt(), answers: { ...answersWith(), [question]: ["no-such-option"] } },
			"quiz.answers_incomplete",
		],
	] as const;
	for (const [body, code] of unfit) {
		expect(await visitor.call("saveAttempt", body)).toMatchObject({ status: 422, body: { code } });
	}
	expect((await visitor.call("saveAttempt", { ...attempt(), completedAt: "soon" })).status).toBe(400);
	for (const at of ["9999-01-01T00:00:00.000Z", "0000-01-01T00:00:00.000Z"]) {
		const { status, body } = await visitor.call("saveAttempt", attempt(at));
		expect(status, at).toBe(200);
		expect(Math.abs(new Date(body.completedAt).getFullYear() - 2020)).toBeLessThan(60);
	}
});

it("a guest gets results by mail, scored from the answers or else as named, in both languages", async () => {
	const guest = server.visitor();
	const results = { topCareers: ["ecologist", "constructor"], topCategories: ["biology", "alchemy"] };
	const form = { name: "Ada", email: "guest@example.org", consentToUpdates: false, results };
	const sent = {
		...form,
		locale: "fr",
		questionnaireVersion: attempt().questionnaireVersion,
		answers: answersWith(),
	};
	expect((await guest.call("mailResults", sent)).status).toBe(204);
	expect((await guest.call("mailResults", { ...sent, locale: "en", answers: null })).status).toBe(204);
	await server.deliver();
	const [first, second] = server.mails.filter(({ to }) => to === form.email);
	expect(first?.text).toMatch(
		/Bonjour Ada[\s\S]*Ton spectre\n[\s\S]*1\. [\s\S]*5\. .+[\s\S]*\/fr\/results#[\w-]{20,}/,
	);
	expect(second?.text).toMatch(/Hello Ada[\s\S]*1\. Ecologist[\s\S]*: biology/);
	expect(second?.text).not.toMatch(/constructor|#/);
	// Each career with its spectrum, drawn of cells alone, and its description in words.
	expect(second?.text).toMatch(/1\. Ecologist\nDraws mainly on biology, environmental science, mathematics/);
	const spectra = (html = "") =>
		html.match(/<table role="presentation" aria-hidden="true" cellpadding[\s\S]*?<\/table>/g) ?? [];
	const ways = (html = "") => html.match(/aria-hidden="true" width="100%"/g) ?? [];
	// Where the answers are known, the reader's own interest profile is the first.
	expect([spectra(first?.html).length, spectra(second?.html).length]).toEqual([6, 1]);
	// Each career has its ways below, at least one lane each.
	expect(ways(first?.html).length).toBeGreaterThan(5);
	expect(ways(second?.html).length).toBeGreaterThan(1);
	expect(new Set(spectra(first?.html)).size).toBe(6);
	expect(first?.html).not.toMatch(/<img|url\(/);
	const nothing = { ...sent, answers: null, results: { topCareers: [], topCategories: [] } };
	expect(await guest.call("mailResults", nothing)).toMatchObject({ body: { code: "quiz.results_missing" } });
	const link = { ...sent, name: "http://evil.example" };
	expect(await guest.call("mailResults", link)).toMatchObject({ body: { code: "forms.name_invalid" } });
	// One network may send less to a mailbox than all together, however the address is written.
	const { perEmail, perEmailAndNetwork } = routes.mailResults.limit;
	const statusFrom = async (network: string, email = form.email) =>
		(await server.visitor(network).call("mailResults", { ...sent, email })).status;
	const statuses: number[] = [];
	for (let sender = 0; sender * perEmailAndNetwork <= perEmail; sender += 1)
		for (let times = 0; times <= perEmailAndNetwork; times += 1)
			statuses.push(
				await statusFrom(`198.51.100.${sender}`, times % 2 === 0 ? form.email : "G.uest+x@example.org"),
			);
	expect(statuses.filter((status) => status === 204)).toHaveLength(perEmail - 2);
	expect(statuses[perEmailAndNetwork]).toBe(429);
	expect(await statusFrom("198.51.100.99")).toBe(429);
});

it("an attempt in which the sciences do not stand out is stored without careers and mailed without a list", async () => {
	const { visitor } = await signedIn(server);
	const none = Object.fromEntries(Object.keys(answersWith()).map((id) => [id, ["none"]]));
	const results = { topCareers: [], topCategories: [] };
	const stored = await visitor.call("saveAttempt", { ...attempt(), answers: none });
	expect(stored).toMatchObject({ status: 200, body: { answers: none, results } });
	expect((await visitor.call("studentDashboard")).body).toMatchObject({ interests: [], quizzesCompleted: 1 });
	for (const locale of ["en", "fr"] as const) {
		const email = `none.${locale}@example.org`;
		const person = { name: "Ada", email, consentToUpdates: false, locale };
		const { questionnaireVersion } = attempt();
		const sent = await server
			.visitor()
			.call("mailResults", { ...person, questionnaireVersion, answers: none, results });
		expect(sent.status).toBe(204);
		await server.deliver();
		const text = server.mails.find(({ to }) => to === email)?.text ?? "";
		expect(text).toContain(mailMessages[locale].results.noStandOut);
		expect(text).toContain("avenirs.onisep.fr");
		expect(text).toMatch(/\/results#[\w-]+/);
		expect(text).not.toContain("1. ");
	}
});

it("choices between tied careers are stored with their attempt, and replaced by later ones", async () => {
	const { visitor } = await signedIn(server);
	const level = Array.from({ length: 9 }, (_, option) => attempt("2025-05-12T08:00:00.000Z", option)).find(
		({ answers }) => decideTie(scoreAnswers(currentQuestionnaire, answers), [])?.next,
	);
	if (!level) throw new Error("no attempt is level at the cut");
	expect((await visitor.call("saveAttempt", level)).body).not.toHaveProperty("tieChoices");
	const chosen = { ...level, tieChoices: ["second"] };
	const stored = (await visitor.call("saveAttempt", chosen)).body;
	expect(stored.tieChoices).toEqual(["second"]);
	expect((await visitor.call("attempts")).body.attempts).toEqual([stored]);
	const unfit = { ...level, tieChoices: Array.from({ length: 5 }, () => "neither") };
	expect((await visitor.call("saveAttempt", unfit)).body.tieChoices).not.toHaveLength(5);
	expect((await visitor.call("saveAttempt", { ...level, tieChoices: ["third"] })).status).toBe(400);
	expect((await visitor.call("saveAttempt", { ...level, tieChoices: [] })).body.tieChoices).toEqual([]);

	const decided = decideTie(scoreAnswers(currentQuestionnaire, level.answers), ["second"]);
	const person = { name: "Ada", email: "level@example.org", consentToUpdates: false, locale: "en" };
	const { results } = stored;
	expect((await server.visitor().call("mailResults", { ...person, ...chosen, results })).status).toBe(204);
	await server.deliver();
	const text = server.mails.find(({ to }) => to === person.email)?.text ?? "";
	const code = /\/results#([\w-]+)/.exec(text)?.[1] ?? "";
	expect(decodeResultCode(questionnaires, code)).toMatchObject({
		ok: true,
		value: { tieChoices: ["second"] },
	});
	for (const id of decided?.entered ?? [])
		expect(text).toContain(presentCard(careerSource(id as "geologist"), "en").title);
});
