import * as z from "zod/mini";

/** The two languages of the product, always shipped together. */
export const locales = ["en", "fr"] as const;
export type Locale = (typeof locales)[number];
export const localeSchema = z.enum(locales);

/** A value written once per language, side by side. */
export type Localized<Value> = Record<Locale, Value>;

/** Schema of a value written once per language. Both languages are required. */
export const localized = <Schema extends z.ZodMiniType>(schema: Schema) =>
	z.strictObject({ en: schema, fr: schema });
