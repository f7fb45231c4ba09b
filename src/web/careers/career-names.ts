import type { CareerId } from "#domain/careers/career-id.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import type { Locale } from "#domain/shared/locale.ts";
import { loadCatalogue } from "./catalogue.ts";

/** A career as a list names it. */
export type NamedCareer = { readonly title: string; readonly category: CategoryKey };
export type NamedCareers = Readonly<Record<string, NamedCareer>>;

/** Every career's title in one language and its field, by its id. */
export const loadNamedCareers = async (locale: Locale): Promise<NamedCareers> =>
	Object.fromEntries(
		(await loadCatalogue(locale)).map(({ id, title, category }) => [id, { title, category }]),
	);

/** The career with this id; one that the catalogue does not know keeps its id for a name. */
export const namedCareer = (careers: NamedCareers, id: CareerId): NamedCareer =>
	careers[id] ?? { title: id, category: "education" };
