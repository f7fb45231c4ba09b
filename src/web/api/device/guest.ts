import { type CareerId, isCareerId } from "#domain/careers/career-id.ts";
import { success } from "#domain/shared/result.ts";
import { randomId } from "../random-id.ts";
import type { DeviceHandlers } from "../transport.ts";
import { dispatch } from "./dispatch.ts";
import { entriesOf, readJson, writeJson } from "./storage.ts";

const key = "guest";

/** A guest's work as it is stored. Each part is judged by who reads it, so that one page loads no other's rules. */
interface StoredWork {
	readonly version?: unknown;
	readonly attempts?: readonly unknown[];
	readonly saved?: unknown;
	readonly completions?: readonly unknown[];
	readonly unsent?: readonly unknown[];
}

const readWork = (): StoredWork => {
	const stored = readJson(key) as StoredWork | null;
	return stored?.version === 1 ? stored : {};
};

const readSaved = (): CareerId[] => [
	...new Set(entriesOf(readWork().saved, (one) => (isCareerId(String(one)) ? (one as CareerId) : null))),
];

/** Every change draws a new merge id: one id never stands for two different works. */
const writeSaved = (saved: readonly CareerId[]): void => {
	const { attempts = [], completions = [], unsent } = readWork();
	const isEmpty = attempts.length + completions.length + saved.length + (unsent?.length ?? 0) === 0;
	const work = { version: 1, mergeId: randomId(), attempts, saved, completions, ...(unsent && { unsent }) };
	writeJson(key, isEmpty ? null : work);
};

const without = (careerId: CareerId): CareerId[] => readSaved().filter((one) => one !== careerId);

/** What a guest may do, kept under `guest` until it moves to an account. */
const guestHandlers = {
	"GET /api/saved-careers": () =>
		success({ saved: readSaved().map((careerId) => ({ careerId, savedAt: new Date().toISOString() })) }),
	"PUT /api/saved-careers/:careerId": ({ params: { careerId } }) => {
		writeSaved([careerId, ...without(careerId)]);
		return success(null);
	},
	"DELETE /api/saved-careers/:careerId": ({ params: { careerId } }) => {
		writeSaved(without(careerId));
		return success(null);
	},
} satisfies DeviceHandlers;

export const guestTransport = dispatch(async () => guestHandlers);
