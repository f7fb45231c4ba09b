import type { RouteKey } from "#contract/route-key.ts";
import type { DeviceHandlers, Transport } from "../transport.ts";
import { type DeviceContext, thisDevice } from "./device-context.ts";
import { dispatch } from "./dispatch.ts";

type Part = (context: DeviceContext) => Promise<DeviceHandlers>;

const account: Part = async (context) => (await import("./demo-account.ts")).demoAccount(context);
const circles: Part = async (context) => (await import("../../circles/demo.ts")).demoCircles(context);
const contact: Part = async (context) => (await import("../../contact/demo.ts")).demoContact(context);
const dashboard: Part = async (context) => (await import("../../dashboard/demo.ts")).demoDashboard(context);
const quest: Part = async () => (await import("../../quest/demo.ts")).demoQuest();
const quiz: Part = async (context) => (await import("../../quiz/demo.ts")).demoQuiz(context);
const consultations: Part = async (context) =>
	(await import("../../consultations/demo.ts")).demoConsultations(context);

/**
 * The demonstration's handlers, by the first segment of a path after /api; each module loads with its first request.
 */
const parts: Readonly<Record<string, Part>> = {
	account,
	subscription: account,
	researchers: consultations,
	appointments: consultations,
	circles,
	"contact-messages": contact,
	dashboard,
	quest,
	quiz,
};

const wordOf = (key: RouteKey): string => key.split("/")[2] ?? "";

/** The demonstration's transport: every route is answered in the browser, from its storage. */
export const createDemoTransport = (context: DeviceContext): Transport =>
	dispatch(async (key) => (await parts[wordOf(key)]?.(context)) ?? {});

export const demoTransport = createDemoTransport(thisDevice);
