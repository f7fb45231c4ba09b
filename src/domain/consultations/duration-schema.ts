import * as z from "zod/mini";
import { durations } from "./duration.ts";

export const durationSchema = z.enum(durations);
