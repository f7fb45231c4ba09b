import type { CareerId } from "#domain/careers/career-id.ts";
import { toInstant } from "#domain/shared/instant.ts";
import { success } from "#domain/shared/result.ts";
import { deviceStorage } from "../storage.ts";
import type { DeviceHandlers } from "../transport.ts";
import type { DeviceContext } from "./device-context.ts";
import { dispatch } from "./dispatch.ts";
import { readGuestDocument, savedIn, writeGuestDocument } from "./guest-document.ts";

/**
 * A guest's saved careers. Every card of the catalogue reads them, so this module needs only the document; once it is
 * loaded, a change is stored synchronously.
 */
export const guestSavedHandlers = ({ device, now }: Pick<DeviceContext, "device" | "now">) => {
	const change = async (update: (saved: readonly CareerId[]) => readonly CareerId[]) => {
		const document = readGuestDocument(device);
		writeGuestDocument(device, { ...document, saved: update(savedIn(document)) });
		// The change is stored already; the other entries are validated by a module that may not have loaded yet.
		const { attempts, completions, unsent } = document;
		if (attempts.length + completions.length + unsent.length > 0)
			await import("./guest-store.ts").then(
				({ createGuestStore }) => createGuestStore(device).tidy(),
				() => {},
			);
		return success(null);
	};
	return {
		"GET /api/saved-careers": () =>
			success({
				saved: savedIn(readGuestDocument(device)).map((careerId) => ({ careerId, savedAt: now() })),
			}),
		"PUT /api/saved-careers/:careerId": ({ params: { careerId } }) =>
			change((saved) => [careerId, ...saved.filter((one) => one !== careerId)]),
		"DELETE /api/saved-careers/:careerId": ({ params: { careerId } }) =>
			change((saved) => saved.filter((one) => one !== careerId)),
	} satisfies DeviceHandlers;
};

const handlers = guestSavedHandlers({ device: deviceStorage, now: () => toInstant(new Date()) });

export const guestSavedTransport = dispatch(async () => handlers);
