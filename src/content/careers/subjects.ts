import type { SubjectId } from "#domain/careers/career.ts";
import type { Localized } from "#domain/shared/locale.ts";

/** The words of each subject. Rules use the ids; search runs over these words. */
export const subjectWords: Record<SubjectId, Localized<string>> = {
	biology: { en: "Biology", fr: "Biologie" },
	chemistry: { en: "Chemistry", fr: "Chimie" },
	physics: { en: "Physics", fr: "Physique" },
	mathematics: { en: "Mathematics", fr: "Mathématiques" },
	statistics: { en: "Statistics", fr: "Statistiques" },
	"computer-science": { en: "Computer science", fr: "Informatique" },
	"earth-science": { en: "Earth science", fr: "Sciences de la Terre" },
	"environmental-science": { en: "Environmental science", fr: "Sciences de l’environnement" },
	ecology: { en: "Ecology", fr: "Écologie" },
	genetics: { en: "Genetics", fr: "Génétique" },
	biochemistry: { en: "Biochemistry", fr: "Biochimie" },
	"health-science": { en: "Health science", fr: "Sciences de la santé" },
	astronomy: { en: "Astronomy", fr: "Astronomie" },
	engineering: { en: "Engineering", fr: "Sciences de l’ingénieur" },
	"materials-science": { en: "Materials science", fr: "Science des matériaux" },
	"food-science": { en: "Food science", fr: "Sciences des aliments" },
	agronomy: { en: "Agronomy", fr: "Agronomie" },
	geography: { en: "Geography", fr: "Géographie" },
	oceanography: { en: "Oceanography", fr: "Océanographie" },
	"atmospheric-science": { en: "Atmospheric science", fr: "Sciences de l’atmosphère" },
};
