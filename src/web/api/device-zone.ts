import { parisZone, type Zone } from "#domain/shared/instant.ts";
import { readZone } from "#domain/shared/zone-name.ts";

/** The time zone of this device by its name, also where the system gives an offset; Paris if no calendar knows it. */
export const deviceZone = (): Zone =>
	readZone(new Intl.DateTimeFormat().resolvedOptions().timeZone ?? "") ?? parisZone;
