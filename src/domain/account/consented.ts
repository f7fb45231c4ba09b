import type { Session } from "./session.ts";

/** Whether the server stores optional work of this person: anyone signed in whose consent is not waited for. */
export const isConsented = (session: Session | null): session is Session =>
	session !== null && session.consent !== "pending";
