import * as z from "zod/mini";
import { roleSchema } from "./role-schema.ts";

/** Somebody is signed in, as what. Being signed out is the absence of a session. */
export const sessionSchema = z.object({ isLoggedIn: z.literal(true), role: roleSchema });
export type Session = z.infer<typeof sessionSchema>;
