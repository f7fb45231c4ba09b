import { type AccountBackend, sessionSchema } from "#contract/account.ts";
import { checkLogin, checkSignUp } from "#domain/account/forms.ts";
import type { Role } from "#domain/account/role.ts";
import type { Session } from "#domain/account/session.ts";
import { success } from "#domain/shared/result.ts";
import type { Kept } from "../browser/kept.ts";
import { settle } from "../browser/outcome.ts";
import { storageKeys } from "./storage-key.ts";
import { type DemoWorld, simulatedDelay } from "./world.ts";

/** Login always gives a student, whoever signed up as what; no password is ever looked at. */
export const demoAccount = (
	world: DemoWorld,
	device: Kept,
	changed: () => void,
): Pick<AccountBackend, "current" | "signIn" | "signUp"> => {
	const enter = async (role: Role) => {
		await world.wait(simulatedDelay);
		const session: Session = { isLoggedIn: true, role };
		device.write(storageKeys.session, session);
		changed();
		return success(session);
	};
	return {
		current: async () => device.read(storageKeys.session, sessionSchema),
		signIn: (form) =>
			settle(async () => {
				const checked = checkLogin(form);
				return checked.ok ? enter("student") : checked;
			}),
		signUp: (form) =>
			settle(async () => {
				const checked = checkSignUp(form);
				return checked.ok ? enter(checked.value.role) : checked;
			}),
	};
};
