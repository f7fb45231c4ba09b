import { defineCountrySchool } from "./define-country-school.ts";

/** Fourth and fifth year of secondary school: what follows from the sequence of maths and from chemistry and physics. */
export const quebec = defineCountrySchool({
	country: "quebec",
	title: {
		en: "School in Québec: which courses open which programmes",
		fr: "L’école au Québec : les cours, et les programmes auxquels ils mènent",
	},
	lead: {
		en: "No single exam decides: programmes name their prerequisites, courses of the fourth and fifth year of secondary school. Touch a choice and see where it goes.",
		fr: "Aucun examen ne décide de tout à lui seul : chaque programme a ses préalables, c’est-à-dire des cours de 4e et de 5e secondaire qu’il faut avoir réussis. Touche un choix et regarde où il mène.",
	},
	kinds: {
		university: { en: "University", fr: "Université" },
		scienceDec: { en: "DEC in Science", fr: "DEC en sciences de la nature" },
		otherDec: { en: "Other pre-university DEC", fr: "Autre DEC préuniversitaire" },
		technicalDec: { en: "Technical DEC", fr: "DEC technique" },
		work: { en: "A job", fr: "Un emploi" },
	},
	ways: [
		{
			id: "sciences",
			name: { en: "Sec. V sciences", fr: "Sciences de 5e" },
			title: {
				en: "Chemistry and physics of Secondary V, and maths SN or TS",
				fr: "Chimie et physique de 5e secondaire, et maths SN ou TS",
			},
			text: {
				en: "This keeps the most doors in science open. Chemistry and physics of Secondary V presuppose the science option of Secondary IV (EST or SE), which is chosen in Secondary III. These courses also take work: if your average drops, a programme with limited places may refuse you.",
				fr: "C’est le choix qui garde le plus de portes ouvertes en sciences. Pour suivre la chimie et la physique de 5e, il faut avoir pris en 4e l’option de sciences (STE ou SE), que l’on choisit en 3e secondaire. Ces cours demandent aussi du travail : si ta moyenne baisse trop, un programme contingenté (aux places limitées) peut te refuser.",
			},
			waysOn: [
				[
					"scienceDec",
					"usual",
					{
						en: "The programme asks for all three: chemistry, physics and maths SN or TS, of Secondary V.",
						fr: "Ce programme exige les trois : la chimie, la physique et les maths SN ou TS de 5e secondaire.",
					},
				],
				[
					"technicalDec",
					"usual",
					{
						en: "Some techniques in computing and in health ask for these maths or sciences.",
						fr: "Certaines techniques, en informatique ou en santé, exigent ces maths ou ces sciences.",
					},
				],
				[
					"university",
					"usual",
					{
						en: "After the DEC in Science (two years). Each programme names the college courses that it requires: biology, chemistry, maths, physics. Where places are limited, your R score (cote R), from your college marks, decides.",
						fr: "Tu y entres après le DEC en sciences de la nature (deux ans). Chaque programme indique les cours de cégep qu’il exige : biologie, chimie, maths, physique. Dans les programmes contingentés, on classe les candidatures d’après la cote R, calculée à partir des notes de cégep.",
					},
				],
			],
			sources: ["programme", "prerequisites", "sciences4", "college", "university", "rScore", "doors"],
		},
		{
			id: "maths-alone",
			name: { en: "Maths SN, TS", fr: "Maths SN, TS" },
			title: {
				en: "Maths SN or TS, without chemistry and physics",
				fr: "Maths SN ou TS, sans chimie ni physique",
			},
			text: {
				en: "These maths open many techniques. The DEC in Science still lacks two courses.",
				fr: "Ces maths donnent accès à plusieurs techniques. Pour le DEC en sciences de la nature, il te manque deux cours.",
			},
			waysOn: [
				[
					"technicalDec",
					"usual",
					{
						en: "Read the prerequisites of each technique: maths, a science, or none.",
						fr: "Regarde les préalables de chaque technique : ce sont des cours de maths ou de sciences, et parfois il n’y en a aucun.",
					},
				],
				[
					"university",
					"open",
					{
						en: "After a technical DEC (three years), by a bridge or a DEC-BAC agreement; often some prerequisites must be added.",
						fr: "Tu peux y entrer après un DEC technique (trois ans), par une passerelle ou une entente DEC-BAC ; il faut souvent réussir des préalables en plus.",
					},
				],
				[
					"scienceDec",
					"open",
					{
						en: "Chemistry and physics of Secondary V can be made up, for example online. Start early.",
						fr: "Tu peux rattraper la chimie et la physique de 5e secondaire, par exemple en ligne. Commence tôt.",
					},
				],
				["work", "usual", { en: "After a technical DEC.", fr: "Après un DEC technique." }],
			],
			sources: ["prerequisites", "college", "bridge"],
		},
		{
			id: "cst",
			name: { en: "Maths CST", fr: "Maths CST" },
			title: { en: "Maths CST", fr: "Maths CST" },
			text: {
				en: "These maths are enough for the diploma, and for programmes without a prerequisite in maths.",
				fr: "Ces maths suffisent pour le diplôme, et pour les programmes sans préalable en maths.",
			},
			waysOn: [
				[
					"technicalDec",
					"open",
					{
						en: "The techniques that do not ask for maths SN or TS.",
						fr: "Tu as accès aux techniques qui n’exigent pas les maths SN ou TS.",
					},
				],
				[
					"scienceDec",
					"open",
					{
						en: "A bridge course in maths, then chemistry and physics: possible, but long.",
						fr: "Il faut suivre un cours passerelle en maths, puis les cours de chimie et de physique : c’est possible, mais long.",
					},
				],
				[
					"otherDec",
					"usual",
					{
						en: "Those without a prerequisite in maths: arts, communication, some social sciences.",
						fr: "Ceux qui n’ont pas de préalable en maths : arts, communication, une partie des sciences humaines.",
					},
				],
				[
					"university",
					"open",
					{
						en: "After one of these DEC, in two years: look at the prerequisites of each programme; most sciences ask for more maths.",
						fr: "Après l’un de ces DEC, en deux ans : regarde les préalables de chaque programme ; la plupart des sciences exigent plus de maths.",
					},
				],
				["work", "usual", { en: "After a technical DEC.", fr: "Après un DEC technique." }],
			],
			sources: ["basicMaths", "prerequisites", "college"],
		},
		{
			id: "dep",
			name: { en: "DEP", fr: "DEP" },
			title: { en: "Vocational diploma (DEP)", fr: "Diplôme d’études professionnelles (DEP)" },
			text: {
				en: "A trade in one to two years, in a vocational training centre.",
				fr: "Tu apprends un métier en un ou deux ans, dans un centre de formation professionnelle.",
			},
			waysOn: [
				["work", "usual", { en: "With the diploma.", fr: "Dès que tu as ton diplôme." }],
				[
					"technicalDec",
					"open",
					{
						en: "A college takes a DEP together with the language of instruction and the second language of Secondary V and the maths of Secondary IV (4).",
						fr: "Un cégep peut t’accepter avec un DEP si tu as aussi réussi les cours de langue d’enseignement et de langue seconde de 5e secondaire, et de maths de 4e.",
					},
				],
			],
			sources: ["vocational", "certificate"],
		},
	],
	answers: [
		{
			id: "exam",
			title: { en: "Which diploma?", fr: "Quel diplôme ?" },
			text: {
				en: "The secondary school diploma (DES): 54 credits of the 4th and 5th year, at least 20 of them of the 5th, with some required subjects.",
				fr: "Il te faut le diplôme d’études secondaires (DES) : 54 unités de 4e et de 5e secondaire, dont au moins 20 de 5e, avec certaines matières obligatoires.",
			},
			sources: ["certificate"],
		},
		{
			id: "maths",
			title: { en: "When is maths chosen?", fr: "Quand choisit-⁠on ses maths ?" },
			text: {
				en: "At the end of Secondary III (3): CST, TS or SN. The ministry holds TS and SN to be equal; they differ in what they are about.",
				fr: "À la fin de la 3e secondaire : CST, TS ou SN. Pour le ministère, TS et SN se valent ; c’est leur contenu qui diffère.",
			},
			sources: ["maths", "mathsEqual"],
		},
		{
			id: "apply",
			title: { en: "Where and when do I apply?", fr: "Où et quand s’inscrire ?" },
			text: {
				en: "At the regional admission service of your college, the SRAM in the region of Montréal: one application, up to three rounds. For autumn the first round ends on 1 March.",
				fr: "Fais ta demande auprès du service régional d’admission du cégep ; dans la région de Montréal, c’est le SRAM. Une seule demande suffit, et il y a jusqu’à trois tours. Pour l’automne, le premier tour se termine le 1er mars.",
			},
			sources: ["admission", "rounds"],
		},
		{
			id: "check",
			title: { en: "How do I check a programme?", fr: "Comment vérifier un programme ?" },
			text: {
				en: "Inforoute FPT describes vocational and technical programmes and what they ask for. Your school’s guidance counsellor knows the rest.",
				fr: "Inforoute FPT décrit les programmes professionnels et techniques et leurs conditions d’admission. Pour le reste, va voir la conseillère ou le conseiller d’orientation de ton école.",
			},
			sources: ["guide"],
		},
	],
	portals: [
		{ label: "SRAM", url: "https://www.sram.qc.ca/" },
		{ label: "Inforoute FPT", url: "https://www.inforoutefpt.org/" },
	],
	notFound: {
		en: "Our sources do not give: the share of applications that each programme accepts; the present prerequisites of medicine; pay in Québec.",
		fr: "Ce que nos sources ne donnent pas : la part des demandes que chaque programme accepte, les préalables actuels de médecine, les salaires au Québec.",
	},
});
