import type { Localized } from "#domain/shared/locale.ts";
import { defineCountrySchool } from "./define-country-school.ts";

const medicine: Localized<string> = {
	en: "A first selection by marks, then a common competition.",
	fr: "Il y a une présélection d’après les notes, puis un concours commun.",
};
const faculty: Localized<string> = {
	en: "Open, without selection, with the baccalauréat that the faculty asks for; a licence takes three years.",
	fr: "L’accès est ouvert, sans sélection, avec le bac que demande la faculté ; la licence dure trois ans.",
};
const technicalFaculty: Localized<string> = {
	en: "Selection by your record; our source names no competition.",
	fr: "Dans les facultés des sciences et techniques (FST), la sélection se fait sur dossier ; notre source ne parle pas de concours.",
};
const twoYears: Localized<string> = {
	en: "Two years with much practice: a DUT in a school of technology (EST), or a BTS.",
	fr: "Deux ans d’études avec beaucoup de pratique : un DUT dans une école supérieure de technologie (EST), ou un BTS.",
};
const ensaThreshold = (mark: number): Localized<string> => ({
	en: `A first selection, then a competition in maths and physics. In 2021 the threshold was ${mark} out of 20 for your series.`,
	fr: `Il y a une présélection, puis un concours de maths et de physique. En 2021, dans ta filière, il fallait au moins ${mark} sur 20 pour passer la présélection.`,
});
const prepaWithMention: Localized<string> = {
	en: "Selection by your record. Experimental sciences need at least the mention “assez bien”.",
	fr: "La sélection se fait sur dossier. En sciences expérimentales, il faut au moins la mention assez bien.",
};
const prepa: Localized<string> = {
	en: "Selection by your record, without a minimum mention, and you must not be older than 21 on 31 December; then the national competition for the engineering schools.",
	fr: "La sélection se fait sur dossier, sans mention minimale, et il ne faut pas avoir plus de 21 ans au 31 décembre ; tu passes ensuite le concours national des écoles d’ingénieurs.",
};

const prepaForTechnology: Localized<string> = {
	en: "For electrical and mechanical technologies: selection by your record, without a minimum mention.",
	fr: "Pour les technologies électriques et mécaniques, la sélection se fait sur dossier, sans mention minimale.",
};

