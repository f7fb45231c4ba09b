import type { Queries } from "../db/queries.ts";
import type { SessionClient } from "./device.ts";

/** A new session of an account or a researcher. */
export interface NewSession {
	readonly ownerId: string;
	readonly token: string;
	/** Where it starts. */
	readonly client: SessionClient;
	readonly expiresAt: Date;
}

/** The part of a valid session that every kind has. */
export interface ExtendedSession {
	readonly sessionId: string;
	/** When a visit last extended it. */
	readonly extendedAt: Date;
}

/** The table of one kind of session. `Found` is a session with its owner. */
export interface SessionRows<Found extends ExtendedSession> {
	/** The valid session of a token, with its owner. */
	readonly find: (queries: Queries, token: string, now: Date) => Promise<Found | null>;
	/** Inserts a session; of its token only the hash is stored. */
	readonly insert: (queries: Queries, session: NewSession, now: Date) => Promise<void>;
	/** Moves the end of a session; false when the session ended meanwhile. */
	readonly extend: (queries: Queries, sessionId: string, expiresAt: Date, now: Date) => Promise<boolean>;
}
