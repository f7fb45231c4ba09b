import { expect, it } from "vitest";
import { pagePattern } from "../../scripts/lib/service-worker.ts";

const isStored = (path: string): boolean =>
	(["en", "fr"] as const).some((locale) => pagePattern(locale).test(`https://spectra.example${path}`));

it.each(["/", "/quiz", "/fr/quiz?question=2", "/login", "/school-logins"])(
	"the service worker stores %s for visits without a network",
	(path) => expect(isStored(path)).toBe(true),
);

it.each([
	"/operator",
	"/fr/operator?part=people",
	"/school-login?state=one&code=two",
	"/fr/school-login",
	"/api/account/session",
	"/assets/page.js",
])("the service worker does not store %s", (path) => expect(isStored(path)).toBe(false));
