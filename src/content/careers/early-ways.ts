import type { CareerId } from "#domain/careers/career-id.ts";
import type { Localized } from "#domain/shared/locale.ts";
import type { EarlyPaths } from "./study-paths.ts";

/** Ways into a career after two or three years, or into a post beside it: in words, and as steps to draw. */
export interface EarlyWays extends Localized<string>, EarlyPaths {}

const laboratory: EarlyWays = {
	ways: ["bts", "licencePro", "but"],
	courses: ["BTS Bioanalyses", "BTS Biotechnologie", "BUT Génie biologique"],
	en: "Laboratory technicians work at the same benches after two or three years of study: BTS in biotechnology, bioanalysis or medical biology, BUT in biological engineering, or licence professionnelle after a BTS, sometimes as paid apprentices (alternance), if they find an employer.",
	fr: "Dans les mêmes laboratoires travaillent des techniciennes et des techniciens qui ont fait deux ou trois ans d’études : un BTS de biotechnologie, de bioanalyses ou de biologie médicale, un BUT Génie biologique, ou une licence professionnelle après un BTS. On peut parfois se former en alternance, avec un salaire, si l’on trouve un employeur.",
};
const computing: EarlyWays = {
	ways: ["bts", "licencePro", "but"],
	courses: ["BTS Services informatiques aux organisations", "BUT Informatique"],
	en: "Computing is a field where you can start work after two or three years of study: BTS in computing services (SIO), BUT in computing, licence professionnelle. Both are often open to apprentices with an employer, and many students add a master’s later.",
	fr: "En informatique, on peut travailler après deux ou trois ans d’études : un BTS Services informatiques aux organisations (SIO), un BUT Informatique ou une licence professionnelle. On se forme souvent en alternance, avec un employeur, et beaucoup de jeunes continuent plus tard en master.",
};
const dataWork: EarlyWays = {
	ways: ["but", "licencePro"],
	courses: ["BUT Science des données", "BTS Services informatiques aux organisations"],
	en: "After a BUT in data science (three years, the last one or two often as an apprentice) you prepare data and turn it into charts in the same teams; a BTS in computing services (SIO) and then a licence professionnelle in data or statistics leads there too.",
	fr: "Après un BUT Science des données (trois ans, dont souvent un ou deux en alternance), on prépare les données et on en tire des graphiques dans les mêmes équipes. On peut aussi passer par un BTS Services informatiques aux organisations (SIO), puis par une licence professionnelle de statistique ou de gestion des données.",
};
const instruments: EarlyWays = {
	ways: ["but", "licencePro"],
	courses: ["BUT Mesures physiques", "BTS Systèmes photoniques"],
	en: "Instruments need people to build and mend them: BUT in physical measurement, or BTS in photonics or in electronics and networks (CIEL) followed by a licence professionnelle, sometimes as an apprentice: few schools offer it, and you need an employer. Observatories and laboratories have posts for technicians with two or three years of study.",
	fr: "Il faut aussi des gens pour construire et réparer les instruments. On se forme avec un BUT Mesures physiques, ou avec un BTS (systèmes photoniques, CIEL option électronique et réseaux) suivi d’une licence professionnelle. L’alternance est parfois possible, mais peu d’établissements la proposent, et il faut trouver un employeur. Les observatoires et les laboratoires ont des postes à bac+2 et à bac+3.",
};
const nature: EarlyWays = {
	ways: ["licencePro"],
	courses: ["BTSA Gestion et protection de la nature"],
	en: "Nature reserves and ecology consultancies take people on after a BTSA in nature protection (GPN, two years) and a licence professionnelle in biodiversity, sometimes as an apprentice, to count species, mark paths and guide visitors. Permanent posts are few, and many start with seasonal contracts.",
	fr: "Les réserves naturelles et les bureaux d’études en écologie embauchent après un BTSA Gestion et protection de la nature (deux ans) et une licence professionnelle de biodiversité, parfois en alternance. On y compte les espèces, on balise les sentiers, on accueille le public. Les postes fixes sont peu nombreux ; on commence souvent par des contrats saisonniers.",
};
const ground: EarlyWays = {
	ways: ["licencePro"],
	courses: ["BTS Géologie appliquée", "BTS Métiers de l’eau"],
	en: "Drilling, sampling and mapping are done by technicians: BTS in applied geology or the water industry, then a licence professionnelle in water or soils, sometimes as an apprentice with an employer. Field teams are first on site and often last to leave.",
	fr: "Ce sont des techniciennes et des techniciens qui font les forages, les prélèvements et les relevés. On prépare un BTS Géologie appliquée ou Métiers de l’eau, puis une licence professionnelle (eau ou sols), parfois en alternance, si l’on trouve un employeur. Les équipes de terrain arrivent les premières et repartent souvent les dernières.",
};
const food: EarlyWays = {
	ways: ["but", "bts"],
	courses: ["BUT Génie biologique", "BTSA Bioqualim"],
	en: "A BUT in biological engineering (food sciences) or a BTSA in food quality (Bioqualim) leads in two or three years to quality, laboratory or production posts. You can very often train as an apprentice.",
	fr: "Un BUT Génie biologique (sciences de l’aliment) ou un BTSA Bioqualim (qualité des aliments), très souvent en alternance, mène en deux ou trois ans à des postes en qualité, en laboratoire ou en production.",
};
const hospital: EarlyWays = {
	ways: ["bts", "but"],
	courses: ["BTS Biologie médicale", "BUT Génie biologique"],
	en: "In the same departments, laboratory technicians prepare, analyse and check samples. They train for two or three years (BTS in medical biology, BUT in biological engineering in its medical biology and biotechnology track, state diploma), by a separate route, without competing for a place in medicine. It is a regulated trade: before you choose another track of this BUT, ask if it gives the right to work there.",
	fr: "Dans les mêmes services, des techniciennes et des techniciens de laboratoire préparent, analysent et contrôlent les échantillons. On se forme en deux ou trois ans (BTS Biologie médicale, BUT Génie biologique parcours biologie médicale et biotechnologie, diplôme d’État), par une voie à part, sans passer par la sélection de médecine. Le métier est réglementé : avant de choisir un autre parcours de ce BUT, demande s’il donne le droit de l’exercer.",
};

