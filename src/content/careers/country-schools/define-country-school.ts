import type { CountrySchool } from "#domain/careers/school-choice.ts";
import type { DescribedCountry } from "#domain/careers/school-country.ts";
import type { LocalDate } from "#domain/shared/instant.ts";
import type { Locale, Localized } from "#domain/shared/locale.ts";
import facts from "../../facts/school-systems.json" with { type: "json" };

type SourceKey<Country extends DescribedCountry> = keyof (typeof facts.countries)[Country]["sources"];

/** A country's school in both languages: each way and each answer names the stored sources that it rests on. */
export interface CountrySchoolSource<Country extends DescribedCountry, Kind extends string> {
	readonly country: Country;
	readonly title: Localized<string>;
	readonly lead: Localized<string>;
	readonly kinds: Readonly<Record<Kind, Localized<string>>>;
	readonly ways: readonly {
		readonly id: string;
		readonly name: Localized<string>;
		readonly title: Localized<string>;
		readonly text: Localized<string>;
		/** Each kind with whether it is usual, and its note. */
		readonly waysOn: readonly (readonly [Kind, "usual" | "open", Localized<string>])[];
		readonly sources: readonly SourceKey<Country>[];
	}[];
	readonly answers: readonly {
		readonly id: string;
		readonly title: Localized<string>;
		readonly text: Localized<string>;
		readonly sources: readonly SourceKey<Country>[];
	}[];
	readonly portals: readonly { readonly label: string; readonly url: string }[];
	readonly notFound: Localized<string>;
}

interface StoredSource {
	readonly label: string;
	readonly url: string;
	/** The sentences that it is stored for, shortened. */
	readonly says: string;
}

/** The stored sources of a country by their keys. */
export const sourcesOfCountry = (country: DescribedCountry): Readonly<Record<string, StoredSource>> =>
	facts.countries[country].sources;

/** Presents a country's school in one language; throws when a source is not stored. */
export const defineCountrySchool =
	<Country extends DescribedCountry, Kind extends string>(source: CountrySchoolSource<Country, Kind>) =>
	(locale: Locale): CountrySchool => {
		const stored = sourcesOfCountry(source.country);
		const sourcesOf = (keys: readonly PropertyKey[]) =>
			keys.map((key) => {
				const found = stored[String(key)];
				if (!found) throw new Error(`No stored source "${String(key)}" for ${source.country}`);
				return { label: found.label, url: found.url };
			});
		return {
			country: source.country,
			checked: facts.checked as LocalDate,
			title: source.title[locale],
			lead: source.lead[locale],
			kinds: (Object.keys(source.kinds) as Kind[]).map((id) => ({ id, label: source.kinds[id][locale] })),
			ways: source.ways.map(({ id, name, title, text, waysOn, sources }) => ({
				id,
				name: name[locale],
				title: title[locale],
				text: text[locale],
				waysOn: waysOn.map(([kind, use, note]) => ({ kind, isUsual: use === "usual", note: note[locale] })),
				sources: sourcesOf(sources),
			})),
			answers: source.answers.map(({ id, title, text, sources }) => ({
				id,
				title: title[locale],
				text: text[locale],
				sources: sourcesOf(sources),
			})),
			portals: source.portals,
			notFound: source.notFound[locale],
		};
	};
