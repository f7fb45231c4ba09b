import { serveFromEnvironment } from "#server/serve.ts";
import { quickPasswords } from "../../setup/quick-passwords.ts";

// The product's server, but for what a password's hash costs: on a busy machine, hashes come last on purpose.
await serveFromEnvironment({ passwords: quickPasswords() });
