import { serveFromEnvironment } from "#server/serve.ts";
import { quickPasswords } from "../../setup/quick-passwords.ts";

// The product's server with cheap password hashes: on a busy machine hashing has the lowest priority.
await serveFromEnvironment({ passwords: quickPasswords() });
