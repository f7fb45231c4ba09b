import { describe, expect, it } from "vitest";
import { sessionSchema } from "#contract/account.ts";
import { signUpForm } from "./sample-forms.ts";
import type { Stage } from "./stage.ts";
import { work } from "./work.ts";

/** The behaviour of accounts and of results by e-mail in both editions. */
export const describeVisitorPromises = (stage: () => Stage): void => {
	describe("account", () => {
		it("a new visitor has no session", async () => {
			expect(await stage().person.account.current()).toBeNull();
		});

		it("a visitor signs up with the chosen role, and logs out", async () => {
			const { account } = stage().person;
			const session = { isLoggedIn: true, role: "teacher" };
			expect(await account.signUp(signUpForm, "en")).toMatchObject({ ok: true, value: session });
			const present = await account.current();
			expect(present).toMatchObject(session);
			expect(sessionSchema.parse(present)).toEqual(present);
			await account.signOut();
			expect(await account.current()).toBeNull();
		});

		it("a visitor logs in with their sign-up data", async () => {
			const { account } = stage().person;
			await account.signUp({ ...signUpForm, role: "student" }, "en");
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
		])("a sign-up with %o is refused", async (wrong, code) => {
			expect(await stage().person.account.signUp({ ...signUpForm, ...wrong }, "en")).toEqual({
				ok: false,
				code,
			});
			expect(await stage().person.account.current()).toBeNull();
		});

		it("an incomplete login is refused", async () => {
			const { account } = stage().person;
			expect(await account.signIn({ email: "", password: "x" })).toEqual({
				ok: false,
				code: "forms.required",
			});
			expect(await account.signIn({ email: "ada", password: "x" })).toEqual({
				ok: false,
				code: "forms.email_invalid",
			});
		});
	});

	describe("results by e-mail", () => {
		it("results are mailed to the named person", async () => {
			expect(await work(stage().call).mailResults({ locale: "fr" })).toEqual({ ok: true, value: null });
		});

		it.each([
			[{ name: "" }, "forms.required"],
			[{ email: " " }, "forms.required"],
			[{ email: "ada@" }, "forms.email_invalid"],
		])("results are not mailed to %o", async (wrong, code) => {
			expect(await work(stage().call).mailResults({ consentToUpdates: true, ...wrong })).toEqual({
				ok: false,
				code,
			});
		});

		it("results without content are not mailed", async () => {
			const nothing = { results: { topCareers: [], topCategories: [] }, answers: null };
			expect(await work(stage().call).mailResults(nothing)).toEqual({
				ok: false,
				code: "quiz.results_missing",
			});
		});
	});
};
