import { setTimeout as pause } from "node:timers/promises";
import { createPasswords } from "../../../src/server/platform/session/passwords.ts";
import { serveFromEnvironment } from "../../../src/server/serve.ts";

/** Hashes that take no time: what a real one costs, and that the product's are real, is shown without a browser. */
const passwords = createPasswords({ N: 16, r: 8, p: 1 }, { atOnce: 4, waiting: 100 });

/** A tenth of every wait that the server makes on purpose: a simulated payment, an answer that is padded. */
const wait = (milliseconds: number): Promise<void> => pause(milliseconds / 10);

await serveFromEnvironment({ passwords, wait });
