import { deviceStorage } from "../api/storage.ts";
import { classMembershipKey } from "../api/storage-keys.ts";

/** The token of this device's place in a class; null when it has none. */
export const readMembershipToken = (): string | null =>
	deviceStorage.read(classMembershipKey, (value) => (typeof value === "string" ? value : null));

/** Keeps the place that was just given. */
export const keepMembershipToken = (token: string): void => deviceStorage.write(classMembershipKey, token);

/** Forgets a place that was left or is no more. */
export const forgetMembershipToken = (): void => deviceStorage.remove(classMembershipKey);
