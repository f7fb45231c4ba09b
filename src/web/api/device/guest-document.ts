import { type CareerId, isCareerId } from "#domain/careers/career-id.ts";
import { randomId } from "../random-id.ts";
import { entriesOf, type JsonStorage, listIn } from "../storage.ts";
import { guestKey } from "../storage-keys.ts";

/** A guest's work as stored on the device: lists whose entries are not validated yet. */
interface GuestDocument {
	/** Identifies exactly this work. */
	readonly mergeId: string;
	readonly attempts: readonly unknown[];
	readonly saved: readonly unknown[];
	readonly completions: readonly unknown[];
	/** Work of the signed-in account that the server has not received yet. */
	readonly unsent: readonly unknown[];
}

/** The number of attempts kept; the oldest are dropped first. */
const maxAttempts = 200;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const accept = (value: unknown): GuestDocument | null => {
	if (typeof value !== "object" || value === null) return null;
	const { version, mergeId, ...lists } = value as Readonly<Record<string, unknown>>;
	const [attempts, saved, completions, unsent] = [
		lists.attempts,
		lists.saved,
		lists.completions,
		lists.unsent ?? [],
	].map(listIn);
	return version === 1 &&
		typeof mergeId === "string" &&
		uuid.test(mergeId) &&
		attempts &&
		saved &&
		completions &&
		unsent
		? { mergeId, attempts, saved, completions, unsent }
		: null;
};

/** The stored document or a new, empty one. Anything that is not a document is removed. */
export const readGuestDocument = (device: JsonStorage): GuestDocument =>
	device.read(guestKey, accept) ?? {
		mergeId: randomId(),
		attempts: [],
		saved: [],
		completions: [],
		unsent: [],
	};

/**
 * The only writer of a guest's work. Every change draws a new merge id, so that one id never identifies two different
 * works. An empty document is removed.
 */
export const writeGuestDocument = (
	device: JsonStorage,
	{ attempts, saved, completions, unsent }: Omit<GuestDocument, "mergeId">,
): void => {
	if (attempts.length + saved.length + completions.length + unsent.length === 0) device.remove(guestKey);
	else
		device.write(guestKey, {
			version: 1,
			mergeId: randomId(),
			attempts: attempts.slice(-maxAttempts),
			saved,
			completions,
			...(unsent.length === 0 ? {} : { unsent: unsent.slice(-maxAttempts) }),
		});
};

const careerIn = (entry: unknown): CareerId | null =>
	typeof entry === "string" && isCareerId(entry) ? entry : null;

/** The saved careers of a document without duplicates, latest first. */
export const savedIn = ({ saved }: GuestDocument): CareerId[] => [...new Set(entriesOf(saved, careerIn))];
