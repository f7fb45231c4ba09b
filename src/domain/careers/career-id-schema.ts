import * as z from "zod/mini";
import { careerIds } from "./career-id.ts";

export const careerIdSchema = z.enum(careerIds);
