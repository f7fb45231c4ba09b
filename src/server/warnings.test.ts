import { expect, it } from "vitest";
import { startWarnings } from "./warnings.ts";

const forgotten = {
	publicUrl: "https://spectra.example",
	trustedProxies: 0,
	mailsAreReal: false,
	paymentsAreSimulated: true,
};

it("an https site has a warning for each forgotten setting", () => {
	const warnings = startWarnings(forgotten);
	for (const name of ["payments are simulated", "SMTP_URL", "TRUSTED_PROXIES"])
		expect(
			warnings.filter((warning) => warning.includes(name)),
			name,
		).toHaveLength(1);
});

it("a complete site and a trial installation have no warnings", () => {
	const set = { ...forgotten, trustedProxies: 1, mailsAreReal: true, paymentsAreSimulated: false };
	expect(startWarnings(set)).toEqual([]);
	expect(startWarnings({ ...forgotten, publicUrl: "http://localhost:3000" })).toEqual([]);
});
