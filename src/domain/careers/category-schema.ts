import * as z from "zod/mini";
import { categoryKeys } from "./category.ts";

export const categoryKeySchema = z.enum(categoryKeys);