/**
 * The technician's and the licence professionnelle's way into a career or beside it, with alternance where it exists;
 * null where there is none. Names of diplomas only, and no figures: they are written from what is known of the courses.
 */
export const earlyWays: Readonly<Record<CareerId, EarlyWays | null>> = {
	"agricultural-scientist": {
		ways: ["licencePro", "but"],
		courses: ["BTSA Agronomie", "BUT Génie biologique"],
		en: "A BTSA in agronomy (two years) and a licence professionnelle, very often taken as an apprentice, lead to running field trials and advising farmers, and so does a BUT in biological engineering (agronomy); a bac pro from an agricultural lycée leads there too.",
		fr: "Après un BTSA d’agronomie (deux ans) et une licence professionnelle, très souvent en alternance, on mène des essais en plein champ ou l’on conseille les agricultrices et les agriculteurs. Un BUT Génie biologique (agronomie) conduit aux mêmes postes, et l’on peut aussi partir d’un bac pro de lycée agricole.",
	},
	"analytical-chemist": {
		ways: ["bts", "but", "licencePro"],
		courses: ["BTS Métiers de la chimie", "BUT Chimie", "BUT Mesures physiques"],
		en: "You can start work after two or three years of study: BTS in chemistry, BUT in chemistry or physical measurement, licence professionnelle in analysis, sometimes as an apprentice with an employer. Many laboratories depend on their technicians.",
		fr: "On peut travailler après deux ou trois ans d’études : un BTS Métiers de la chimie, un BUT Chimie ou Mesures physiques, une licence professionnelle en analyse chimique, parfois en alternance, si l’on trouve un employeur. Bien des laboratoires tournent grâce à leurs techniciennes et à leurs techniciens.",
	},
	astronomer: instruments,
	astrophysicist: instruments,
	biochemist: laboratory,
	bioinformatician: computing,
	"biomedical-engineer": {
		ways: ["bts", "but", "licencePro"],
		courses: ["BTS Électrotechnique", "BUT Génie électrique", "BUT Mesures physiques"],
		en: "Biomedical technicians look after a hospital’s machines: BTS in electrical systems or in electronics and networks (CIEL), BUT in electrical engineering or physical measurement, or licence professionnelle in biomedical maintenance, sometimes as an apprentice with an employer.",
		fr: "À l’hôpital, des techniciennes et des techniciens biomédicaux s’occupent des appareils. On prépare un BTS Électrotechnique ou CIEL (option électronique et réseaux), un BUT Génie électrique (GEII) ou Mesures physiques, ou une licence professionnelle de maintenance biomédicale, parfois en alternance, si l’on trouve un employeur.",
	},
	biostatistician: dataWork,
	"climate-scientist": instruments,
	"computational-biologist": null,
	"data-scientist": dataWork,
	ecologist: nature,
	"environmental-scientist": {
		ways: ["but", "bts"],
		courses: ["BUT Hygiène, sécurité, environnement", "BTS Métiers de l’eau"],
		en: "A BUT in health, safety and environment (HSE), a BTS in the water industry or a BTSA in water management leads in two or three years to measuring and monitoring sites, sometimes as an apprentice with an employer.",
		fr: "Un BUT Hygiène, sécurité, environnement (HSE), un BTS Métiers de l’eau ou un BTSA Gestion et maîtrise de l’eau mène en deux ou trois ans à des postes où l’on mesure et surveille l’état de l’eau, de l’air ou des sols. L’alternance est parfois possible, si l’on trouve un employeur.",
	},
	epidemiologist: dataWork,
	"food-engineer": food,
	"food-scientist": food,
	geneticist: laboratory,
	geologist: ground,
	hydrogeologist: ground,
	immunologist: laboratory,
	"machine-learning-engineer": computing,
	"marine-biologist": {
		ways: ["licencePro"],
		courses: ["BTSA Aquaculture"],
		en: "A BTSA in aquaculture or in nature protection, alone or followed by a licence professionnelle in coastal studies, sometimes taken as an apprentice, leads in two or three years to marine stations, reserves and sea farms. Farms hire more than stations and reserves do.",
		fr: "Un BTSA Aquaculture ou Gestion et protection de la nature peut suffire ; on peut aussi y ajouter une licence professionnelle consacrée au littoral, parfois en alternance. Après ces deux ou trois ans d’études, on travaille dans une station marine, une réserve ou un élevage de poissons et de coquillages. Les élevages embauchent plus que les stations et les réserves.",
	},
	"materials-scientist": {
		ways: ["but", "bts"],
		courses: ["BUT Science et génie des matériaux", "BTS Traitement des matériaux", "BTS Fonderie"],
		en: "A BUT in materials science and engineering (three years, often as an apprentice) or a BTS in plastics, foundry work or surface treatment leads straight to test benches and workshops.",
		fr: "Avec un BUT Science et génie des matériaux (trois ans, souvent en alternance) ou un BTS de plasturgie (Europlastics et composites), de fonderie ou de traitement des matériaux, on travaille tout de suite dans un atelier ou sur un banc d’essai, où l’on teste les matériaux.",
	},
	mathematician: null,
	meteorologist: {
		// Who may enter: https://www.beziers-actualites.fr/2023/03/21/lecole-nationale-de-la-meteorologie-recrute-des-techniciennes-superieures-postuler-avant-le-29-mars/ (read on 2026-11-27).
		// Registration and service: https://legal.tricoteuses.fr/articles/JORFARTI000053097302 and
		// https://meteofrance.fr/enm/admission/statut-fonctionnaire-ou-civil (read on 2026-11-28).
		ways: ["technicianSchool"],
		courses: [],
		en: "The national school of meteorology, in Toulouse, also trains technicians for Météo-France, in two years and with a salary: observing, measuring and looking after the instruments. You enter after the baccalauréat by a competition for citizens of the European Union, the EEA, Switzerland, Andorra or Monaco, with its own registration in winter (in 2026, from 29 January to 4 March), outside Parcoursup. Places are few. You promise 5 years of work for the State; those who leave earlier have to pay back all or part of their pay and of the cost of their training.",
		fr: "L’École nationale de la météorologie, à Toulouse, forme aussi, en deux ans et avec un salaire, des techniciennes et des techniciens pour Météo-France, qui observent, mesurent et entretiennent les instruments. On y entre après le bac, par un concours ouvert aux personnes qui ont la nationalité d’un pays de l’Union européenne ou de l’Espace économique européen (EEE), ou qui sont de nationalité suisse, andorrane ou monégasque ; on s’y inscrit en hiver (en 2026, du 29 janvier au 4 mars), sans passer par Parcoursup. Les places sont rares. On s’engage pour 5 ans au service de l’État ; si l’on part plus tôt, il faut rembourser tout ou partie des salaires reçus et du coût de la formation.",
	},
	microbiologist: laboratory,
	neuroscientist: laboratory,
	paleontologist: {
		ways: ["licencePro"],
		courses: ["BTS Géologie appliquée"],
		en: "Museums employ preparators who clean and cast fossils, and guides who tell their story: trades learnt on the job, or in a licence professionnelle after a BTS such as applied geology. Posts are few.",
		fr: "Les musées emploient des préparatrices et des préparateurs, qui dégagent et moulent les fossiles, et des médiatrices et des médiateurs, qui racontent leur histoire. Ces métiers s’apprennent sur le tas, ou en licence professionnelle, par exemple après un BTS Géologie appliquée. Les postes sont rares.",
	},
	pathologist: hospital,
	pharmacologist: hospital,
	physicist: instruments,
	// The option SLAM of the BTS SIO trains developers.
	"software-developer": { ...computing, toCareer: ["bts"] },
	"theoretical-physicist": null,
	virologist: laboratory,
	"wildlife-biologist": nature,
};

/** Careers that need a doctorate and whose routes do not yet name the step after it. */
export const doctorateCareers: ReadonlySet<CareerId> = new Set<CareerId>([
	"astronomer",
	"astrophysicist",
	"biochemist",
	"climate-scientist",
	"computational-biologist",
	"geneticist",
	"immunologist",
	"marine-biologist",
	"mathematician",
	"microbiologist",
	"neuroscientist",
	"paleontologist",
	"physicist",
	"theoretical-physicist",
	"virologist",
]);
