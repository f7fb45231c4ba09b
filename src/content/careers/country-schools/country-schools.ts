import type { CountrySchool } from "#domain/careers/school-choice.ts";
import type { DescribedCountry } from "#domain/careers/school-country.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { belgium } from "./belgium.ts";
import { ireland } from "./ireland.ts";
import { morocco } from "./morocco.ts";
import { quebec } from "./quebec.ts";
import { switzerland } from "./switzerland.ts";

/** School in each described country, in one language. */
export const presentCountrySchools = (locale: Locale): Record<DescribedCountry, CountrySchool> => ({
	ireland: ireland(locale),
	quebec: quebec(locale),
	belgium: belgium(locale),
	switzerland: switzerland(locale),
	morocco: morocco(locale),
});
