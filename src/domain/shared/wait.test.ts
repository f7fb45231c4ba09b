import { expect, it } from "vitest";
import { waitInWords } from "./wait.ts";

it.each([
	[1, "in 1\u00a0minute", "dans 1\u00a0minute"],
	[61, "in 2\u00a0minutes", "dans 2\u00a0minutes"],
	[600, "in 10\u00a0minutes", "dans 10\u00a0minutes"],
	[90 * 60, "in 90\u00a0minutes", "dans 90\u00a0minutes"],
	[90 * 60 + 1, "in 2\u00a0hours", "dans 2\u00a0heures"],
	[24 * 3600, "in 24\u00a0hours", "dans 24\u00a0heures"],
])("a wait of %i seconds is %s", (seconds, english, french) => {
	expect([waitInWords(seconds, "en"), waitInWords(seconds, "fr")]).toEqual([english, french]);
});
