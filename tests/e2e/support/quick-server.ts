import { setTimeout as pause } from "node:timers/promises";
import { serveFromEnvironment } from "../../../src/server/serve.ts";
import { quickPasswords } from "../../setup/quick-passwords.ts";

/** A tenth of the server's deliberate delays: simulated payments, padded responses. */
const wait = (milliseconds: number): Promise<void> => pause(milliseconds / 10);

await serveFromEnvironment({ passwords: quickPasswords(), wait });
