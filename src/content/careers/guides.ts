import type { CareerGuideId } from "#domain/careers/guides.ts";
import type { Localized } from "#domain/shared/locale.ts";

interface GuideWords {
	/** The title of its text, the only part that a page may contain. */
	readonly title: string;
	/** Its relevance to a career. */
	readonly note: string;
}

/** The titles of the guides on career pages. */
export const guideWords: Readonly<Record<CareerGuideId, Localized<GuideWords>>> = {
	"a-month-of-observations": {
		en: {
			title: "A month of observations",
			note: "Premium guide: observe the way people in this job do, notebook in hand.",
		},
		fr: {
			title: "Un mois d’observations",
			note: "Guide Premium : observer comme on le fait dans ce métier, carnet en main.",
		},
	},
	"read-a-scientific-article": {
		en: {
			title: "Read your first scientific article",
			note: "Premium guide: in this job you read one every week.",
		},
		fr: {
			title: "Lire ton premier article scientifique",
			note: "Guide Premium : dans ce métier, on lit un article par semaine.",
		},
	},
	"read-a-course-page": {
		en: {
			title: "Read a course page like a scientist",
			note: "A free guide: choose between the courses that lead here.",
		},
		fr: {
			title: "Lire en scientifique la page d’une formation",
			note: "Un guide gratuit : choisir entre les formations qui mènent à ce métier.",
		},
	},
};
