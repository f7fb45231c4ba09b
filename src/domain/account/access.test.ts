import { expect, it } from "vitest";
import { accessRules, type Capability, mayAccess } from "./access.ts";

const capabilities = Object.keys(accessRules) as Capability[];

it("gates viewing and booking consultations with the premium plan, and nothing else", () => {
	const refused = capabilities.filter((capability) => !mayAccess(capability, { isPremium: false }));
	expect(refused).toEqual(["consultations.view", "consultations.book"]);
});

it("lets premium members do everything", () => {
	expect(capabilities.every((capability) => mayAccess(capability, { isPremium: true }))).toBe(true);
});
