import type { Localized } from "#domain/shared/locale.ts";
import { defineCountrySchool } from "./define-country-school.ts";

const bridge: Localized<string> = {
	en: "With the maturité professionnelle or spécialisée (the CFC or the ECG certificate alone is not enough), then a complementary exam (passerelle): two languages, maths, experimental sciences, human sciences.",
	fr: "Il faut une maturité professionnelle ou spécialisée (le CFC ou le certificat d’ECG seul ne suffit pas), puis un examen complémentaire, la passerelle : deux langues, maths, sciences expérimentales, sciences humaines.",
};

/** Three kinds of maturité, and what each opens. */
export const switzerland = defineCountrySchool({
	country: "switzerland",
	title: {
		en: "School in Switzerland: three kinds of maturité",
		fr: "L’école en Suisse : trois sortes de maturité",
	},
	lead: {
		en: "After compulsory school there are three ways to higher studies. The names and the length differ from canton to canton. Touch one and see where it goes.",
		fr: "Après l’école obligatoire, trois voies mènent aux hautes écoles. Leur nom et leur durée changent d’un canton à l’autre. Touche une voie et regarde où elle mène.",
	},
	kinds: {
		university: { en: "University, EPF", fr: "Université, EPF" },
		medicine: { en: "Medicine", fr: "Médecine" },
		teaching: { en: "Teaching (HEP)", fr: "Enseignement (HEP)" },
		applied: { en: "HES", fr: "HES" },
		college: { en: "ES", fr: "École supérieure" },
		work: { en: "A job", fr: "Un emploi" },
	},
	ways: [
		{
			id: "gymnasium",
			name: { en: "Gymnase", fr: "Gymnase" },
			title: { en: "Gymnase: maturité gymnasiale", fr: "Gymnase : la maturité gymnasiale" },
			text: {
				en: "Four years in general, with all the sciences. It is worth the same in every canton, whatever your specific option.",
				fr: "Le gymnase dure en général quatre ans, et l’on y étudie toutes les sciences. La maturité gymnasiale a la même valeur dans tous les cantons, quelle que soit l’option spécifique.",
			},
			waysOn: [
				[
					"university",
					"usual",
					{
						en: "No entrance exam. The universities and the two federal institutes of technology ask for this maturité.",
						fr: "Il n’y a pas d’examen d’entrée : c’est cette maturité que demandent les universités et les deux écoles polytechniques fédérales (EPF).",
					},
				],
				[
					"medicine",
					"usual",
					{
						en: "Sign up at swissuniversities by 15 February, and choose with care: afterwards you cannot move from a university with an aptitude test to one without, nor between two without. The test needs a second registration. In 2020 Geneva, Lausanne and Neuchâtel selected during the first year instead: check this year’s list.",
						fr: "Inscris-⁠toi auprès de swissuniversities au plus tard le 15 février, et choisis bien : après cette date, on ne peut plus passer à une université sans test d’aptitudes, que l’on ait d’abord choisi une université avec ou sans test. Pour le test, il faut une seconde inscription. En 2020, Genève, Lausanne et Neuchâtel faisaient plutôt leur sélection pendant la première année : vérifie la liste de cette année.",
					},
				],
				[
					"teaching",
					"usual",
					{
						en: "Universities of teacher education take it, too.",
						fr: "Les hautes écoles pédagogiques l’acceptent aussi.",
					},
				],
				[
					"applied",
					"open",
					{
						en: "With a year of work, a placement, or extra courses first.",
						fr: "Il faut d’abord une année de travail, un stage ou des cours en plus.",
					},
				],
			],
			sources: ["gymnasium", "noExam", "ordinance", "medicine", "medicineTest", "practice"],
		},
		{
			id: "general-school",
			name: { en: "ECG", fr: "ECG" },
			title: {
				en: "School of general education: maturité spécialisée",
				fr: "École de culture générale : la maturité spécialisée",
			},
			text: {
				en: "Three years towards health, social work, teaching, then a placement for the maturité.",
				fr: "L’école dure trois ans et prépare aux métiers de la santé, du social ou de l’enseignement ; pour la maturité, on fait ensuite un stage.",
			},
			waysOn: [
				[
					"applied",
					"usual",
					{
						en: "With the maturité spécialisée of the field: for example care.",
						fr: "La maturité spécialisée du domaine que tu vises, la santé par exemple, t’y donne accès.",
					},
				],
				[
					"teaching",
					"open",
					{ en: "Some courses, with the maturité.", fr: "La maturité donne accès à certaines filières." },
				],
				[
					"college",
					"open",
					{
						en: "Some courses, with the ECG certificate alone.",
						fr: "Le certificat d’ECG suffit pour certaines filières.",
					},
				],
				["university", "open", bridge],
			],
			sources: ["general", "bridge"],
		},
		{
			id: "apprenticeship",
			name: { en: "CFC", fr: "CFC" },
			title: {
				en: "Apprenticeship (CFC), with or without a maturité professionnelle",
				fr: "Apprentissage (CFC), avec ou sans maturité professionnelle",
			},
			text: {
				en: "A trade in three or four years. The maturité professionnelle adds general education to it.",
				fr: "Tu apprends un métier en trois ou quatre ans. La maturité professionnelle y ajoute de la culture générale.",
			},
			waysOn: [
				["work", "usual", { en: "With the CFC.", fr: "Avec le CFC." }],
				[
					"applied",
					"usual",
					{
						en: "With the maturité professionnelle, above all in the field of your trade.",
						fr: "La maturité professionnelle t’y donne accès, surtout dans le domaine de ton métier.",
					},
				],
				["university", "open", bridge],
			],
			sources: ["vocational", "practice", "bridge"],
		},
	],
	answers: [
		{
			id: "exam",
			title: { en: "Which exam, which subjects?", fr: "Quel examen, quelles matières ?" },
			text: {
				en: "For the maturité gymnasiale at least five subjects are examined in writing: first language, a second national language, maths, the specific option and one more, which the canton decides. Biology, chemistry and physics are taught to everybody. This is the ordinance of 1995; the new one, in force since August 2024, adds computing for everybody, and cantons have years to adapt.",
				fr: "Pour la maturité gymnasiale, tu passes un examen écrit dans au moins cinq matières : la langue première, une deuxième langue nationale, les maths, l’option spécifique et une cinquième matière, que fixe le canton. Tout le monde suit des cours de biologie, de chimie et de physique. C’est ce que dit le règlement (l’ordonnance) de 1995 ; le nouveau, en vigueur depuis août 2024, ajoute l’informatique pour tout le monde, et les cantons ont plusieurs années pour s’adapter.",
			},
			sources: ["examined", "options", "ordinance", "reform"],
		},
		{
			id: "options",
			title: { en: "Which option for science?", fr: "Quelle option pour les sciences ?" },
			text: {
				en: "In the old list: “physics and applications of maths”, or “biology and chemistry”. The new ordinance has no list: see what your school offers. None closes a university course.",
				fr: "Dans l’ancienne liste, c’est « physique et applications des mathématiques » ou « biologie et chimie ». Le nouveau règlement n’a plus de liste : regarde ce que propose ton école. Aucune option ne ferme l’accès à une filière universitaire.",
			},
			sources: ["options", "reform", "noExam"],
		},
		{
			id: "apply",
			title: { en: "Where do I apply, who helps?", fr: "Où s’inscrire, et qui peut t’aider ?" },
			text: {
				en: "At each university or school. The site of all cantons, orientation.ch, has every course, and the guidance offices are free for young people.",
				fr: "Inscris-⁠toi auprès de la haute école qui t’intéresse. Le site commun des cantons, orientation.ch, décrit toutes les formations, et les offices d’orientation sont gratuits pour les jeunes.",
			},
			sources: ["portal", "advice"],
		},
	],
	portals: [
		{ label: "Orientation.ch", url: "https://www.orientation.ch/" },
		{ label: "Swissuniversities", url: "https://www.swissuniversities.ch/" },
	],
	notFound: {
		en: "Our sources do not give: the list of universities that give the aptitude test this year, the options of each canton, pay in Switzerland.",
		fr: "Ce que nos sources ne donnent pas : la liste des universités qui font passer le test d’aptitudes cette année, les options de chaque canton, les salaires en Suisse.",
	},
});
