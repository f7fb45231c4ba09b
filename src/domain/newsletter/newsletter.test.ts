import { expect, it } from "vitest";
import en from "#content/messages/en/results.json" with { type: "json" };
import fr from "#content/messages/fr/results.json" with { type: "json" };
import { updatesWording } from "./newsletter.ts";

/** Every wording that people agreed to. Entries never change: another wording is another version. */
const wordings: Readonly<Record<number, readonly [en: string, fr: string]>> = {
	1: [
		"Send me updates about Spectra now and then (optional)",
		"M’envoyer de temps en temps des nouvelles de Spectra (facultatif)",
	],
};

it("the wording of the agreement is the stored version", () => {
	expect([en.email.consent, fr.email.consent]).toEqual(wordings[updatesWording]);
});
