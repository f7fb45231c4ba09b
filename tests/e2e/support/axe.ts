import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const ofBuilder = createRequire(createRequire(import.meta.url).resolve("@axe-core/playwright"));
const source = readFileSync(ofBuilder.resolve("axe-core/axe.min.js"), "utf8");

/** Axe for a page that has none yet: reading its source takes as long as looking at a small page. */
const axeSource = `if (!window.axe) { ${source} }`;

/** What axe finds on the page as it is now: of these rules, or of all of them where none is named, but those left out. */
export const axeFindings = async (
	page: Page,
	rules: readonly string[],
	leftOut: readonly string[],
): Promise<readonly string[]> => {
	// The one-page mode: the other one ends in a new page, where the test's clock would stand still too.
	const axe = new AxeBuilder({ page, axeSource }).setLegacyMode();
	// What passed is counted by nobody; style sheets are asked for anew only by a rule that is not in use.
	axe.options({ resultTypes: ["violations"], preload: false });
	if (rules.length > 0) axe.withRules([...rules]);
	if (leftOut.length > 0) axe.disableRules([...leftOut]);
	const { violations } = await axe.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
};
