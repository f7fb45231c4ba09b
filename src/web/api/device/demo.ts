import type { RouteKey } from "#contract/route-key.ts";
import type { DeviceHandlers } from "../transport.ts";
import { dispatch } from "./dispatch.ts";

/** The demonstration's handlers, by the first word of a path after /api; each part is loaded when it is asked first. */
const parts: Readonly<Record<string, () => Promise<DeviceHandlers>>> = {
	account: async () => (await import("./demo-account.ts")).demoAccount(),
	subscription: async () => (await import("./demo-account.ts")).demoAccount(),
	researchers: async () => (await import("./demo-consultations.ts")).demoConsultations(),
	appointments: async () => (await import("./demo-consultations.ts")).demoConsultations(),
};

const partOf = (key: RouteKey): string => key.split("/")[2] ?? "";

/** The demonstration: every route answered in this browser, from its storage. */
export const demoTransport = dispatch(async (key) => (await parts[partOf(key)]?.()) ?? {});
