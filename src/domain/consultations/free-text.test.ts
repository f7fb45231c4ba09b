import { expect, it } from "vitest";
import { readCancelReason, readTopic } from "./free-text.ts";

it("a topic is optional, and kept without spaces around it", () => {
	expect(readTopic(" \n ")).toEqual({ ok: true, value: null });
	expect(readTopic(" How does one become an astronomer? ")).toEqual({
		ok: true,
		value: "How does one become an astronomer?",
	});
});

it("a reason has words", () => {
	expect(readCancelReason(" ")).toEqual({ ok: false, code: "forms.required" });
	expect(readCancelReason(" I am ill. ")).toEqual({ ok: true, value: "I am ill." });
});

it("neither holds contact data", () => {
	const refused = { ok: false, code: "consultations.contact_data" };
	expect(readTopic("Call 06 12 34 56 78")).toEqual(refused);
	expect(readCancelReason("Write to me: a@lab.example")).toEqual(refused);
});
