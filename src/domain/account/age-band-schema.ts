import * as z from "zod/mini";
import { ageBands } from "./age-band.ts";

export const ageBandSchema = z.enum(ageBands);
