import * as z from "zod/mini";
import { roles } from "./role.ts";

export const roleSchema = z.enum(roles);
