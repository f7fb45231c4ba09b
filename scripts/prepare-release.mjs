// Installs and builds this folder, and starts nothing: `upgrade.mjs` runs it in a copy of the repository.
import { prepare } from "./lib/prepare.mjs";

await prepare({ pages: true });
