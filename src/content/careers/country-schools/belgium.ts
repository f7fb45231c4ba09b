import type { Localized } from "#domain/shared/locale.ts";
import { defineCountrySchool } from "./define-country-school.ts";

const medicine: Localized<string> = {
	en: "A competition in the second half of August (16 to 31): chemistry, biology, physics and maths, then reasoning and communication. Places are limited: those with the best marks get one.",
	fr: "Il faut passer un concours, dans la seconde moitié d’août (entre le 16 et le 31) : chimie, biologie, physique et maths, puis analyse et communication. Les places sont limitées : elles vont aux personnes les mieux classées.",
};

const university: Localized<string> = {
	en: "With the CESS, whatever your options. At university, civil engineering, medicine and dentistry have an entrance exam. Veterinary studies have none, but a competition at the end of the first year limits entry to the second (in 2021): ask for this year’s rule.",
	fr: "Le CESS suffit, quelle que soit ton option. Mais pour les études d’ingénieur civil, de médecine ou de dentisterie, il faut passer une épreuve d’entrée ; en médecine vétérinaire, on entre sans épreuve, mais un concours à la fin de la première année limite l’accès à la deuxième (en 2021) : demande la règle de cette année.",
};

/** The French-speaking Community: a certificate that opens nearly everything, and two exams. */
export const belgium = defineCountrySchool({
	country: "belgium",
	title: {
		en: "School in French-speaking Belgium: what each option leads to",
		fr: "L’école en Belgique francophone : où mène chaque option",
	},
	lead: {
		en: "In the Wallonia-Brussels Federation the CESS opens nearly everything. Two kinds of studies have an exam of their own. Touch a choice and see where it goes.",
		fr: "En Fédération Wallonie-Bruxelles, le CESS (le certificat de fin de secondaire) donne accès à presque toutes les études. Deux types d’études ont leur propre épreuve d’entrée. Touche un choix et regarde où il mène.",
	},
	kinds: {
		engineer: { en: "Civil engineering", fr: "Ingénieur civil" },
		medicine: { en: "Medicine", fr: "Médecine" },
		university: { en: "University", fr: "Université" },
		college: { en: "University college", fr: "Haute école" },
		work: { en: "A job", fr: "Un emploi" },
	},
	ways: [
		{
			id: "maths-six",
			name: { en: "Maths, 6 h", fr: "Math 6 h" },
			title: {
				en: "General education with six hours of maths",
				fr: "Transition, avec six heures de maths par semaine",
			},
			text: {
				en: "The exam of civil engineering is set on these maths, those of 6 hours a week in the 5th and 6th year.",
				fr: "L’examen d’entrée des études d’ingénieur civil porte sur ces maths-là : celles du cours à 6 heures par semaine, en 5e et en 6e.",
			},
			waysOn: [
				[
					"engineer",
					"usual",
					{
						en: "You must pass a maths exam, in July or September. Passed at one of the four universities (Louvain, Brussels, Liège, Mons), it counts at the others.",
						fr: "Il faut réussir un examen de maths, en juillet ou en septembre. Si tu le réussis dans l’une des quatre universités (Louvain, Bruxelles, Liège, Mons), il est valable dans les autres.",
					},
				],
				["medicine", "usual", medicine],
				["university", "usual", university],
				["college", "open", { en: "With the CESS, too.", fr: "Le CESS t’y donne accès aussi." }],
			],
			sources: ["engineer", "prepare", "medicine", "medicineDates", "access", "veterinary"],
		},
		{
			id: "transition",
			name: { en: "Transition", fr: "Transition" },
			title: {
				en: "General or technical transition, with less maths",
				fr: "Enseignement général ou technique de transition, avec moins de maths",
			},
			text: {
				en: "You prepare for higher studies, by theory or in a more technical way. The number of hours of science and maths depends on the option.",
				fr: "Tu te prépares aux études supérieures, par la théorie ou d’une façon plus technique. Le nombre d’heures de sciences et de maths dépend de l’option.",
			},
			waysOn: [
				["university", "usual", university],
				["medicine", "usual", medicine],
				[
					"college",
					"usual",
					{
						en: "With the CESS; later a bridge (passerelle) may lead to a master’s.",
						fr: "Le CESS t’y donne accès ; plus tard, une passerelle peut te mener à un master.",
					},
				],
				[
					"engineer",
					"open",
					{
						en: "By making up for the maths: preparatory courses during the last year, or a seventh year of maths.",
						fr: "Il faut rattraper les maths : tu peux suivre des cours préparatoires pendant la rhéto (la dernière année), ou faire une septième année, consacrée aux maths.",
					},
				],
			],
			sources: [
				"choices",
				"access",
				"medicine",
				"medicineDates",
				"bridges",
				"prepare",
				"seventh",
				"veterinary",
			],
		},
		{
			id: "qualification",
			name: { en: "Qualification", fr: "Qualification" },
			title: { en: "Technical qualification", fr: "Technique de qualification" },
			text: {
				en: "A trade and the CESS together, at the end of the 6th year.",
				fr: "À la fin de la 6e année, tu as à la fois un métier et le CESS.",
			},
			waysOn: [
				[
					"college",
					"usual",
					{
						en: "The CESS gives access, whatever your trade.",
						fr: "Le CESS t’y donne accès, quel que soit le métier appris.",
					},
				],
				[
					"work",
					"usual",
					{
						en: "With the certificate of qualification (CQ).",
						fr: "Avec le certificat de qualification (CQ).",
					},
				],
				[
					"university",
					"open",
					{
						en: "The CESS is enough on paper. A seventh year of maths or of sciences prepares you better.",
						fr: "Sur le papier, le CESS suffit. Une septième année, consacrée aux maths ou aux sciences, te préparera mieux.",
					},
				],
			],
			sources: ["certificate", "access", "seventh"],
		},
		{
			id: "vocational",
			name: { en: "Vocational", fr: "Professionnel" },
			title: { en: "Vocational education", fr: "Enseignement professionnel" },
			text: {
				en: "First a trade. The CESS comes after one more year, the 7th.",
				fr: "Tu apprends d’abord un métier. Pour obtenir le CESS, il te faut une année de plus, la 7e.",
			},
			waysOn: [
				[
					"work",
					"usual",
					{
						en: "With the certificate of qualification (CQ).",
						fr: "Avec le certificat de qualification (CQ).",
					},
				],
				["college", "open", { en: "After the 7th year.", fr: "Après la 7e année." }],
				[
					"university",
					"open",
					{
						en: "After the 7th year, with the CESS: on paper it is enough. A year of maths or of sciences prepares you better.",
						fr: "Après la 7e année, avec le CESS : sur le papier, il suffit. Une année consacrée aux maths ou aux sciences te préparera mieux.",
					},
				],
			],
			sources: ["certificate", "choices", "access", "seventh"],
		},
	],
	answers: [
		{
			id: "exam",
			title: { en: "Which exam, which subjects?", fr: "Quel examen, quelles matières ?" },
			text: {
				en: "The certificate of upper secondary education (CESS). It names no subject that higher studies require; only the two entrance exams are about given subjects: maths for civil engineering, four sciences for medicine and dentistry.",
				fr: "Il faut le certificat d’enseignement secondaire supérieur (CESS). Pour entrer dans le supérieur, aucune matière n’est obligatoire. Seules les deux épreuves d’entrée portent sur des matières précises : les maths pour les études d’ingénieur civil, quatre matières scientifiques pour la médecine et la dentisterie.",
			},
			sources: ["access", "engineer", "medicine"],
		},
		{
			id: "places",
			title: { en: "How many places are there?", fr: "Combien de places y a-⁠t-⁠il ?" },
			text: {
				en: "In August 2025, 1,462 in medicine and 186 in dentistry, for 6,674 people expected at the competition. We found no such numbers for other studies.",
				fr: "En août 2025, il y en avait 1 462 en médecine et 186 en dentisterie, pour 6 674 personnes attendues au concours. Nous n’avons pas trouvé ces chiffres pour les autres études.",
			},
			sources: ["medicineClosing"],
		},
		{
			id: "apply",
			title: { en: "Where do I apply?", fr: "Où s’inscrire ?" },
			text: {
				en: "At each institution; for the competition in medicine on concoursmd.be. Registration for this competition closes long before it: on 7 July in 2024, on 10 July in 2025. At most 15% of these places go to people who are not considered residents. In veterinary medicine, physiotherapy, speech therapy and audiology their places are limited, too, and drawn by lot: one application, to one course. The catalogue mesetudes.be lists all recognised courses, with their conditions.",
				fr: "Inscris-⁠toi auprès de l’établissement que tu choisis ; pour le concours de médecine, sur concoursmd.be. Les inscriptions à ce concours ferment bien avant l’épreuve : le 7 juillet en 2024, le 10 juillet en 2025. Les personnes qui ne sont pas considérées comme résidentes ont droit à 15 % de ces places au plus. En médecine vétérinaire, en kinésithérapie, en logopédie et en audiologie, leurs places sont limitées aussi, et tirées au sort : on dépose une seule demande, pour une seule formation. Le catalogue mesetudes.be présente toutes les formations reconnues, avec leurs conditions d’accès.",
			},
			sources: [
				"catalogue",
				"medicineDates",
				"medicineRegistration",
				"medicineClosing",
				"medicineResidents",
				"quotas",
			],
		},
	],
	portals: [
		{ label: "Mesetudes.be", url: "https://www.mesetudes.be/" },
		{ label: "Monorientation.be", url: "https://monorientation.be/" },
		{ label: "SIEP", url: "https://formations.siep.be/" },
	],
	notFound: {
		en: "Our sources do not give: this year’s rules of veterinary studies, the share of those who pass the exam of civil engineering this year, schools in Flanders and in the German-speaking Community, pay in Belgium.",
		fr: "Ce que nos sources ne donnent pas : les règles de cette année en médecine vétérinaire, le taux de réussite à l’examen d’ingénieur civil cette année, l’école en Flandre et en Communauté germanophone, les salaires en Belgique.",
	},
});
