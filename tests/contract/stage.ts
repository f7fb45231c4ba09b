import type { Backend } from "#contract/backend.ts";
import type { Instant } from "#domain/shared/moment.ts";
import type { Transport } from "#web/api/transport.ts";

/** A backend with nobody there yet, and the hands that a test needs behind the scene. */
export interface Stage {
	readonly backend: Backend;
	/** The way to data of the rooms that have moved off `backend`. It is the same visitor's. */
	readonly call: Transport;
	/** The instant that the backend takes for the present. */
	readonly now: () => Instant;
	/** Lets the next payment fail. */
	readonly failNextPayment: () => void;
}
