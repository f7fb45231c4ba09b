import { beforeEach, expect, it, vi } from "vitest";
import type { GuestAttempt } from "#contract/quiz.ts";
import { toInstant } from "#domain/shared/moment.ts";
import { FakeStorage } from "../../../tests/contract/fake-storage.ts";
import { call, isGuest } from "../api/api.ts";
import { keepAttempt, sendOutbox } from "./outbox.ts";

vi.mock("../api/api.ts", () => ({ call: vi.fn(), isGuest: vi.fn() }));

const attemptOf = (minute: number): GuestAttempt => ({
	completedAt: toInstant(new Date(`2025-05-09T10:0${minute}:00.000Z`)),
	questionnaireVersion: 1,
	answers: { subjects: ["biology"] },
});
const attempt = attemptOf(0);

/** What the server answers from here on. */
const answer = (outcome: object): void => void vi.mocked(call).mockResolvedValue(outcome as never);
const refuse = (code: string): void => answer({ ok: false, code });
const sent = () => vi.mocked(call).mock.calls.map(([, { body }]) => body);

let storage: FakeStorage;

beforeEach(() => {
	storage = new FakeStorage();
	vi.stubGlobal("window", { localStorage: storage });
	vi.mocked(call).mockReset();
	vi.mocked(isGuest).mockResolvedValue(false);
	answer({ ok: true, value: null });
});

it("sends an attempt of an account, and keeps nothing here", async () => {
	await keepAttempt(attempt);
	expect(vi.mocked(call).mock.calls).toEqual([["POST /api/quiz/attempts", { body: attempt }]]);
	expect(storage.getItem("guest")).toBeNull();
});

it("keeps a guest's attempt on the device, and tells the server nothing", async () => {
	vi.mocked(isGuest).mockResolvedValue(true);
	await keepAttempt(attempt);
	await sendOutbox();
	expect(call).not.toHaveBeenCalled();
	expect(storage.json("guest")).toMatchObject({ version: 1, attempts: [attempt] });
});

it.each(["server.not_ready", "common.unreachable", "common.unexpected", "server.busy", "limits.too_many"])(
	"keeps what met %s apart from a guest's work, and sends it later",
	async (code) => {
		refuse(code);
		await keepAttempt(attempt);
		expect(storage.json("guest")).toMatchObject({ attempts: [], unsent: [attempt] });
		answer({ ok: true, value: null });
		await sendOutbox();
		expect(sent()).toEqual([attempt, attempt]);
		expect(storage.getItem("guest")).toBeNull();
	},
);

it.each([
	"quiz.answers_incomplete",
	"quiz.unknown_version",
	"request.malformed",
	"request.too_large",
	"a.code_of_a_newer_server",
])("never sends again what the server refused with %s", async (code) => {
	refuse(code);
	await keepAttempt(attempt);
	await sendOutbox();
	await sendOutbox();
	expect(sent()).toEqual([attempt]);
	expect(storage.getItem("guest")).toBeNull();
});

it("goes on with the others when one is refused", async () => {
	refuse("common.unreachable");
	await keepAttempt(attemptOf(1));
	await keepAttempt(attemptOf(2));
	vi.mocked(call).mockReset();
	vi.mocked(call).mockResolvedValueOnce({ ok: false, code: "quiz.unknown_version" } as never);
	answer({ ok: true, value: null });
	await sendOutbox();
	expect(sent()).toEqual([attemptOf(1), attemptOf(2)]);
	expect(storage.getItem("guest")).toBeNull();
});

it.each(["account.sign_in_required", "account.consent_required"])(
	"makes it a guest's attempt where the account does not take it: %s",
	async (code) => {
		refuse(code);
		await keepAttempt(attempt);
		expect(storage.json("guest")).toMatchObject({ attempts: [attempt] });
		expect(storage.json("guest")).not.toHaveProperty("unsent");
	},
);

it("sends once what is asked to be sent twice at a time", async () => {
	refuse("common.unreachable");
	await keepAttempt(attempt);
	vi.mocked(call).mockReset();
	answer({ ok: true, value: null });
	await Promise.all([sendOutbox(), sendOutbox()]);
	expect(sent()).toEqual([attempt]);
});
