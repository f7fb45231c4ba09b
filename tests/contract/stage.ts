import type { Instant } from "#domain/shared/moment.ts";
import type { Transport } from "#web/api/transport.ts";
import type { Person } from "./person.ts";

/** One edition with nobody there yet, and the hands that a test needs behind the scene. */
export interface Stage {
	/** The way to data of one visitor. */
	readonly call: Transport;
	/** The same visitor, where accounts and the plan are concerned. */
	readonly person: Person;
	/** Accounts, payments and consultations are real. */
	readonly isReal: boolean;
	/** The instant that the edition takes for the present. */
	readonly now: () => Instant;
	/** Lets the next payment fail. */
	readonly failNextPayment: () => void;
}
