import { describe, expect, test } from "vitest";
import { canAccess, enter, grants, read } from "./permissions.ts";

describe("grants", () => {
	const account = { uid: 10, gid: 20 };
	test.each([
		[{ uid: 10, gid: 0 }, 0o700, true],
		[{ uid: 10, gid: 20 }, 0o077, false],
		[{ uid: 0, gid: 20 }, 0o750, true],
		[{ uid: 0, gid: 20 }, 0o705, false],
		[{ uid: 0, gid: 0 }, 0o755, true],
		[{ uid: 0, gid: 0 }, 0o711, false],
		[{ uid: 0, gid: 0 }, 0o700, false],
	])("an account %o may read and enter a folder of mode %o: %s", (owner, mode, expected) => {
		expect(grants({ ...owner, mode }, account, read | enter)).toBe(expected);
	});
});

test("the access to a missing path is decided by the folders above it", () => {
	expect(canAccess("/not/there/yet", { uid: 65_534, gid: 65_534 }, enter)).toBe(true);
});
