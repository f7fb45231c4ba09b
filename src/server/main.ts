import { serveFromEnvironment } from "./serve.ts";

await serveFromEnvironment();
