import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const ofBuilder = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const source = readFileSync(ofBuilder.resolve("axe-core/axe.min.js"), "utf8");

/** Injects axe once per page: parsing its source takes as long as checking a small page. */
const axeSource = `if (!window.axe) { ${source} }`;

/** The findings of axe on the present page: of the given rules, or of all except those left out. */
export const axeFindings = async (
	page: Page,
	rules: readonly string[],
	leftOut: readonly string[],
): Promise<readonly string[]> => {
	// Legacy mode: the other one opens a new page, in which the test's clock would be stopped too.
	const axe = new AxeBuilder({ page, axeSource }).setLegacyMode();
	// Passed rules are not needed; stylesheets are requested only by a rule that is not in use.
	axe.options({ resultTypes: ["violations"], preload: false });
	if (rules.length > 0) axe.withRules([...rules]);
	if (leftOut.length > 0) axe.disableRules([...leftOut]);
	const { violations } = await axe.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
};
