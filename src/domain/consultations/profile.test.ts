import { describe, expect, it } from "vitest";
import { readProfile } from "./profile.ts";

const words = {
	title: " Geologist ",
	specialization: "Glaciers",
	bio: "I measure ice.",
	topics: ["Ice ", " "],
};
const read = (changes: object) => readProfile({ en: words, fr: { ...words, ...changes } });

describe("a researcher's profile", () => {
	it("a profile is tidied, in both languages", () => {
		const tidy = { ...words, title: "Geologist", topics: ["Ice"] };
		expect(read({})).toEqual({ ok: true, value: { en: tidy, fr: tidy } });
	});

	it.each([{ title: " " }, { specialization: "" }, { bio: "\n" }, { topics: [] }, { topics: [" "] }])(
		"a profile needs every text: %o",
		(changes) => expect(read(changes)).toMatchObject({ code: "forms.required" }),
	);

	it.each([
		{ bio: "Write to me: nora@lab.example" },
		{ topics: ["Call 06 12 34 56 78"] },
		{ title: "insta: nora_g" },
	])("a profile refuses contact data: %o", (changes) =>
		expect(read(changes)).toMatchObject({ code: "consultations.contact_data" }),
	);
});
