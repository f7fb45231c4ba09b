import type { RouteKey } from "#contract/route-key.ts";
import type { DeviceHandlers, Transport } from "../transport.ts";
import { type DeviceWorld, thisDevice } from "./device-world.ts";
import { dispatch } from "./dispatch.ts";

type Part = (world: DeviceWorld) => Promise<DeviceHandlers>;

const account: Part = async (world) => (await import("./demo-account.ts")).demoAccount(world);
const contact: Part = async (world) => (await import("../../contact/demo.ts")).demoContact(world);
const dashboard: Part = async (world) => (await import("../../dashboard/demo.ts")).demoDashboard(world);
const quest: Part = async () => (await import("../../quest/demo.ts")).demoQuest();
const quiz: Part = async (world) => (await import("../../quiz/demo.ts")).demoQuiz(world);
const consultations: Part = async (world) =>
	(await import("../../consultations/demo.ts")).demoConsultations(world);

/** The demonstration's handlers, by the first word of a path after /api; each part is loaded when it is asked first. */
const parts: Readonly<Record<string, Part>> = {
	account,
	subscription: account,
	researchers: consultations,
	appointments: consultations,
	"contact-messages": contact,
	dashboard,
	quest,
	quiz,
};

const wordOf = (key: RouteKey): string => key.split("/")[2] ?? "";

/** The demonstration: every route answered in the browser, from its storage. */
export const createDemoTransport = (world: DeviceWorld): Transport =>
	dispatch(async (key) => (await parts[wordOf(key)]?.(world)) ?? {});

export const demoTransport = createDemoTransport(thisDevice);
