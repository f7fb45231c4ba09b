import type { Backend } from "#contract/backend.ts";
import { thisBrowser } from "../browser/world.ts";
import { createDemoBackend } from "./create-demo-backend.ts";

/** The demonstration with this browser's clock, chance and storage. */
export const createBrowserDemo = (): Backend =>
	createDemoBackend({ ...thisBrowser, random: () => Math.random() });
