import { type CareerId, isCareerId } from "#domain/careers/career-id.ts";
import { success } from "#domain/shared/result.ts";
import { randomId } from "../random-id.ts";
import { entriesOf, listIn } from "../storage.ts";
import type { DeviceHandlers } from "../transport.ts";
import { type DeviceWorld, thisDevice } from "./device-world.ts";
import { dispatch } from "./dispatch.ts";

const key = "guest";

/** A guest's work as it is stored. Each part is judged by who reads it, so that one page loads no other's rules. */
interface StoredWork {
	readonly version?: unknown;
	readonly attempts?: readonly unknown[];
	readonly saved?: unknown;
	readonly completions?: readonly unknown[];
	readonly unsent?: readonly unknown[];
}

const accepted = (value: unknown): StoredWork | null => {
	const stored = value as StoredWork | null;
	return stored?.version === 1 ? stored : null;
};

const careerIn = (entry: unknown): CareerId | null =>
	typeof entry === "string" && isCareerId(entry) ? entry : null;

/** What a guest may do, kept under `guest` until it moves to an account. */
export const guestHandlers = ({ device, now }: DeviceWorld) => {
	const readWork = (): StoredWork => device.read(key, accepted) ?? {};
	const readSaved = (): CareerId[] => [...new Set(entriesOf(listIn(readWork().saved) ?? [], careerIn))];
	const without = (careerId: CareerId): CareerId[] => readSaved().filter((one) => one !== careerId);
	/** Every change draws a new merge id: one id never stands for two different works. */
	const writeSaved = (saved: readonly CareerId[]): void => {
		const { attempts = [], completions = [], unsent } = readWork();
		const work = { version: 1, mergeId: randomId(), attempts, saved, completions };
		const isEmpty = [attempts, saved, completions, unsent ?? []].every(({ length }) => length === 0);
		if (isEmpty) device.remove(key);
		else device.write(key, { ...work, ...(unsent && { unsent }) });
	};
	return {
		"GET /api/saved-careers": () =>
			success({ saved: readSaved().map((careerId) => ({ careerId, savedAt: now() })) }),
		"PUT /api/saved-careers/:careerId": ({ params: { careerId } }) => {
			writeSaved([careerId, ...without(careerId)]);
			return success(null);
		},
		"DELETE /api/saved-careers/:careerId": ({ params: { careerId } }) => {
			writeSaved(without(careerId));
			return success(null);
		},
	} satisfies DeviceHandlers;
};

export const guestTransport = dispatch(async () => guestHandlers(thisDevice));
