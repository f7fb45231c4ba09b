import { useSyncExternalStore } from "react";
import type { CareerId } from "#domain/careers/career-id.ts";
import { comparedIn, comparedText, withCompared } from "#domain/careers/compared.ts";
import { deviceStorage } from "../../api/storage.ts";
import { createStorageChanges } from "../../api/storage-changes.ts";
import { compareKey } from "../../api/storage-keys.ts";

const changes = createStorageChanges();

/** Encoded as text, so that equal choices are equal values. */
const read = (): string =>
	comparedText(
		comparedIn(deviceStorage.read(compareKey, (value) => (typeof value === "string" ? value : null))),
	);

const write = (careers: readonly CareerId[]): void => {
	if (careers.length === 0) deviceStorage.remove(compareKey);
	else deviceStorage.write(compareKey, comparedText(careers));
	changes.announce();
};

/** The careers chosen for a comparison on this device, and the functions to change them. Empty while prerendering. */
export const useCompareChoice = () => {
	const careers = comparedIn(useSyncExternalStore(changes.subscribe, read, () => ""));
	return {
		careers,
		toggle: (id: CareerId) => write(withCompared(comparedIn(read()), id)),
		clear: () => write([]),
	};
};
