import type { Instant } from "#domain/shared/instant.ts";
import type { Transport } from "#web/api/transport.ts";
import type { Person } from "./person.ts";

/** One edition without accounts, with the controls that a test needs. */
export interface Stage {
	/** The transport of one visitor. */
	readonly call: Transport;
	/** The same visitor, for accounts and the plan. */
	readonly person: Person;
	/** Whether accounts, payments and consultations are real. */
	readonly isReal: boolean;
	/** The current instant of the edition. */
	readonly now: () => Instant;
	/** Plans circles: a free one, one with a price, and one that is full, on whose list someone waits. */
	readonly prepareCircles: () => Promise<void>;
	/** Makes the next payment fail. */
	readonly failNextPayment: () => void;
}
