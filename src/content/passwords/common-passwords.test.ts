import { expect, it } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

it.each(["qwertyuiop", "motdepasse1", "1234567890", "aaaaaaaaaa", "abcabcabca", "12121212121"])(
	"knows %s",
	(password) => expect(isCommonPassword(password)).toBe(true),
);

it.each(["correct horse battery", "onde longue du soir", "abcabcabcx-other"])(
	"does not know %s",
	(password) => expect(isCommonPassword(password)).toBe(false),
);
