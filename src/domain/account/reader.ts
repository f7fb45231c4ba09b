import type { Role } from "./role.ts";

/** The reader of a sentence: French says "tu" to a student and "vous" to the adults around them. */
export type Reader = "student" | "adult";

/** The reader, by the role of the account. Visitors without one are addressed as students: most are. */
export const readerOf = (role: Role | null): Reader =>
	role === null || role === "student" ? "student" : "adult";

/** The address parameter of a page for an adult who may not be signed in. */
export const adultQuery = "reader=adult";
