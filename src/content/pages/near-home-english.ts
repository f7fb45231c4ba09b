import type { DocumentPage } from "#domain/shared/document.ts";
import { healthTable, nearHomeFigures, nearHomeSources } from "./near-home-facts.ts";

const { pupils, pupilsIn, placementFrom, placementTo, vets, vetsIn, apprenticeFrom, apprenticeTo } =
	nearHomeFigures("en");

/** Near home in English: advice, open days, the placement of seconde, disability and health. */
export const nearHomeEnglish: DocumentPage = {
	title: "Near home in France: advice, open days, placement, health",
	lead: "Find free advice, visit schools, do the placement of seconde, and know what health really changes. Open what concerns you.",
	folds: "all",
	country: "france",
	sections: [
		{
			id: "who",
			heading: "Who advises you for free?",
			blocks: [
				{
					kind: "definitions",
					items: [
						{
							term: "The CIO",
							description:
								"The information and guidance centre is a public service, free and open to everybody: pupils of public and private schools, young people out of school, students, parents. Go there with a plan or without one. It stays open for part of the holidays: telephone first.",
							site: { label: "Find the nearest (directory)", href: "https://www.education.gouv.fr/annuaire" },
						},
						{
							term: "The PsyEN",
							description: `A psychologist of the State school system sees you at your lycée or at the CIO. With about ${pupils} pupils for each of them (${pupilsIn}), some lycées have one visit every two weeks: make an appointment early, at the school office (vie scolaire) or the library (CDI).`,
						},
						{
							term: "Your académie",
							description:
								"The district under one rectorat to which your lycée belongs. It runs the exams, and its last days may differ from those of the next one. Look up its site, or ask the office of your lycée.",
						},
						{
							term: "Outside lycée",
							description:
								"Without a lycée you can go to the CIO, to the mission locale or to a youth information centre. At a university it is the guidance service (SCUIO).",
						},
					],
				},
				{
					kind: "links",
					items: [
						{
							label: "Talk to someone",
							href: "/resources#person",
							note: "By telephone, by chat, with mentors or with scientists.",
						},
					],
				},
			],
		},
		{
			id: "open-days",
			heading: "How do you make the most of an open day?",
			blocks: [
				{
					kind: "paragraph",
					text: "Prep classes often open their doors on a Saturday in January, universities on a Saturday between December and March. The page of each course on Parcoursup gives the date. We found no national list for this year.",
				},
				{
					kind: "list",
					items: [
						"Before: read the page of the course and write down three questions. Begin in the year of première: terminale is full enough.",
						"On the way: time the journey, from your door to the classroom.",
						"There: talk to students as much as to teachers, and note their names. Take a moment without your parents; they will think of prices and papers.",
						"Ask: who is usually admitted (bac, subjects, level)? How many go on to the second year? Does the State recognise the diploma? How does one change course? Who helps when it is hard?",
						"Better still, sit in on a real lecture: many universities have days for lycée pupils (immersion), often in February. Search for “immersion” on their sites.",
					],
				},
				{
					kind: "links",
					items: [
						{
							label: "Read a course page like a scientist",
							href: "/resources/read-a-course-page",
							note: "To find your three questions.",
						},
					],
				},
			],
		},
		{
			id: "placement",
			heading: "Where do you do the placement of seconde?",
			blocks: [
				{
					kind: "definitions",
					items: [
						{
							term: "When",
							description: `Two weeks in the second half of June, in general and technological seconde. The last days that we found were ${placementFrom} to ${placementTo}. Those of this year are in none of our sources: your lycée gives them.`,
						},
						{
							term: "Where",
							description:
								"A company, an association, a town hall, a public body: two weeks in one place, or one week in each of two. You observe, you do not work. For science, think of laboratories, hospitals, the water service of your town.",
						},
						{
							term: "Who looks for it",
							description:
								"You and your family, with help from the lycée. Everybody looks for the same days: ask for the agreement (convention) in autumn. You need it, and your lycée signs it. In 2025 the official offers were on 1jeune1solution and on 1eleve1stage.education.gouv.fr.",
							site: { label: "See the offers", href: "https://www.1jeune1solution.gouv.fr/stages" },
						},
						{
							term: "If you find nothing",
							description:
								"It happens to many. Your lycée then takes you in for these two weeks, to explore jobs online and in documents. Say so early to your form teacher (prof principal).",
						},
						{
							term: "Who need not do it",
							description:
								"With the agreement of the lycée: a school stay abroad of two weeks or more during the dates of the placement, a medical reason with a certificate, or a seconde that already has its placement, such as hotel management (STHR).",
						},
					],
				},
			],
		},
		{
			id: "school",
			heading: "Disability, dyslexia, illness: what help at lycée?",
			blocks: [
				{
					kind: "definitions",
					items: [
						{
							term: "PAI",
							description:
								"For an illness that lasts or an allergy (asthma, diabetes, epilepsy, depression, …): treatment, emergencies, meals, trips, absences. Your parents ask the head for it; the school doctor prepares it with yours.",
						},
						{
							term: "PAP",
							description:
								"For a learning disorder (dyslexia and the like, ADHD): more time, a computer, copies of lessons. You ask for it at the lycée, without a disability file. It gives no person to help you.",
						},
						{
							term: "PPS",
							description:
								"If the disability office of your département (MDPH) recognises your disability: a person who helps you (AESH), equipment, a timetable of your own.",
						},
						{
							term: "The bac and other exams",
							description:
								"Neither PAI, PAP nor PPS is enough: you need a request for each exam, at the latest when you enrol for it and better at the end of the second term of the year before, so in seconde for the exams of première. A late request can be refused. With a plan the procedure is shorter. One gets, for example, a third more time (tiers-temps), a computer, a person who writes.",
						},
					],
				},
			],
		},
		{
			id: "after",
			heading: "And on Parcoursup, then as a student?",
			blocks: [
				{
					kind: "definitions",
					items: [
						{
							term: "The fiche de liaison",
							description:
								"It is optional: you describe your arrangements in your Parcoursup file (Profil, Handicap). Courses do not see it while they read your file, so it cannot count against you. It prepares your first weeks.",
						},
						{
							term: "The disability contact",
							description:
								"Each course on Parcoursup has one (référent handicap), named on its page. Write to them before you choose, if you can a year before you start: which buildings are accessible, how are practicals done, what help is there?",
						},
						{
							term: "Another look at your file",
							description:
								"Your health or disability obliges you to study in one place, and you have only refusals, or a place that does not meet your needs? With at least one confirmed choice, ask the rectorat to look at your file again (réexamen). Medical papers go to the doctor of the rectorat.",
						},
						{
							term: "At university, in a school",
							description:
								"It has to enrol you like everybody and adapt your course. As soon as you enrol, meet the disability service (mission handicap) and the student health service. For a competition, ask at the latest when you enter it. In a BTS, what a PPS or a PAI gave can be carried on.",
							site: {
								label: "Onisep, disability",
								href: "https://www.onisep.fr/inclusion-et-handicap",
							},
						},
						{
							term: "As an apprentice",
							description: `From ${apprenticeFrom} to ${apprenticeTo}, with a PPS, the allowance for a disabled child (AEEH) or the disability compensation benefit (PCH), you have the rights of a recognised disabled worker: an adapted post, a longer contract if needed. Say so to your training centre (CFA).`,
						},
					],
				},
			],
		},
		{
			id: "health",
			heading: "What does health really close?",
			blocks: [
				healthTable({
					caption: "What our sources say of each situation, for seven kinds of work",
					legend: {
						exam: {
							word: "Exam",
							meaning: "A medical exam decides, for everybody, before the school or the job.",
						},
						ask: {
							word: "Prepare",
							meaning: "Often possible: ask for medical advice or an arrangement before you choose.",
						},
						none: {
							word: "None found",
							meaning: "No rule in our sources. That is no promise: ask all the same.",
						},
					},
					routes: {
						lab: "Laboratory",
						field: "Field work",
						animals: "Animals",
						care: "Care",
						workshop: "Workshop, factory",
						screen: "Maths, computer",
						safety: "Plane, train, ship",
					},
					conditions: {
						colour: "Colour vision",
						asthma: "Asthma, allergies",
						dys: "Dyslexia and the like",
						diabetes: "Diabetes",
						epilepsy: "Epilepsy",
						moving: "Physical disability",
					},
				}),
				{
					kind: "definitions",
					items: [
						{
							term: "Colour vision",
							description:
								"Planes: to be a pilot, if you fail the first test (Ishihara), a closer one decides. Trains: normal colour vision is asked for in safety posts. Navy: it depends on the post. In chemistry, in geology or at the microscope, not telling colours apart well is a difficulty; we found no ban. Have your eyes tested before you choose.",
						},
						{
							term: "Asthma and allergies",
							description: `Few bans, but jobs that are advised against: bakery, joinery, car painting or hairdressing if you have asthma; depending on your allergy, those in which one touches animals, plants or latex gloves. In a laboratory it is above all rodents that cause allergies. At least ${vets} of veterinary students say that they have an allergy, to animals or to pollen (${vetsIn}), and some allergic people find that it gets in the way of their work. Speak to your doctor before you enrol.`,
						},
						{
							term: "Dyslexia and the like",
							description:
								"We found no scientific job that a rule closes. More and more students with such disorders are at universities and in the grandes écoles, with arrangements.",
						},
						{
							term: "Diabetes, epilepsy",
							description:
								"Since a law of December 2021 the person is to be examined, not the illness. In practice, flying, the police and the forces remain very hard with diabetes (2025). With epilepsy, heights, machines, water, nights and work alone are advised against; all depends on the seizures. Teaching is no longer closed.",
						},
						{
							term: "Moving, seeing",
							description:
								"An engineering school made a geology field course accessible to a student in a wheelchair; in Grenoble the subject of a doctorate was changed to avoid the clean room. Scientists with low vision work on the climate, on stars, in bioinformatics. Ask what has been done before.",
						},
						{
							term: "Care",
							description:
								"Nurse, physiotherapist, radiographer: before entering the institute, everybody has to see a doctor approved by the State, who certifies that nothing prevents them from this work. Vaccination against hepatitis B is compulsory and can take more than six months; without it there is no placement. Begin in your last year of school. The same vaccination, with a blood test that checks it, is asked for in medicine, dentistry, pharmacy, midwifery and the medical laboratory. With an illness or a disability, write to the disability contact of the institute before you choose.",
						},
						{
							term: "Plane, train, ship",
							description:
								"The medical exam comes first. Ship: by a seafarers’ doctor, before you start training. Air traffic control: before you enter the school (ENAC). Pilot: better before you pay the school.",
						},
						{
							term: "Machines, before 18",
							description:
								"In vocational courses a doctor of the school system gives an opinion before you use certain machines and products. The visit is free.",
						},
						{
							term: "Whom to ask",
							description:
								"Your doctor, the nurse of your lycée, the PsyEN, the disability contact of the course. If somebody says no, ask for the written rule, with its date: many have changed.",
						},
					],
				},
				{
					kind: "paragraph",
					text: "We did not find: an official list of what health closes, course by course; the rules of the forces as they are today; rules for scientific diving; rules on hearing and sight, job by job. Part of the rules above come from pages that are not official.",
				},
			],
		},
		{ id: "sources", heading: "Sources", blocks: nearHomeSources("en") },
	],
};
