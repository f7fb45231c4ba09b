import { describe, expect, it } from "vitest";
import { sessionSchema } from "#contract/account.ts";
import { settled, signUpForm } from "./sample-forms.ts";
import type { Stage } from "./stage.ts";
import { work } from "./work.ts";

/** What is promised of accounts and of results by e-mail. */
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

	describe("results by e-mail", () => {
		it("go to the person named", async () => {
			expect(await work(stage().call).mailResults({ locale: "fr" })).toEqual({ ok: true, value: null });
		});

		it.each([
			[{ name: "" }, "forms.required"],
			[{ email: " " }, "forms.required"],
			[{ email: "ada@" }, "forms.email_invalid"],
		])("are not sent to %o", async (wrong, code) => {
			expect(await work(stage().call).mailResults({ consentToUpdates: true, ...wrong })).toEqual({
				ok: false,
				code,
			});
		});

		it("are not sent where there are none", async () => {
			const nothing = { results: { topCareers: [], topCategories: [] }, answers: null };
			expect(await work(stage().call).mailResults(nothing)).toEqual({
				ok: false,
				code: "quiz.results_missing",
			});
		});
	});
};
