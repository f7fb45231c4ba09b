import { roles } from "#domain/account/role.ts";
import type { Session } from "#domain/account/session.ts";
import { success } from "#domain/shared/result.ts";
import type { DeviceHandlers } from "../transport.ts";
import { readJson } from "./storage.ts";

const readSession = (): Session | null => {
	const stored = readJson("user") as Partial<Session> | null;
	const role = roles.find((one) => one === stored?.role);
	return stored?.isLoggedIn === true && role !== undefined ? { isLoggedIn: true, role } : null;
};

/** The premium flag, as the specification keeps it. */
export const readIsPremium = (): boolean => readJson("isPremium") === true;

/** Session and plan as the specification keeps them: `user` and `isPremium`. */
export const demoAccount = () =>
	({
		"GET /api/account/session": () => success({ session: readSession() }),
		"GET /api/subscription": () => success({ isPremium: readIsPremium(), testMode: true }),
	}) satisfies DeviceHandlers;
