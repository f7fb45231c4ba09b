import * as z from "zod/mini";
import { locales } from "./locale.ts";

export const localeSchema = z.enum(locales);

/** Schema of a value written once per language. Both languages are required. */
export const localized = <Schema extends z.ZodMiniType>(schema: Schema) =>
	z.strictObject({ en: schema, fr: schema });
