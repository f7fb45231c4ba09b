import type { PasskeyAnswer, PasskeyCreation, PasskeyRequest, PasskeyResponse } from "#contract/passkeys.ts";
import { failure, type Result, success } from "#domain/shared/result.ts";
import { keptSession } from "./auth-actions.ts";
import { call } from "./call.ts";

/** Loaded when a person asks for a passkey, and never before. */
const library = () => import("@simplewebauthn/browser");

type DeviceProblem = "account.passkey_cancelled" | "account.passkey_known" | "account.passkey_refused";

/** Why the browser made or used no passkey. Browsers do not say whether a person refused or was too late. */
const problemOf = (error: unknown): DeviceProblem => {
	const name = error instanceof Error ? error.name : "";
	if (name === "NotAllowedError" || name === "AbortError") return "account.passkey_cancelled";
	return name === "InvalidStateError" ? "account.passkey_known" : "account.passkey_refused";
};

const onDevice = async <Answer>(ask: () => Promise<Answer>): Promise<Result<Answer, DeviceProblem>> => {
	try {
		return success(await ask());
	} catch (error) {
		return failure(problemOf(error));
	}
};

const create = (optionsJSON: PasskeyCreation) =>
	onDevice(async (): Promise<PasskeyAnswer> => {
		const { startRegistration } = await library();
		const { id, rawId, type, response } = await startRegistration({ optionsJSON });
		const { clientDataJSON, attestationObject, transports } = response;
		return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
	});

const use = ({ allowCredentials, ...request }: PasskeyRequest) =>
	onDevice(async (): Promise<PasskeyResponse> => {
		const { startAuthentication } = await library();
		const optionsJSON = { ...request, ...(allowCredentials && { allowCredentials }) };
		const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
		const { clientDataJSON, authenticatorData, signature, userHandle } = response;
		return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature, userHandle } };
	});

/** Makes a passkey on this device and adds it to the account; asks for the password first. */
export const addPasskey = async ({
	name,
	password,
}: {
	readonly name: string;
	readonly password: string;
}) => {
	const asked = await call("POST /api/account/passkeys/challenge", { body: { password } });
	if (!asked.ok) return asked;
	const made = await create(asked.value);
	return made.ok ? call("POST /api/account/passkeys", { body: { name, answer: made.value } }) : made;
};

/** Makes a passkey on this device and adds it to a researcher's desk. */
export const addDeskPasskey = async ({ name }: { readonly name: string }) => {
	const asked = await call("POST /api/desk/passkeys/challenge", {});
	if (!asked.ok) return asked;
	const made = await create(asked.value);
	return made.ok ? call("POST /api/desk/passkeys", { body: { name, answer: made.value } }) : made;
};

/** Opens a researcher's desk with a passkey that the person chooses in the browser's own window. */
export const openDeskByPasskey = async () => {
	const asked = await call("POST /api/desk/passkey-log-in/challenge", {});
	if (!asked.ok) return asked;
	const signed = await use(asked.value);
	return signed.ok ? call("POST /api/desk/passkey-log-in", { body: signed.value }) : signed;
};

/** Makes a passkey on this device as the second factor that is set up: `creation` was drawn for the start code. */
export const confirmOperatorPasskey = async (creation: PasskeyCreation) => {
	const made = await create(creation);
	return made.ok
		? call("PUT /api/operator/second-factor/passkey", { body: { name: "", answer: made.value } })
		: made;
};

/** Makes a passkey on this device and adds it to the operator's desk; asks for the password first. */
export const addOperatorPasskey = async ({
	name,
	password,
}: {
	readonly name: string;
	readonly password: string;
}) => {
	const asked = await call("POST /api/operator/passkeys/challenge", { body: { password } });
	if (!asked.ok) return asked;
	const made = await create(asked.value);
	return made.ok ? call("POST /api/operator/passkeys", { body: { name, answer: made.value } }) : made;
};

/** Opens the operator's desk by the password and a passkey of this device. */
export const openOperatorByPasskey = async (password: string) => {
	const asked = await call("POST /api/operator/session/challenge", {});
	if (!asked.ok) return asked;
	const signed = await use(asked.value);
	return signed.ok
		? call("POST /api/operator/session/passkey", { body: { password, answer: signed.value } })
		: signed;
};

/** Logs in with a passkey that the person chooses in the browser's own window. */
export const logInByPasskey = async () => {
	const asked = await call("POST /api/account/passkey-log-in/challenge", {});
	if (!asked.ok) return asked;
	const signed = await use(asked.value);
	return signed.ok
		? keptSession(await call("POST /api/account/passkey-log-in", { body: signed.value }))
		: signed;
};
