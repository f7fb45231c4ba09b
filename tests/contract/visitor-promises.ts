import { describe, expect, it } from "vitest";
import { sessionSchema } from "#contract/account.ts";
import { finishedQuizSchema } from "#contract/quiz.ts";
import { settled, signUpForm } from "./sample-forms.ts";
import type { Stage } from "./stage.ts";

const { email } = signUpForm;
const results = {
	topCareers: ["ecologist", "geneticist", "data-scientist", "geologist", "astronomer"],
	topCategories: ["biology", "earth", "space"],
};
const answers = { subjects: ["biology", "physics"] };

/** What is promised of accounts and of quiz results. */
export const describeVisitorPromises = (stage: () => Stage): void => {
	describe("account", () => {
		it("has nobody at first", async () => {
			expect(await stage().backend.account.current()).toBeNull();
		});

		it("signs up with the chosen role, and out again", async () => {
			const { account } = stage().backend;
			const session = { isLoggedIn: true, role: "teacher" };
			expect(await account.signUp(signUpForm)).toMatchObject({ ok: true, value: session });
			const present = await account.current();
			expect(present).toMatchObject(session);
			expect(sessionSchema.parse(present)).toEqual(present);
			await account.signOut();
			expect(await account.current()).toBeNull();
		});

		it("signs in with what was signed up with", async () => {
			const { account } = stage().backend;
			await account.signUp({ ...signUpForm, role: "student" });
			await account.signOut();
			expect(await account.signIn(signUpForm)).toMatchObject({
				ok: true,
				value: { isLoggedIn: true, role: "student" },
			});
		});

		it.each([
			[{ firstName: " " }, "forms.required"],
			[{ password: "" }, "forms.required"],
			[{ email: "ada" }, "forms.email_invalid"],
			[{ role: null }, "account.role_required"],
		])("refuses a sign-up with %o", async (wrong, code) => {
			expect(await stage().backend.account.signUp({ ...signUpForm, ...wrong })).toEqual({ ok: false, code });
			expect(await stage().backend.account.current()).toBeNull();
		});

		it("refuses an incomplete login", async () => {
			const { account } = stage().backend;
			expect(await account.signIn({ email: "", password: "x" })).toEqual({
				ok: false,
				code: "forms.required",
			});
			expect(await account.signIn({ email: "ada", password: "x" })).toEqual({
				ok: false,
				code: "forms.email_invalid",
			});
		});

		it("tells observers the present session and every change, until they stop", async () => {
			const { account } = stage().backend;
			const seen: (string | null)[] = [];
			const stop = account.observe((session) => seen.push(session?.role ?? null));
			await settled();
			expect(seen).toEqual([null]);
			await account.signUp(signUpForm);
			await settled();
			expect(seen.at(-1)).toBe("teacher");
			stop();
			stop();
			const before = seen.length;
			await account.signOut();
			await settled();
			expect(seen).toHaveLength(before);
		});
	});

	describe("quiz", () => {
		it("has no results at first", async () => {
			expect(await stage().backend.quiz.readResults()).toBeNull();
		});

		it("gives back what was saved, and the latest only", async () => {
			const { quiz } = stage().backend;
			await quiz.saveResults({ topCareers: [], topCategories: [] }, {});
			await quiz.saveResults(results, answers);
			const read = await quiz.readResults();
			expect(read).toEqual({ results, answers });
			expect(finishedQuizSchema.parse(read)).toEqual(read);
		});

		it("keeps no attempts of a guest for an account", async () => {
			const { quiz } = stage().backend;
			await quiz.saveResults(results, answers);
			expect(await quiz.attempts()).toEqual([]);
		});

		it("sends the results to whoever is named", async () => {
			const { quiz } = stage().backend;
			await quiz.saveResults(results, answers);
			const recipient = { name: "Ada", email, consentToUpdates: false };
			expect(await quiz.emailResults(recipient, "fr")).toEqual({ ok: true, value: null });
		});

		it.each([
			[{ name: "" }, "forms.required"],
			[{ email: " " }, "forms.required"],
			[{ email: "ada@" }, "forms.email_invalid"],
		])("refuses to send to %o", async (wrong, code) => {
			const { quiz } = stage().backend;
			await quiz.saveResults(results, answers);
			const recipient = { name: "Ada", email, consentToUpdates: true, ...wrong };
			expect(await quiz.emailResults(recipient, "en")).toEqual({ ok: false, code });
		});

		it("has nothing to send before the quiz is finished", async () => {
			const recipient = { name: "Ada", email, consentToUpdates: true };
			expect(await stage().backend.quiz.emailResults(recipient, "en")).toEqual({
				ok: false,
				code: "quiz.results_missing",
			});
		});
	});
};
