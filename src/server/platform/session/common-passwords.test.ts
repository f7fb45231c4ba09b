import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, it } from "vitest";
import { loadCommonPasswords } from "./common-passwords.ts";

const isCommonPassword = await loadCommonPasswords();

it.each(["qwertyuiop", "motdepasse1", "1234567890", "aaaaaaaaaa", "abcabcabca", "12121212121"])(
	"%s is a common password",
	(password) => expect(isCommonPassword(password)).toBe(true),
);

it.each(["correct horse battery", "onde longue du soir", "abcabcabcx-other"])(
	"%s is no common password",
	(password) => expect(isCommonPassword(password)).toBe(false),
);

it("every general leaked password of sufficient length is known", () => {
	const general = dictionary["passwords-common"].map(String);
	expect(general.length).toBeGreaterThan(10_000);
	const long = general.filter((password) => password.length >= 10);
	expect(long.length).toBeGreaterThan(1_000);
	for (const password of long) expect(isCommonPassword(password), password).toBe(true);
});
