import { expect, it } from "vitest";
import { maxPupils } from "#domain/classes/groups.ts";
import { allNicknames } from "#domain/classes/nickname.ts";
import { locales } from "#domain/shared/locale.ts";
import { nicknameWords } from "./nicknames.ts";

it("there are far more nicknames than places in a class, all different and each in one language", () => {
	for (const locale of locales) {
		const names = allNicknames(locale, nicknameWords[locale]);
		expect(new Set(names).size).toBe(names.length);
		expect(names.length).toBeGreaterThan(5 * maxPupils);
		for (const name of names) expect(name).toMatch(/^\p{Lu}[\p{Ll}’-]+ [\p{L}’-]+$/u);
	}
});
