import { roles } from "#domain/account/role.ts";
import type { Session } from "#domain/account/session.ts";
import { success } from "#domain/shared/result.ts";
import type { DeviceHandlers } from "../transport.ts";
import type { DeviceWorld } from "./device-world.ts";

const readSession = ({ device }: DeviceWorld): Session | null =>
	device.read("user", (stored) => {
		const { isLoggedIn, role } = (stored ?? {}) as { isLoggedIn?: unknown; role?: unknown };
		const known = roles.find((one) => one === role);
		return isLoggedIn === true && known !== undefined ? { isLoggedIn, role: known } : null;
	});

/** The premium flag, as the specification keeps it. */
export const readIsPremium = ({ device }: DeviceWorld): boolean =>
	device.read("isPremium", (stored) => (typeof stored === "boolean" ? stored : null)) ?? false;

/** Session and plan as the specification keeps them: `user` and `isPremium`. */
export const demoAccount = (world: DeviceWorld) =>
	({
		"GET /api/account/session": () => success({ session: readSession(world) }),
		"GET /api/subscription": () => success({ isPremium: readIsPremium(world), testMode: true }),
	}) satisfies DeviceHandlers;
