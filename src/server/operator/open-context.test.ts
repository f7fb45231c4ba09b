import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { readEnvironment } from "#server/env.ts";
import { openOperatorContext } from "./open-context.ts";

const folder = mkdtempSync(join(tmpdir(), "spectra-admin-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a command refuses a folder without a database, and creates none", async () => {
	const reading = readEnvironment({ DATA_DIR: join(folder, "typo") });
	if (!reading.ok) throw new Error(reading.sentences.join());
	await expect(openOperatorContext(reading.value)).rejects.toThrow(/no database in .*typo: check DATA_DIR/);
	expect(existsSync(join(folder, "typo"))).toBe(false);
});
