import type { Session } from "./session.ts";

/** Whether the server stores optional work of this person: any signed-in account without a pending consent. */
export const isConsented = (session: Session | null): session is Session =>
	session !== null && session.consent !== "pending";
