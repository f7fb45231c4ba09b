import { expect, it } from "vitest";
import { mayBook } from "./may-book.ts";

it("gates booking with the premium plan", () => {
	expect(mayBook({ isPremium: true })).toEqual({ ok: true, value: null });
	expect(mayBook({ isPremium: false })).toEqual({ ok: false, code: "consultations.premium_required" });
});
