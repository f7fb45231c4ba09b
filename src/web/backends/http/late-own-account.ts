import type { OwnAccountBackend } from "#contract/own-account.ts";
import { settle } from "../browser/outcome.ts";

const methods = [
	"profile",
	"updateProfile",
	"changePassword",
	"sessions",
	"endSession",
	"endOtherSessions",
	"requestPasswordReset",
	"resetPassword",
	"verifyEmail",
	"resendVerification",
	"askConsent",
	"readConsent",
	"decideConsent",
	"exportData",
	"erase",
] as const satisfies readonly (keyof OwnAccountBackend)[];

type Act = (...given: readonly unknown[]) => Promise<{ readonly ok: true; readonly value: unknown }>;

/** One's own account, each act of which waits for `load`; where that fails the server is out of reach. */
export const lateOwnAccount = (load: () => Promise<OwnAccountBackend>): OwnAccountBackend => {
	const act = (method: (typeof methods)[number]) => [
		method,
		(...given: readonly unknown[]) =>
			settle(async () => ((await load())[method] as unknown as Act)(...given), "common.unreachable"),
	];
	return Object.fromEntries(methods.map(act));
};
