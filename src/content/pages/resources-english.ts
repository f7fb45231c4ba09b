import type { DocumentPage } from "#domain/shared/document.ts";

/** Resources in English: each place with the reason to open it, grouped by what one wants to do. */
export const resourcesEnglish: DocumentPage = {
	title: "Resources",
	lead: "Places worth knowing, free to visit; most are official or run by researchers or associations. Grouped by what you want to do.",
	folds: "all",
	sections: [
		{
			// The screen draws these as cards above the folds.
			id: "guides",
			heading: "Start here",
			blocks: [
				{
					kind: "links",
					items: [
						{
							label: "Read a course page like a scientist",
							href: "/resources/read-a-course-page",
							note: "Our guide: what to believe, what to ask, and three courses side by side.",
						},
						{
							label: "What studies cost, and what they pay",
							href: "/resources/what-studies-cost",
							note: "For families in France: fees, a room, grants, pay of apprentices and doctoral students, drawn side by side.",
						},
						{
							label: "If it goes wrong: changing course",
							href: "/resources/changing-course",
							note: "When and how one changes course in France, and what one keeps.",
						},
					],
				},
			],
		},
		{
			id: "students",
			heading: "Choose subjects and courses",
			blocks: [
				{
					kind: "paragraph",
					text: "Begin with what you have: your school, your subjects, your doubts.",
				},
				{
					kind: "links",
					items: [
						{
							label: "Avenir(s)",
							href: "https://avenirs.onisep.fr/",
							note: "The French State’s careers guidance platform, open to every pupil from lower secondary school onwards.",
						},
						{
							label: "MonProjetSup",
							href: "https://monprojetsup.fr/",
							note: "Official ideas for courses, based on what you like and study, before Parcoursup.",
						},
						{
							label: "Horizons 21",
							href: "https://www.onisep.fr/horizons21",
							note: "Combine school subjects (spécialités) and see where they lead, before you choose them.",
						},
						{
							label: "Secondes – Premières",
							href: "https://www.secondes-premieres.fr/",
							note: "Onisep’s guide to the choices of the first two years of upper secondary school.",
						},
						{
							label: "Onisep",
							href: "https://www.onisep.fr/",
							note: "French public information on careers and courses: a page for nearly every job, with the courses that lead there.",
						},
						{
							label: "Parcoursup",
							href: "https://www.parcoursup.gouv.fr/",
							note: "The official platform for first-year higher education in France: what each course expects, and how many places it has.",
						},
						{
							label: "Mon Master",
							href: "https://www.monmaster.gouv.fr/",
							note: "Where a licence (bachelor’s degree) may lead: French national master’s degrees, and how many applied.",
						},
					],
				},
			],
		},
		{
			id: "person",
			heading: "Talk to someone",
			blocks: [
				{
					kind: "paragraph",
					text: "It is free, and you do not have to know yet what you want to do.",
				},
				{
					kind: "links",
					items: [
						{
							label: "Prepare to talk with a researcher",
							href: "/resources/talk-to-a-researcher",
							note: "Our guide, for half an hour with anyone who works in science: what to ask, and what to do with the answers.",
						},
						{
							label: "Near home",
							href: "/resources/near-home",
							note: "In France: the CIO and its psychologists, who meet pupils and families, open days, the placement of seconde, disability and health.",
						},
						{
							label: "Mon orientation en ligne",
							href: "https://www.monorientationenligne.fr/",
							note: "Onisep’s advisers answer by telephone, chat and e-mail.",
						},
						{
							label: "CIDJ",
							href: "https://www.cidj.com/",
							note: "Youth information in France: courses, careers, first jobs, and places where you can talk to someone.",
						},
						{
							label: "Onisep, disability",
							href: "https://www.onisep.fr/inclusion-et-handicap",
							note: "Adjustments at school and after it, and who to ask; every university has a contact person.",
						},
						{
							label: "Article 1",
							href: "https://article-1.eu/",
							note: "Mentors and the Inspire platform, for pupils whose parents did not go to university.",
						},
						{
							label: "JobIRL",
							href: "https://www.jobirl.com/",
							note: "Ask people about their jobs, in France, if you are 14 to 25.",
						},
						{
							label: "My Job Glasses",
							href: "https://www.myjobglasses.com/",
							note: "Conversations with professionals who have volunteered to answer questions.",
						},
					],
				},
			],
		},
		{
			id: "try",
			heading: "Try it for real",
			blocks: [
				{
					kind: "paragraph",
					text: "A work placement, a competition or a Saturday with researchers tells you more than ten web pages.",
				},
				{
					kind: "links",
					items: [
						{
							label: "1 élève, 1 stage",
							href: "https://www.1jeune1solution.gouv.fr/stages",
							note: "Short work placements for pupils aged 15 and 16.",
						},
						{
							label: "L’Arbre des Connaissances",
							href: "https://arbre-des-connaissances-apsr.org/",
							note: "Apprentis Chercheurs: a year in a real laboratory, one afternoon at a time.",
						},
						{
							label: "DECLICS",
							href: "https://www.cerclefser.org/fr/declics/",
							note: "Short, free meetings between upper secondary classes and researchers.",
						},
						{
							label: "Chiche ! 1 scientifique, 1 classe",
							href: "https://chiche-snt.fr/",
							note: "A computing researcher comes to the class.",
						},
						{
							label: "MATh.en.JEANS",
							href: "https://www.mathenjeans.fr/",
							note: "A year of real research in maths, in a group, with a mathematician.",
						},
						{
							label: "C.Génial",
							href: "https://www.cgenial.org/",
							note: "School science projects, and visits to companies.",
						},
						{
							label: "Sciences à l’École",
							href: "https://www.sciencesalecole.org/",
							note: "Preparation for the international Olympiads (physics, chemistry, geosciences, biology).",
						},
						{
							label: "Fête de la science",
							href: "https://www.fetedelascience.fr/",
							note: "Every October, laboratories open their doors all over France.",
						},
						{
							label: "Zooniverse",
							href: "https://www.zooniverse.org/",
							note: "Help real research from your sofa: classify galaxies, spot animals, read old logbooks.",
						},
					],
				},
			],
		},
		{
			id: "learn",
			heading: "Learn and play",
			blocks: [
				{
					kind: "paragraph",
					text: "Good ways to spend an hour.",
				},
				{
					kind: "links",
					items: [
						{
							label: "PhET simulations",
							href: "https://phet.colorado.edu/",
							note: "Change gravity, mix solutions, build circuits: free simulations by the University of Colorado.",
						},
						{
							label: "Khan Academy",
							href: "https://www.khanacademy.org/",
							note: "Free lessons with exercises, to catch up or to get ahead in maths and science.",
						},
						{
							label: "CNRS Le Journal",
							href: "https://lejournal.cnrs.fr/",
							note: "Research told by the people who do it, in French; films and pictures as well as articles.",
						},
						{
							label: "NASA Science",
							href: "https://science.nasa.gov/",
							note: "Missions in progress, with pictures and data that anyone may use.",
						},
						{
							label: "Exploratorium",
							href: "https://www.exploratorium.edu/",
							note: "Experiments that need little more than a kitchen, by a science museum in San Francisco. Ask an adult first.",
						},
						{
							label: "Images des mathématiques",
							href: "https://images.math.cnrs.fr/",
							note: "Mathematicians write, in French, about what they are looking for.",
						},
						{
							label: "Interstices",
							href: "https://interstices.info/",
							note: "Computer science explained by researchers, in French.",
						},
						{
							label: "Mediachimie",
							href: "https://www.mediachimie.org/",
							note: "Chemistry and its careers, in films and articles, in French.",
						},
						{
							label: "L’aventure du vivant",
							href: "https://laventureduvivant.fr/",
							note: "Careers in farming, food, forestry and water, and the schools that train you for them.",
						},
					],
				},
			],
		},
		{
			id: "money",
			heading: "Pay for your course, or be paid",
			blocks: [
				{
					kind: "paragraph",
					text: "Grants, rooms, and a way to be paid while you learn.",
				},
				{
					kind: "links",
					items: [
						{
							label: "messervices.etudiant.gouv.fr",
							href: "https://www.messervices.etudiant.gouv.fr/",
							note: "One form for a grant and a room in a Crous student hall, to fill in each spring.",
						},
						{
							label: "Étudiant.gouv.fr",
							href: "https://www.etudiant.gouv.fr/",
							note: "Grants, housing, rights: the official student portal.",
						},
						{
							label: "La bonne alternance",
							href: "https://labonnealternance.apprentissage.beta.gouv.fr/",
							note: "Work-study places (alternance) near you, and the courses that go with them.",
						},
						{
							label: "InserJeunes",
							href: "https://www.inserjeunes.education.gouv.fr/",
							note: "How many young people have a job after each vocational course or apprenticeship.",
						},
						{
							label: "Les Cordées de la réussite",
							href: "https://www.cordeesdelareussite.fr/",
							note: "Support from students and schools over several years, so that university feels possible.",
						},
					],
				},
			],
		},
		{
			id: "girls",
			heading: "Girls in maths, computing and engineering",
			blocks: [
				{
					kind: "paragraph",
					text: "Too few girls go into these, and not for want of talent.",
				},
				{
					kind: "links",
					items: [
						{
							label: "Elles bougent",
							href: "https://www.ellesbougent.com/",
							note: "Meet women engineers and technicians near you, in France.",
						},
						{
							label: "femmes & mathématiques",
							href: "https://femmes-et-maths.fr/",
							note: "Maths days for girls, including “Filles, maths et informatique”, with women mathematicians.",
						},
						{
							label: "Girls Can Code",
							href: "https://girlscancode.fr/",
							note: "Free programming courses for girls, by Prologin.",
						},
						{
							label: "Femmes & Sciences",
							href: "https://www.femmesetsciences.fr/",
							note: "Talks in class by women scientists, and material on stereotypes.",
						},
					],
				},
			],
		},
		{
			id: "teach",
			heading: "Teach a class with Spectra",
			blocks: [
				{
					kind: "paragraph",
					text: "Made by us, free, and ready for tomorrow: no accounts for pupils, nothing to install.",
				},
				{
					kind: "links",
					items: [
						{
							label: "A 55-minute lesson",
							href: "/lesson",
							note: "Plan and worksheet to print. Works with the pupils’ phones and one projector; built on your class’s own spectrum once pupils have answered.",
						},
						{
							label: "Your classes",
							href: "/dashboard?tab=teacher",
							note: "A code and a QR code for the wall; pupils join under a nickname drawn at random. You see the class as a whole, never any one pupil’s answers.",
						},
						{
							label: "Career Quest",
							href: "/career-quest",
							note: "Seven investigations that a class can play together on the projector: vote, test, and let the evidence decide.",
						},
						{
							label: "Evidence",
							href: "/evidence",
							note: "What the results of the quiz can tell you and what they cannot, with the figures: a lesson in scientific method.",
						},
					],
				},
			],
		},
		{
			id: "teachers",
			heading: "For teachers",
			blocks: [
				{
					kind: "paragraph",
					text: "Material reviewed by teachers or researchers, ready to adapt to a lesson.",
				},
				{
					kind: "links",
					items: [
						{
							label: "Éduscol",
							href: "https://eduscol.education.gouv.fr/",
							note: "Curricula and teaching resources from the French ministry of education.",
						},
						{
							label: "Fondation La main à la pâte",
							href: "https://fondation-lamap.org/",
							note: "Inquiry-based science teaching: lesson plans, training and partner scientists.",
						},
						{
							label: "Planet-Terre",
							href: "https://planet-terre.ens-lyon.fr/",
							note: "Earth science by ENS de Lyon: articles checked by researchers, and a picture a week.",
						},
						{
							label: "Planet-Vie",
							href: "https://planet-vie.ens.fr/",
							note: "Life science by ENS, for teachers: recent results explained.",
						},
						{
							label: "CultureSciences-Physique",
							href: "https://culturesciencesphysique.ens-lyon.fr/",
							note: "Physics resources for upper secondary teachers, by ENS de Lyon.",
						},
						{
							label: "CultureSciences-Chimie",
							href: "https://culturesciences.chimie.ens.fr/",
							note: "Chemistry, from basic ideas to current research, by ENS.",
						},
						{
							label: "ESA Education",
							href: "https://www.esa.int/Education",
							note: "Classroom projects from the European Space Agency, many of them with real data.",
						},
					],
				},
			],
		},
		{
			id: "parents",
			heading: "For parents",
			blocks: [
				{
					kind: "paragraph",
					text: "Listen first. Then, for facts, choose public services rather than rankings.",
				},
				{
					kind: "links",
					items: [
						{
							label: "France Travail",
							href: "https://www.francetravail.fr/",
							note: "The French employment service: job vacancies, region by region, and a description of each occupation.",
						},
						{
							label: "Parcoursup for parents",
							href: "https://www.parcoursup.gouv.fr/",
							note: "The platform’s free telephone line (0 800 400 070) and message form, for families too, under its heading “Contact”.",
						},
						{
							label: "3018",
							href: "https://3018.fr/",
							note: "Help with bullying and advice on life online, for young people and their parents, in France.",
						},
					],
				},
			],
		},
		{
			id: "abroad",
			heading: "Outside France",
			blocks: [
				{
					kind: "paragraph",
					text: "If you live in another country, would like to go to one, or come to France from one.",
				},
				{
					kind: "links",
					items: [
						{
							label: "National Careers Service",
							href: "https://nationalcareers.service.gov.uk/",
							note: "England: careers with pay, hours and ways in.",
						},
						{
							label: "UCAS",
							href: "https://www.ucas.com/",
							note: "United Kingdom: university applications and apprenticeships.",
						},
						{
							label: "STEM Learning",
							href: "https://www.stem.org.uk/",
							note: "United Kingdom: science ambassadors and material for lessons.",
						},
						{
							label: "Campus France",
							href: "https://www.campusfrance.org/en",
							note: "Studying in France for those who come from elsewhere. With a nationality from outside the European Union, the EEA and Switzerland, and without a school diploma of these countries that you have or are preparing, you do not ask for a first year of licence on Parcoursup but by a DAP (prior admission request). You ask in the autumn before, nine months ahead: for September 2025, until 15 December 2024. Check this year’s date at once. It holds for a first year in health, too. In 72 countries you use the platform “Études en France”. If you have or are preparing a French or European baccalauréat you use Parcoursup; but if you live in one of these 72 countries and have its nationality, you follow the procedure “Études en France” as well. For a BUT, a BTS or a prep class there is no DAP, and the platform depends on the country and the course: ask Campus France.",
						},
						{
							label: "EURES",
							href: "https://eures.europa.eu/index_en",
							note: "Working and learning in another European country.",
						},
						{
							label: "O*NET OnLine",
							href: "https://www.onetonline.org/",
							note: "Detailed descriptions of occupations in the United States: tasks, skills, interests.",
						},
						{
							label: "Occupational Outlook Handbook",
							href: "https://www.bls.gov/ooh/",
							note: "What the US Bureau of Labor Statistics expects for each occupation over ten years.",
						},
					],
				},
			],
		},
	],
};
