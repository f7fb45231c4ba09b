import { defaultLocale, type Locale, locales } from "#domain/shared/locale.ts";

/** The language that the `language` cookie stores; the default when there is none or it is not one of ours. */
export function storedLocale(cookieHeader: string | undefined): Locale {
	for (const part of (cookieHeader ?? "").split(";")) {
		const [name, value] = part.split("=").map((text) => text.trim());
		const locale = locales.find((known) => known === value);
		if (name === "language" && locale !== undefined) return locale;
	}
	return defaultLocale;
}
