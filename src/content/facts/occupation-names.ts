import type { Localized } from "#domain/shared/locale.ts";

/** The American occupations of our figures in French, by their SOC code. English is as the handbook has it. */
export const americanGroupsInFrench: Readonly<Record<string, string>> = {
	"15-1252": "développement de logiciels",
	"15-2021": "mathématiciennes et mathématiciens",
	"15-2041": "statisticiennes et statisticiens",
	"15-2051": "data scientists",
	"17-2031": "génie biologique et biomédical",
	"19-1012": "science et technologie des aliments",
	"19-1013": "sciences du sol et des plantes",
	"19-1021": "biochimie et biophysique",
	"19-1022": "microbiologie",
	"19-1023": "zoologie et biologie de la faune",
	"19-1041": "épidémiologie",
	"19-1042": "recherche médicale, hors épidémiologie",
	"19-2011": "astronomie",
	"19-2012": "physique",
	"19-2021": "sciences de l’atmosphère et de l’espace",
	"19-2031": "chimie",
	"19-2032": "science des matériaux",
	"19-2041": "sciences de l’environnement, santé environnementale comprise",
	"19-2042": "géosciences, hors hydrologie et géographie",
	"19-2043": "hydrologie",
	"29-1222": "anatomopathologie",
};

/** The French job families of our figures by their ROME code: their names in place of the code. */
export const frenchFamilies: Readonly<Record<string, Localized<string>>> = {
	A1303: { en: "agricultural research engineers", fr: "études et recherche agricoles" },
	A1313: { en: "environmental project officers", fr: "chargées et chargés de mission environnement" },
	F1105: { en: "geologists", fr: "géologues" },
	F1124: { en: "hydrologists", fr: "hydrologues" },
	H1206: { en: "research and development engineers in industry", fr: "ingénierie de recherche et développement en industrie" },
	H1215: { en: "bioinformaticians in research and development", fr: "bio-informatique en études et recherche" },
	K2402: { en: "scientific research engineers", fr: "ingénierie de recherche scientifique" },
	K2403: { en: "biostatisticians", fr: "biostatisticiennes et biostatisticiens" },
	K2407: { en: "climate scientists", fr: "climatologues" },
	K2408: { en: "mathematicians", fr: "mathématiciennes et mathématiciens" },
	K2409: { en: "astronomers", fr: "astronomes" },
	K2410: { en: "astrophysicists", fr: "astrophysiciennes et astrophysiciens" },
	M1405: { en: "data scientists", fr: "data scientists" },
	M1809: { en: "meteorologists", fr: "météorologues" },
	M1861: { en: "software and application developers", fr: "développement de logiciels et d’applications" },
	M1889: { en: "artificial intelligence engineers", fr: "ingénierie en intelligence artificielle" },
};
