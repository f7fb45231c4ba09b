import type { BillingBackend } from "#contract/billing.ts";
import type { OwnAccountBackend } from "#contract/own-account.ts";
import { settle } from "../browser/outcome.ts";

type Acts<Room> = Readonly<Record<keyof Room, true>>;

export const ownAccountActs: Acts<OwnAccountBackend> = {
	profile: true,
	updateProfile: true,
	changePassword: true,
	sessions: true,
	endSession: true,
	endOtherSessions: true,
	requestPasswordReset: true,
	resetPassword: true,
	verifyEmail: true,
	resendVerification: true,
	askConsent: true,
	readConsent: true,
	decideConsent: true,
	exportData: true,
	erase: true,
};

export const billingActs: Acts<BillingBackend> = {
	cancel: true,
	resume: true,
	portal: true,
	payments: true,
	guardianship: true,
	askGuardian: true,
	readGuardian: true,
	decideGuardian: true,
};

type Act = (...given: readonly unknown[]) => Promise<{ readonly ok: true; readonly value: unknown }>;

/** A room each of whose acts waits for `load`; where that fails the server is out of reach. */
export const lateRoom = <Room>(acts: Acts<Room>, load: () => Promise<Room>): Room => {
	const act = (name: string) => [
		name,
		(...given: readonly unknown[]) =>
			settle(async () => ((await load())[name as keyof Room] as Act)(...given), "common.unreachable"),
	];
	return Object.fromEntries(Object.keys(acts).map(act)) as Room;
};
