import { setTimeout as pause } from "node:timers/promises";
import { serveFromEnvironment } from "../../../src/server/serve.ts";
import { quickPasswords } from "../../setup/quick-passwords.ts";

/** A tenth of every wait that the server makes on purpose: a simulated payment, an answer that is padded. */
const wait = (milliseconds: number): Promise<void> => pause(milliseconds / 10);

await serveFromEnvironment({ passwords: quickPasswords(), wait });
