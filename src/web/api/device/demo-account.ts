import { type Role, roles } from "#domain/account/role.ts";
import type { Session } from "#domain/account/session.ts";
import { simulatePayment } from "#domain/billing/payment.ts";
import { checkSubscribe, plans } from "#domain/billing/plans.ts";
import { success } from "#domain/shared/result.ts";
import type { DeviceHandlers } from "../transport.ts";
import { type DeviceContext, simulatedDelayMs } from "./device-context.ts";

const readSession = ({ device }: DeviceContext): Session | null =>
	device.read("user", (stored) => {
		const { isLoggedIn, role } = (stored ?? {}) as { isLoggedIn?: unknown; role?: unknown };
		const known = roles.find((one) => one === role);
		return isLoggedIn === true && known !== undefined ? { isLoggedIn, role: known } : null;
	});

/** The premium flag in the specification's format. */
export const readIsPremium = ({ device }: DeviceContext): boolean =>
	device.read("isPremium", (stored) => (typeof stored === "boolean" ? stored : null)) ?? false;

/** Opens a session after the specified delay. The demonstration never checks passwords. */
const enter = async (context: DeviceContext, role: Role): Promise<Session> => {
	await context.wait(simulatedDelayMs);
	const session: Session = { isLoggedIn: true, role };
	context.device.write("user", session);
	return session;
};

/** Session and plan under the specification's keys, `user` and `isPremium`. */
export const demoAccount = (context: DeviceContext) =>
	({
		"GET /api/account/session": () => success({ session: readSession(context) }),
		"POST /api/account/sign-in": async ({ body }) => {
			const { checkLogin } = await import("#domain/account/forms.ts");
			const checked = checkLogin(body);
			// Remembers the role chosen at sign-up; a login always opens a student's session.
			return checked.ok ? success(await enter(context, "student")) : checked;
		},
		"POST /api/account/sign-up": async ({ body }) => {
			const { checkSignUp } = await import("#domain/account/forms.ts");
			const checked = checkSignUp(body);
			if (!checked.ok) return checked;
			await enter(context, checked.value.role);
			return success({ canSignIn: true });
		},
		"POST /api/account/sign-out": () => {
			context.device.remove("user");
			return success(null);
		},
		"GET /api/subscription": () => success({ isPremium: readIsPremium(context), testMode: true }),
		"POST /api/subscription": async ({ body: { plan = "premium" } }) => {
			const person = { role: null, isPremium: readIsPremium(context) };
			const allowed = checkSubscribe(plans[plan], person);
			if (!allowed.ok) return allowed;
			await context.wait(simulatedDelayMs);
			const paid = simulatePayment(context.random());
			if (!paid.ok) return paid;
			context.device.write("isPremium", true);
			return success({ kind: "active", subscription: { isPremium: true, testMode: true } });
		},
	}) satisfies DeviceHandlers;
