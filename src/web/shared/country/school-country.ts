import { useSyncExternalStore } from "react";
import { isSchoolCountry, type SchoolCountry } from "#domain/careers/school-country.ts";
import { deviceStorage } from "../../api/storage.ts";
import { schoolCountryKey } from "../../api/storage-keys.ts";

const changes = new EventTarget();

const subscribe = (listener: () => void): (() => void) => {
	changes.addEventListener("change", listener);
	window.addEventListener("storage", listener);
	return () => {
		changes.removeEventListener("change", listener);
		window.removeEventListener("storage", listener);
	};
};

const read = (): SchoolCountry | null =>
	deviceStorage.read(schoolCountryKey, (value) => (isSchoolCountry(value) ? value : null));

/** The country of the reader's school as chosen on this device; null without a choice, and until hydration. */
export const useSchoolCountry = (): SchoolCountry | null => useSyncExternalStore(subscribe, read, () => null);

/** Keeps the choice on this device, for every page. */
export const chooseSchoolCountry = (country: SchoolCountry): void => {
	deviceStorage.write(schoolCountryKey, country);
	changes.dispatchEvent(new Event("change"));
};
