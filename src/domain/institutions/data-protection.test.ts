import { expect, it } from "vitest";
import { processorsOf } from "./data-protection.ts";

const none = { mailHost: undefined, hasStripe: false, roomHost: "rooms.example", schoolLogins: [] };

it("a processor is listed where a setting names it, and not before", () => {
	expect(processorsOf(none, "fr")).toEqual([{ kind: "rooms", name: "rooms.example" }]);
	const schoolLogins = [{ en: "Lyon schools", fr: "Académie de Lyon" }];
	const all = { ...none, mailHost: "mail.example", hasStripe: true, schoolLogins };
	expect(processorsOf(all, "fr").map(({ name }) => name)).toEqual([
		"mail.example",
		"Stripe",
		"rooms.example",
		"Académie de Lyon",
	]);
});
