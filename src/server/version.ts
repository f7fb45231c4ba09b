import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { root } from "./env.ts";

const packageFile = z.looseObject({ version: z.string() });

/** The version of this installation, as in its package.json. */
export const { version } = packageFile.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
