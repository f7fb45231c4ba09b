import { type CategoryKey, spectrum } from "#domain/careers/category.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";

interface Ordered {
	readonly category: CategoryKey;
	readonly text: Localized<{ readonly title: string }>;
}

const lineOf = new Map(spectrum.map(({ key }, line) => [key, line]));

/** Careers in the order of their lists: along the spectrum, violet to red, then by title in the language. */
export const alongSpectrum = <Career extends Ordered>(
	careers: Iterable<Career>,
	locale: Locale,
): Career[] => {
	const collator = new Intl.Collator(locale);
	return [...careers].sort(
		(a, b) =>
			(lineOf.get(a.category) ?? 0) - (lineOf.get(b.category) ?? 0) ||
			collator.compare(a.text[locale].title, b.text[locale].title),
	);
};