/** The series of the baccalauréat, and what each one opens. */
export const morocco = defineCountrySchool({
	country: "morocco",
	title: {
		en: "School in Morocco: where each series leads",
		fr: "Le lycée au Maroc : où mène chaque filière",
	},
	lead: {
		en: "The series of your baccalauréat decides which studies are possible, your marks which competitions you may enter. Touch a series and see where it goes.",
		fr: "La filière de ton bac décide des études possibles ; tes notes décident des concours que tu peux passer. Touche une filière et regarde où elle mène.",
	},
	kinds: {
		prepa: { en: "Prep class (CPGE)", fr: "Prépa (CPGE)" },
		ensa: { en: "Engineering (ENSA)", fr: "ENSA (ingénieur)" },
		medicine: { en: "Medicine, pharmacy", fr: "Médecine, pharmacie" },
		fst: { en: "FST", fr: "FST" },
		faculty: { en: "Faculty of science", fr: "Faculté des sciences" },
		short: { en: "EST, BTS", fr: "EST, BTS" },
	},
	ways: [
		{
			id: "maths",
			name: { en: "Maths A, B", fr: "Sc. maths" },
			title: { en: "Mathematical sciences (A or B)", fr: "Sciences mathématiques (A ou B)" },
			text: {
				en: "Maths above all, with physics and chemistry. It opens nearly everything in science.",
				fr: "On y fait surtout des maths, avec de la physique et de la chimie. Cette filière ouvre presque toutes les études de sciences.",
			},
			waysOn: [
				["prepa", "usual", prepa],
				["ensa", "usual", ensaThreshold(12)],
				["medicine", "usual", medicine],
				["fst", "open", technicalFaculty],
				["faculty", "open", faculty],
			],
			sources: ["maths", "prepa", "prepaAfter", "ensa", "ensaYears", "medicine", "faculties", "selective"],
		},
		{
			id: "physics",
			name: { en: "Physics", fr: "Sc. physiques" },
			title: {
				en: "Experimental sciences: physics and chemistry",
				fr: "Sciences expérimentales : sciences physiques",
			},
			text: {
				en: "Physics and chemistry first. It opens nearly as much as the mathematical sciences.",
				fr: "On y fait d’abord de la physique et de la chimie. Cette filière ouvre presque autant de portes que les sciences mathématiques.",
			},
			waysOn: [
				["ensa", "usual", ensaThreshold(15)],
				["medicine", "usual", medicine],
				["fst", "usual", technicalFaculty],
				["faculty", "usual", faculty],
				["prepa", "open", prepaWithMention],
				["short", "open", twoYears],
			],
			sources: ["maths", "prepa", "ensa", "medicine", "faculties", "selective", "short"],
		},
		{
			id: "life",
			name: { en: "Life sciences", fr: "SVT, agro" },
			title: {
				en: "Experimental sciences: life and earth sciences, agronomy",
				fr: "Sciences expérimentales : SVT, sciences agronomiques",
			},
			text: {
				en: "Biology and ecology first. It is one of the series that medicine asks for.",
				fr: "On y fait d’abord de la biologie et de l’écologie. C’est l’une des filières acceptées en médecine.",
			},
			waysOn: [
				["medicine", "usual", medicine],
				["fst", "usual", technicalFaculty],
				["faculty", "usual", faculty],
				["ensa", "open", ensaThreshold(16)],
				["prepa", "open", prepaWithMention],
				["short", "open", twoYears],
			],
			sources: ["maths", "prepa", "ensa", "medicine", "faculties", "selective", "short"],
		},
		{
			id: "technology",
			name: { en: "Technology", fr: "Techno, pro" },
			title: {
				en: "Electrical or mechanical technologies, and vocational series",
				fr: "Sciences et technologies (électriques, mécaniques), bacs professionnels",
			},
			text: {
				en: "Electronics, mechanics, machines. Faculties of medicine do not name these series among those that they take.",
				fr: "On y étudie l’électronique, la mécanique, les machines. Les facultés de médecine ne citent pas ces filières parmi celles qu’elles acceptent.",
			},
			waysOn: [
				["ensa", "open", ensaThreshold(12)],
				["short", "usual", twoYears],
				["prepa", "open", prepaForTechnology],
			],
			sources: ["maths", "prepa", "ensa", "short", "medicine"],
		},
	],
	answers: [
		{
			id: "exam",
			title: { en: "Which exam, and what counts?", fr: "Quel examen, et qu’est-⁠ce qui compte ?" },
			text: {
				en: "The baccalauréat: the regional exam of the first year counts for 25% of the mark, tests during the second year for 25%, the national exam for 50%. Selections for places look at 75% national and 25% regional.",
				fr: "C’est le baccalauréat. L’examen régional de la première année compte pour 25 % de la note, le contrôle continu de la deuxième année pour 25 %, l’examen national pour 50 %. Pour les présélections, l’examen national compte pour 75 % et le régional pour 25 %.",
			},
			sources: ["exam", "ensa", "medicineThreshold"],
		},
		{
			id: "chances",
			title: { en: "How many get a place?", fr: "Combien obtiennent une place ?" },
			text: {
				en: "In 2024: 4,882 places for 37,685 who sat the competition in medicine, pharmacy and dentistry; 4,060 places for 22,133 at the ENSA. About one place for eight people, and one for five.",
				fr: "En 2024, il y avait 4 882 places pour 37 685 personnes au concours de médecine, de pharmacie et de médecine dentaire, et 4 060 places pour 22 133 personnes aux ENSA. C’est environ une place pour huit personnes dans le premier cas, et une pour cinq dans le second.",
			},
			sources: ["places"],
		},
		{
			id: "apply",
			title: { en: "Where do I apply?", fr: "Où s’inscrire ?" },
			text: {
				en: "On CursusSup for selective faculties and schools. Prep classes (CPGE) have an online application of their own, at the ministry of education, with very short dates (14 to 28 June in 2022): ask your lycée for this year’s. The series that you want is entered on Massar, in the common core and the first year of the baccalauréat; the class council decides.",
				fr: "Pour les facultés et les écoles à accès régulé (avec sélection), inscris-⁠toi sur CursusSup. Pour les prépas (CPGE), la candidature se fait en ligne, auprès du ministère de l’Éducation nationale, pendant une période très courte (du 14 au 28 juin en 2022) : demande à ton lycée les dates de cette année. Tes vœux de filière se font sur Massar, au tronc commun et en première année du bac ; c’est le conseil de classe qui décide.",
			},
			sources: ["portal", "prepClasses", "series"],
		},
	],
	portals: [
		{ label: "CursusSup", url: "https://www.cursussup.gov.ma/" },
		{ label: "CPGE", url: "https://cpge.ac.ma/" },
		{ label: "Massar", url: "https://massarservice.men.gov.ma/moutamadris/Account" },
	],
	notFound: {
		en: "Our sources do not give: the thresholds of this year, the series that each FST, EST and BTS takes, pay in Morocco. Several sources are sites of advice, not of the ministry.",
		fr: "Ce que nos sources ne donnent pas : les seuils de cette année, les filières qu’accepte chaque FST, EST ou BTS, les salaires au Maroc. Plusieurs de nos sources sont des sites de conseil, et non des sites du ministère.",
	},
});
