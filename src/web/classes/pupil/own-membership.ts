import { deviceStorage } from "../../api/storage.ts";
import { classMembershipKey } from "../../api/storage-keys.ts";
import { deleteVisit } from "../../quiz/visit.ts";

/** The token of this device's membership of a class; null without one. */
export const readMembershipToken = (): string | null =>
	deviceStorage.read(classMembershipKey, (value) => (typeof value === "string" ? value : null));

/** Stores the token of a new membership. */
export const storeMembershipToken = (token: string): void => deviceStorage.write(classMembershipKey, token);

/**
 * Stores the token of a membership that a launch from a course has opened.
 * @param isHeld whether the device held this membership already; else the quiz of the pupil before is not offered to this one
 */
export const storeLaunchedMembership = (token: string, isHeld: boolean): void => {
	if (readMembershipToken() !== null && !isHeld) deleteVisit();
	storeMembershipToken(token);
};

/** Deletes the token of a membership that was left or no longer exists. */
export const forgetMembershipToken = (): void => deviceStorage.remove(classMembershipKey);

/** Whether the browser did not store the token, so that it is forgotten with the page. */
export const isMembershipForgotten = (): boolean => deviceStorage.isOnlyInMemory(classMembershipKey);
