import { defaultLocale, type Locale, locales } from "#domain/shared/locale.ts";

/** The language stored in the `language` cookie; the default when it is missing or unknown. */
export function storedLocale(cookieHeader: string | undefined): Locale {
	for (const part of (cookieHeader ?? "").split(";")) {
		const [name, value] = part.split("=").map((text) => text.trim());
		const locale = locales.find((known) => known === value);
		if (name === "language" && locale !== undefined) return locale;
	}
	return defaultLocale;
}
