import { readEnvironment } from "#server/env.ts";
import { examine } from "./doctor/examine.ts";
import { fail } from "./doctor/finding.ts";

/** `npm run doctor`: what is wrong with this installation, in sentences. Ends with 1 when something fails. */
const reading = readEnvironment(process.env);
const findings = reading.ok ? await examine(reading.value) : reading.sentences.map(fail);
for (const { level, sentence } of findings) console.log(`${level.padEnd(4)}  ${sentence}`);
if (findings.some(({ level }) => level === "fail")) process.exitCode = 1;
