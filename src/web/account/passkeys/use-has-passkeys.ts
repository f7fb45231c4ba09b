import { useHydrated } from "../../page/hydrated.ts";

/** A bare IP address: passkeys belong to a name. */
const ipAddress = /^(?:[\d.]+|\[.*\])$/;

/**
 * Whether this browser has passkeys for this address: it knows them, and the address is a name, by https or on this
 * computer. False until it is known.
 */
export const useHasPasskeys = (): boolean =>
	useHydrated() &&
	window.isSecureContext &&
	typeof window.PublicKeyCredential === "function" &&
	!ipAddress.test(window.location.hostname);
