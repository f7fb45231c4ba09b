import { describe, expect, it } from "vitest";
import {
	type AddressChange,
	adultsAfterAgreeing,
	adultsAfterLeaving,
	adultsAfterObjecting,
	checkAddressChange,
	checkSecondAdult,
	objectionDays,
} from "./two-adults.ts";

const day = 86_400_000;
const asked = new Date("2026-01-01T00:00:00Z");
const adult = (email: string, hasAgreed: boolean, requestedAt = asked) => ({
	email,
	requestedAt,
	confirmedAt: hasAgreed ? asked : null,
});
const mum = adult("mum@example.org", true);
const dad = adult("dad@example.org", true);
const askedMum = adult("mum@example.org", false);
const askedDad = adult("dad@example.org", false);
const typed = { email: "dad@example.org", ownEmail: "child@example.org" };

describe("checkSecondAdult", () => {
	it("a student asks a second adult only while none has agreed, and an adult who has agreed invites one", () => {
		const agreed = { first: mum, second: null };
		const open = { first: askedMum, second: null };
		expect(checkSecondAdult(open, { ...typed, by: "student" })).toMatchObject({ ok: true });
		expect(checkSecondAdult(agreed, { ...typed, by: "student" })).toMatchObject({
			code: "account.adult_invites",
		});
		expect(checkSecondAdult(agreed, { ...typed, by: "adult" })).toMatchObject({ value: "dad@example.org" });
	});

	it("a third adult, the first one again and the student are refused", () => {
		const check = (first: typeof mum | null, second: typeof mum | null, email: string) =>
			checkSecondAdult({ first, second }, { ...typed, email, by: "adult" });
		expect(check(null, null, typed.email)).toMatchObject({ code: "account.adult_missing" });
		expect(check(mum, dad, "aunt@example.org")).toMatchObject({ code: "account.adult_full" });
		expect(check(mum, null, "Mum+2@example.org")).toMatchObject({ code: "account.adult_email_known" });
		expect(check(mum, null, "child@example.org")).toMatchObject({ code: "account.guardian_email_own" });
	});
});

describe("adultsAfterAgreeing", () => {
	it("an adult who has agreed comes before one who was only asked", () => {
		expect(adultsAfterAgreeing({ first: askedMum, second: askedDad }, "second", dad)).toEqual({
			first: dad,
			second: askedMum,
		});
		expect(adultsAfterAgreeing({ first: mum, second: askedDad }, "second", dad)).toEqual({
			first: mum,
			second: dad,
		});
	});
});

describe("adultsAfterLeaving", () => {
	it("each ends only their own agreement while the other has agreed", () => {
		for (const about of ["consent", "guardian"] as const)
			for (const [rank, stays] of [
				["first", dad],
				["second", mum],
			] as const)
				expect(adultsAfterLeaving(about, { first: mum, second: dad }, rank)).toEqual({
					adults: { first: stays, second: null },
					isEnd: false,
				});
	});

	it("the last agreement ends everything, even while another adult is asked", () => {
		for (const about of ["consent", "guardian"] as const)
			for (const second of [null, askedDad])
				expect(adultsAfterLeaving(about, { first: mum, second }, "first")).toEqual({
					adults: { first: second, second: null },
					isEnd: true,
				});
	});

	it("a refusal erases an account under fifteen that no one has agreed to, and leaves other requests about payments", () => {
		const adults = { first: askedMum, second: askedDad };
		expect(adultsAfterLeaving("consent", adults, "second").isEnd).toBe(true);
		expect(adultsAfterLeaving("guardian", adults, "first")).toEqual({
			adults: { first: askedDad, second: null },
			isEnd: false,
		});
	});
});

describe("a changed address", () => {
	const change: AddressChange = {
		oldEmail: "mum@example.org",
		newEmail: "new@example.org",
		confirmedAt: asked,
		objectedAt: null,
	};
	const adults = { first: mum, second: null };
	const to = { email: "new@example.org", ownEmail: "child@example.org" };

	it("the address of an adult who has agreed can be changed, but not to a known one", () => {
		const check = (email: string, first = mum) =>
			checkAddressChange({ first, second: dad }, "first", { ...to, email }, null, asked);
		expect(check(to.email)).toMatchObject({ value: to.email });
		expect(check("dad@example.org")).toMatchObject({ code: "account.adult_email_known" });
		expect(check("child@example.org")).toMatchObject({ code: "account.guardian_email_own" });
		expect(check(to.email, askedMum)).toMatchObject({ code: "account.adult_missing" });
	});

	it("no change follows another, or an objection, within the time to object", () => {
		const check = (before: AddressChange, days: number) =>
			checkAddressChange(adults, "first", to, before, new Date(asked.getTime() + days * day));
		const objected = { ...change, confirmedAt: null, objectedAt: asked };
		for (const before of [change, objected]) {
			expect(check(before, objectionDays - 1)).toMatchObject({ code: "account.adult_change_recent" });
			expect(check(before, objectionDays)).toMatchObject({ ok: true });
		}
		expect(check({ ...change, confirmedAt: null }, 0)).toMatchObject({ ok: true });
	});

	it("an objection restores the old address, and removes an adult who was invited after the change", () => {
		const late = adult("late@example.org", true, new Date(asked.getTime() + day));
		const replaced = adult("new@example.org", true);
		expect(adultsAfterObjecting({ first: replaced, second: late }, change, mum)).toEqual({
			first: mum,
			second: null,
		});
		expect(adultsAfterObjecting({ first: late, second: null }, change, mum)).toEqual({
			first: mum,
			second: null,
		});
		expect(adultsAfterObjecting({ first: dad, second: replaced }, change, mum)).toEqual({
			first: mum,
			second: dad,
		});
	});
});
