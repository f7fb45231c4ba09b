import { defineCountrySchool } from "./define-country-school.ts";

/** The Leaving Certificate: what follows from maths at higher level and from a laboratory science. */
export const ireland = defineCountrySchool({
	country: "ireland",
	title: {
		en: "School in Ireland: which subjects open which doors",
		fr: "L’école en Irlande : les matières, et les portes qu’elles ouvrent",
	},
	lead: {
		en: "The exam is the Leaving Certificate. Points decide most places, and many courses ask for a subject as well. Touch a choice and see where it goes.",
		fr: "L’examen de fin de secondaire s’appelle le Leaving Certificate. Pour la plupart des places, c’est le nombre de points qui décide, et beaucoup de formations exigent aussi une matière précise. Touche un choix et regarde où il mène.",
	},
	kinds: {
		engineering: { en: "Engineering degree", fr: "Ingénierie (degree)" },
		science: { en: "Science degree", fr: "Sciences (degree)" },
		care: { en: "Medicine and care", fr: "Médecine et soin" },
		ordinary: { en: "Ordinary degree", fr: "Ordinary degree" },
		plc: { en: "PLC course", fr: "Formation PLC" },
		apprentice: { en: "Apprenticeship", fr: "Apprentissage" },
	},
	ways: [
		{
			id: "higher-maths",
			name: { en: "Higher maths", fr: "Maths higher" },
			title: {
				en: "Higher-level maths, and one or two lab sciences",
				fr: "Les maths au niveau higher (le plus élevé), et une ou deux sciences de laboratoire",
			},
			text: {
				en: "Nearly every door in science stays open. From grade H6 on, higher-level maths also brings 25 bonus points, if maths is among your best six subjects.",
				fr: "Tu gardes presque toutes les portes ouvertes en sciences. À partir de la note H6, les maths au niveau higher te rapportent 25 points de plus, à condition de faire partie de tes six meilleures matières.",
			},
			waysOn: [
				[
					"engineering",
					"usual",
					{
						en: "Most honours degrees in engineering ask for H4 in higher-level maths.",
						fr: "Pour un honours degree en ingénierie (le diplôme complet), il faut le plus souvent au moins la note H4 en maths au niveau higher.",
					},
				],
				[
					"science",
					"usual",
					{
						en: "Almost all ask for a lab science: biology, chemistry, physics, physics and chemistry, or agricultural science. A few name which one.",
						fr: "Presque tous les degrees (diplômes universitaires) de sciences demandent une science de laboratoire : biologie, chimie, physique, physique-chimie ou sciences agricoles. Certains précisent laquelle.",
					},
				],
				[
					"care",
					"usual",
					{
						en: "Nursing, physiotherapy and occupational therapy ask for a science; some courses in medicine and dentistry for two. For medicine there is a test as well, the HPAT.",
						fr: "Pour les soins infirmiers, la kinésithérapie et l’ergothérapie, il te faut une matière scientifique ; pour certaines formations de médecine et de chirurgie dentaire, il t’en faut deux. En médecine, tu passes en plus un test, le HPAT.",
					},
				],
			],
			sources: ["points", "engineering", "labScience", "choosing", "cao"],
		},
		{
			id: "lab-science",
			name: { en: "A lab science", fr: "Une science" },
			title: {
				en: "One lab science, and maths at ordinary level",
				fr: "Une science de laboratoire, et les maths au niveau ordinary (moins élevé que le niveau higher)",
			},
			text: {
				en: "Science and care stay open. Engineering is harder to enter, but not closed.",
				fr: "Les études de sciences et les formations aux métiers du soin restent ouvertes. L’ingénierie devient plus difficile d’accès, mais ne se ferme pas.",
			},
			waysOn: [
				[
					"science",
					"usual",
					{
						en: "One lab science is what most of them ask for. Look up the grade in maths.",
						fr: "La plupart ne demandent qu’une science de laboratoire. Vérifie quelle note il faut en maths.",
					},
				],
				[
					"care",
					"usual",
					{
						en: "Nursing and the therapies ask for one science.",
						fr: "Pour les soins infirmiers et les métiers de la rééducation, il te faut une matière scientifique.",
					},
				],
				[
					"ordinary",
					"usual",
					{
						en: "Ordinary degrees in engineering take maths at ordinary level, for example from grade O5 on.",
						fr: "Pour un ordinary degree en ingénierie (un diplôme plus court), les maths au niveau ordinary suffisent, par exemple à partir de la note O5.",
					},
				],
				[
					"engineering",
					"open",
					{
						en: "Some honours degrees take O4 at ordinary level. Some universities hold a maths test of their own instead of H4, as hard as higher level.",
						fr: "Certains honours degrees acceptent la note O4 au niveau ordinary. Certaines universités font passer leur propre test de maths à la place du H4 ; il est aussi difficile que le niveau higher.",
					},
				],
				[
					"apprentice",
					"open",
					{
						en: "Laboratory apprenticeships: paid work and study together, to technician (level 6) or analyst (level 7).",
						fr: "En apprentissage dans un laboratoire, tu as un travail payé et des cours, et tu deviens technicienne ou technicien (niveau 6), ou analyste (niveau 7).",
					},
				],
			],
			sources: [
				"labScience",
				"choosing",
				"ordinary",
				"engineering",
				"mathsTest",
				"laboratory",
				"laboratoryLevels",
			],
		},
		{
			id: "no-science",
			name: { en: "No science", fr: "Sans science" },
			title: { en: "No lab science", fr: "Sans science de laboratoire" },
			text: {
				en: "This closes most science degrees and most courses in care. A year in between can open some of them again.",
				fr: "Ce choix te ferme l’accès à la plupart des degrees de sciences et des formations aux métiers du soin. Une année de plus, entre l’école et l’université, peut t’en rouvrir une partie.",
			},
			waysOn: [
				[
					"plc",
					"usual",
					{
						en: "A PLC (Post Leaving Certificate) year of science or of laboratory techniques leads to some degrees. Work backwards: first see which PLC courses your degree accepts.",
						fr: "Une année PLC (Post Leaving Certificate) de sciences ou de techniques de laboratoire mène à certains degrees. Commence par la fin : regarde d’abord quelles formations PLC sont acceptées par le degree que tu vises.",
					},
				],
				[
					"ordinary",
					"open",
					{
						en: "Some institutes of technology took students without a science subject: ask each course.",
						fr: "Certains instituts de technologie ont déjà admis des élèves sans matière scientifique : pose la question à chaque formation.",
					},
				],
				[
					"apprentice",
					"open",
					{
						en: "Two to four years, with a salary.",
						fr: "Il dure de deux à quatre ans, et tu touches un salaire.",
					},
				],
			],
			sources: ["labScience", "choosing", "plc", "plcCheck", "apprenticeships"],
		},
		{
			id: "lca",
			name: { en: "LCA", fr: "LCA" },
			title: { en: "Leaving Certificate Applied", fr: "Leaving Certificate Applied (LCA)" },
			text: {
				en: "A practical Leaving Certificate. It does not lead straight to a degree, but by way of another course.",
				fr: "C’est un Leaving Certificate tourné vers la pratique. Il ne mène pas directement à un degree : il faut passer par une autre formation.",
			},
			waysOn: [
				[
					"plc",
					"usual",
					{
						en: "PLC courses (Post Leaving Certificate) take the LCA, with an interview; some of them lead on to a degree.",
						fr: "Les formations PLC (Post Leaving Certificate) acceptent le LCA, après un entretien ; certaines mènent ensuite à un degree.",
					},
				],
				[
					"apprentice",
					"open",
					{
						en: "Two to four years, with a salary. Ask what each one requires.",
						fr: "Il dure de deux à quatre ans, et tu touches un salaire. Renseigne-⁠toi sur les conditions de chaque apprentissage.",
					},
				],
			],
			sources: ["lca", "plc", "apprenticeships"],
		},
	],
	answers: [
		{
			id: "exam",
			title: { en: "Which exam, which subjects?", fr: "Quel examen, quelles matières ?" },
			text: {
				en: "The Leaving Certificate, mostly with seven subjects: English, Irish and maths for everybody (unless exempt), and four of those that your school offers. The universities of the NUI (UCD, UCC, Galway, Maynooth, RCSI) ask for Irish and, in medicine and most health courses, for a third language: do not drop it before you have checked. If your school exempts you from Irish, ask the NUI for an exemption, too: the school’s is not enough. Your six best results of one year count.",
				fr: "C’est le Leaving Certificate, le plus souvent avec sept matières : l’anglais, l’irlandais et les maths pour tout le monde (sauf dispense), et quatre autres parmi celles que propose ton école. Les universités de la NUI (UCD, UCC, Galway, Maynooth, RCSI) exigent l’irlandais et, en médecine et dans la plupart des études de santé, une troisième langue : ne l’abandonne pas avant d’avoir vérifié. Une dispense d’irlandais donnée par l’école ne suffit pas : demandes-⁠en une aussi à la NUI. On compte tes six meilleurs résultats d’une même année.",
			},
			sources: ["core", "points", "nui", "nuiExemption"],
		},
		{
			id: "apply",
			title: { en: "Where and when do I apply?", fr: "Où et quand s’inscrire ?" },
			text: {
				en: "Through the CAO, for the undergraduate courses of Irish colleges. Apply by 1 February, the normal closing date. Late applications end on 1 May. From early May to 1 July you can change your choices only if you have applied. For restricted courses, medicine among them, and for the access routes HEAR and DARE (disadvantage, disability) you must have applied by 1 February. Until 1 March you can still add a restricted course, for a fee, and complete the HEAR or DARE form; its documents go in by 15 March. For medicine you also register for the HPAT, in January (by 16 January in 2026). Check the dates of your own year there.",
				fr: "Inscris-⁠toi auprès du CAO, pour les études qui suivent le Leaving Certificate, au plus tard le 1er février : c’est la date limite normale. Les inscriptions tardives s’arrêtent le 1er mai. De début mai au 1er juillet, tu ne peux changer tes choix que si tu as déjà fait ton inscription. Pour les formations à accès restreint, dont la médecine, et pour les voies d’accès HEAR et DARE (milieu modeste, handicap), tu dois avoir fait ton inscription au CAO au plus tard le 1er février. Jusqu’au 1er mars, tu peux encore ajouter une formation à accès restreint (c’est payant) et remplir le dossier HEAR ou DARE ; les justificatifs s’envoient au plus tard le 15 mars. Pour la médecine, inscris-⁠toi aussi au HPAT, en janvier (au plus tard le 16 janvier en 2026). Vérifie les dates de ton année sur le site du CAO.",
			},
			sources: ["cao", "caoDates", "access", "restricted", "core", "hpat"],
		},
		{
			id: "check",
			title: { en: "How do I check a course?", fr: "Comment vérifier une formation ?" },
			text: {
				en: "Qualifax lists, for each subject and level, the courses and the grades they ask for. Your guidance counsellor at school helps, free.",
				fr: "Pour chaque matière et chaque niveau, le site Qualifax donne les formations et les notes qu’elles demandent. La conseillère ou le conseiller d’orientation de ton école peut t’aider, gratuitement.",
			},
			sources: ["finder"],
		},
	],
	portals: [
		{ label: "CAO", url: "https://www.cao.ie/" },
		{ label: "Careers Portal", url: "https://careersportal.ie/" },
		{ label: "Qualifax", url: "https://www.qualifax.ie/" },
	],
	notFound: {
		en: "Our sources do not give: the share of applicants who are offered a place, by subject; veterinary schools’ present conditions; pay in Ireland.",
		fr: "Ce que nos sources ne donnent pas : la part des candidatures acceptées selon les matières, les conditions actuelles des écoles vétérinaires, les salaires en Irlande.",
	},
});
