import { beforeEach, expect, it, vi } from "vitest";
import type { GuestAttempt } from "#contract/quiz.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { FakeStorage } from "../../../tests/contract/fake-storage.ts";
import { isGuest, runMutation } from "../api/api.ts";
import { Problem } from "../api/problem.ts";
import { sendOutbox, storeAttempt } from "./outbox.ts";

vi.mock("../api/api.ts", () => ({ runMutation: vi.fn(), isGuest: vi.fn() }));

const attemptOf = (minute: number): GuestAttempt => ({
	completedAt: toInstant(new Date(`2025-05-09T10:0${minute}:00.000Z`)),
	questionnaireVersion: 1,
	answers: { subjects: ["biology"] },
});
const attempt = attemptOf(0);

/** From now on the server accepts attempts. */
const accept = (): void => void vi.mocked(runMutation).mockResolvedValue(null as never);
/** From now on the server refuses attempts. */
const refuse = (code: string): void =>
	void vi.mocked(runMutation).mockRejectedValue(new Problem(code as never));
const sent = () => vi.mocked(runMutation).mock.calls.map(([, { body }]) => body);

let storage: FakeStorage;

beforeEach(() => {
	storage = new FakeStorage();
	vi.stubGlobal("window", { localStorage: storage });
	vi.mocked(runMutation).mockReset();
	vi.mocked(isGuest).mockResolvedValue(false);
	accept();
});

it("the outbox sends an attempt of an account and keeps nothing on the device", async () => {
	await storeAttempt(attempt);
	expect(vi.mocked(runMutation).mock.calls).toEqual([["POST /api/quiz/attempts", { body: attempt }]]);
	expect(storage.getItem("guest")).toBeNull();
});

it("the outbox keeps a guest's attempt on the device and sends nothing", async () => {
	vi.mocked(isGuest).mockResolvedValue(true);
	await storeAttempt(attempt);
	await sendOutbox();
	expect(runMutation).not.toHaveBeenCalled();
	expect(storage.json("guest")).toMatchObject({ version: 1, attempts: [attempt] });
});

it.each(["server.not_ready", "common.unreachable", "common.unexpected", "server.busy", "limits.too_many"])(
	"the outbox keeps an attempt that met %s apart from a guest's work and sends it later",
	async (code) => {
		refuse(code);
		await storeAttempt(attempt);
		expect(storage.json("guest")).toMatchObject({ attempts: [], unsent: [attempt] });
		accept();
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
])("the outbox does not resend an attempt that the server refused with %s", async (code) => {
	refuse(code);
	await storeAttempt(attempt);
	await sendOutbox();
	await sendOutbox();
	expect(sent()).toEqual([attempt]);
	expect(storage.getItem("guest")).toBeNull();
});

it("the outbox continues with the other attempts after a refusal", async () => {
	refuse("common.unreachable");
	await storeAttempt(attemptOf(1));
	await storeAttempt(attemptOf(2));
	vi.mocked(runMutation).mockReset();
	vi.mocked(runMutation).mockRejectedValueOnce(new Problem("quiz.unknown_version"));
	accept();
	await sendOutbox();
	expect(sent()).toEqual([attemptOf(1), attemptOf(2)]);
	expect(storage.getItem("guest")).toBeNull();
});

it.each(["account.sign_in_required", "account.consent_required"])(
	"an attempt becomes a guest's attempt if the account refuses it with %s",
	async (code) => {
		refuse(code);
		await storeAttempt(attempt);
		expect(storage.json("guest")).toMatchObject({ attempts: [attempt] });
		expect(storage.json("guest")).not.toHaveProperty("unsent");
	},
);

it("two simultaneous calls send the outbox once", async () => {
	refuse("common.unreachable");
	await storeAttempt(attempt);
	vi.mocked(runMutation).mockReset();
	accept();
	await Promise.all([sendOutbox(), sendOutbox()]);
	expect(sent()).toEqual([attempt]);
});
