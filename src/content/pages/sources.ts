import facts from "../facts/career-facts.json" with { type: "json" };
import { definePage } from "./define-page.ts";

/** The lines that publishers ask for, word for word, with our name filled in. */
export const attributionLines: readonly string[] = Object.values(facts.attributions).map(({ text }) =>
	text
		.replace("[Product]", "Spectra")
		// Three of our codes were not looked up in version 461, and five that it changed are not shown.
		.replace("contrôlé sur v461", "contrôlé en partie sur v461"),
);

export default definePage({
	en: {
		title: "Sources and licences",
		lead: "Spectra relies on public data. Here is each source, its version, its licence and what we took from it, so that anyone can check.",
		folds: "afterFirst",
		sections: [
			{
				id: "occupations",
				heading: "Occupations",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "O*NET Database 30.2",
								description:
									"Interests, skills and knowledge that go with each occupation in the United States. U.S. Department of Labor, Employment and Training Administration; the version (February 2026) is inferred from the dates in the file. Licence: CC BY 4.0.",
							},
							{
								term: "O*NET Database 29.3",
								description:
									"Level of preparation, working styles, education and alternative titles, the last used to match our careers with codes. Same publisher, May 2025. Licence: CC BY 4.0.",
							},
							{
								term: "O*NET OnLine, Bright Outlook",
								description:
									"The list of occupations with a bright outlook in the United States. Same publisher, undated export. Licence: CC BY 4.0.",
							},
							{
								term: "ESCO 1.2.1",
								description:
									"European names and codes of occupations, in English and French. European Commission, December 2025. Reuse authorised by Commission Decision 2011/833/EU; we kept some of these names and codes and matched them to our careers.",
							},
							{
								term: "ROME 4.0, v460 and v461",
								description:
									"French codes and names of occupations. France Travail, 2025 and 15 June 2026. Licence: Licence Ouverte (Etalab).",
							},
							{
								term: "Idéo-Métiers",
								description:
									"Names of careers and addresses of their pages on onisep.fr. Onisep, early 2025. Licence: ODbL according to the data catalogue, to be confirmed; we link to the pages rather than copy them.",
							},
						],
					},
				],
			},
			{
				id: "outlook",
				heading: "Growth and the job market",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Occupational Outlook Handbook, Employment Projections 2024–34",
								description:
									"Expected growth of employment in each occupation in the United States. U.S. Bureau of Labor Statistics, pages of 28 August 2025. Public domain.",
							},
							{
								term: "France Travail, labour market by ROME code",
								description:
									"How hard employers find it to recruit, in France (the “tension” index). It is yearly; we read the latest on 20 March 2026, in a table compiled by a third party. It had no figures yet for the new families of ROME v461, so five careers show none. Licence: open data, to be confirmed at the source.",
							},
							{
								term: "Pay",
								description:
									"United States: the handbook’s pages of 28 August 2025 (wages of May 2024, gross). France: France Travail’s average for a group of jobs, read in March 2026; the order of 29 August 2016 on doctoral contracts, as it has stood since 1 January 2023 (Légifrance); the ministry’s report “L’état de l’enseignement supérieur, de la recherche et de l’innovation”, sheet 06 (public researchers, 2019). Licences: public domain; Licence Ouverte.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "Growth figures are American: each career page says so beside them, with their date. A figure for a group of occupations is not the figure for one job. Where we found nothing, the career page says so.",
					},
				],
			},
			{
				id: "studies",
				heading: "Courses and institutions",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Principal institutions of higher education",
								description:
									"Names, locations and websites of French institutions. French ministry of higher education and research, April and May 2025. Licence: Licence Ouverte 2.0 (Etalab).",
							},
							{
								term: "Trouver Mon Master 2021",
								description:
									"Which master’s degrees each institution offered. Same ministry, 2021 campaign; accreditations have been renewed since. Licence: Licence Ouverte 2.0 (Etalab).",
							},
							{
								term: "Parcoursup, school subjects of general baccalauréat holders",
								description:
									"The subjects taken by most of the students admitted with a general baccalauréat; those with a technological or vocational one are not counted. Same ministry, bac 2023. Licence: Licence Ouverte 2.0 (Etalab).",
							},
							{
								term: "Parcoursup, map of courses",
								description:
									"Which institutes of technology offer a BUT, and where they are. Same ministry, copy of January 2026. Licence: Licence Ouverte 2.0 (Etalab).",
							},
							{
								term: "Natural Earth",
								description:
									"The outline of France on our maps, 1:10 million, version 4.1, simplified by us. Public domain.",
							},
							{
								term: "Research Organization Registry (ROR)",
								description:
									"Identity and links of institutions, up to version 2.9 (June 2026). Licence: CC0 1.0.",
							},
						],
					},
				],
			},
			{
				id: "ours",
				heading: "What is our own",
				blocks: [
					{
						kind: "paragraph",
						text: "The descriptions of careers, the quiz, Career Quest and the invented people are ours. So are the choice of a field for each career and the match between a career and a code. The bars that show which sciences a career uses combine the weights that O*NET gives to areas of knowledge with the career’s own subjects and fields; we also chose the places of work shown for each career. The routes of study, and the ways in after two or three years, come from general knowledge of the French system and may change; access to health courses is being reformed.",
					},
					{
						kind: "paragraph",
						text: "Some official files were read in public copies, because the original was not at hand. If a figure here differs from the publisher’s site, the publisher is right: please tell us.",
					},
					{
						kind: "links",
						items: [
							{ label: "Report a mistake", href: "/contact", note: "With the page and, if you can, a link." },
							{
								label: "O*NET OnLine",
								href: "https://www.onetonline.org/",
								note: "The occupations at their source.",
							},
							{
								label: "Occupational Outlook Handbook",
								href: "https://www.bls.gov/ooh/",
								note: "The projections at their source.",
							},
							{ label: "ESCO", href: "https://esco.ec.europa.eu/", note: "The European classification." },
							{
								label: "data.gouv.fr",
								href: "https://www.data.gouv.fr/",
								note: "French public data, with its licences.",
							},
							{ label: "ROR", href: "https://ror.org/", note: "The registry of research organisations." },
						],
					},
				],
			},
			{
				id: "attributions",
				heading: "Attributions",
				blocks: [
					{
						kind: "paragraph",
						text: "In the words of the publishers or in the form they ask for, each in its own language.",
					},
					{ kind: "list", items: [...attributionLines] },
				],
			},
		],
	},
	fr: {
		title: "Sources et licences",
		lead: "Spectra s’appuie sur des données publiques. Voici chaque source, sa version, sa licence et ce que nous y avons pris, pour que tout le monde puisse vérifier.",
		folds: "afterFirst",
		sections: [
			{
				id: "occupations",
				heading: "Métiers",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Base O*NET 30.2",
								description:
									"Centres d’intérêt, compétences et connaissances propres à chaque métier, aux États-⁠Unis. U.S. Department of Labor, Employment and Training Administration ; la version (février 2026) est déduite des dates du fichier. Licence : CC BY 4.0.",
							},
							{
								term: "Base O*NET 29.3",
								description:
									"Niveau de préparation, styles de travail, études et variantes d’intitulés, ces dernières pour rapprocher nos métiers des codes. Même éditeur, mai 2025. Licence : CC BY 4.0.",
							},
							{
								term: "O*NET OnLine, Bright Outlook",
								description:
									"La liste des métiers qui ont, aux États-⁠Unis, des perspectives favorables. Même éditeur, export non daté. Licence : CC BY 4.0.",
							},
							{
								term: "ESCO 1.2.1",
								description:
									"Noms et codes européens des métiers, en français et en anglais. Commission européenne, décembre 2025. Réutilisation autorisée par la décision 2011/833/UE ; nous avons choisi une partie de ces noms et codes, que nous avons rapprochés de nos métiers.",
							},
							{
								term: "ROME 4.0, v460 et v461",
								description:
									"Codes et noms français des métiers. France Travail, 2025 et 15 juin 2026. Licence : Licence Ouverte (Etalab).",
							},
							{
								term: "Idéo-Métiers",
								description:
									"Noms des métiers et adresses de leurs fiches sur onisep.fr. Onisep, début 2025. Licence : ODbL selon le catalogue de données, à confirmer ; nous renvoyons aux fiches plutôt que de les copier.",
							},
						],
					},
				],
			},
			{
				id: "outlook",
				heading: "Évolution de l’emploi et marché du travail",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Occupational Outlook Handbook, Employment Projections 2024–34",
								description:
									"Évolution prévue de l’emploi dans chaque métier, aux États-⁠Unis. U.S. Bureau of Labor Statistics, pages du 28 août 2025. Domaine public.",
							},
							{
								term: "France Travail, marché du travail par code ROME",
								description:
									"L’indice de tension (la difficulté des employeurs à recruter), en France. Il est annuel ; nous avons relevé le plus récent le 20 mars 2026, dans un tableau établi par un tiers. Les chiffres des nouvelles familles du ROME v461 n’y étaient pas encore : pour cette raison, cinq métiers n’en ont aucun. Licence : données ouvertes, à confirmer à la source.",
							},
							{
								term: "Salaires",
								description:
									"États-⁠Unis : les pages de l’Occupational Outlook Handbook, 28 août 2025 (salaires bruts de mai 2024). France : la moyenne d’un groupe de métiers selon France Travail, lue en mars 2026 ; l’arrêté du 29 août 2016 sur le contrat doctoral, dans sa version en vigueur depuis le 1er janvier 2023 (Légifrance) ; le rapport « L’état de l’enseignement supérieur, de la recherche et de l’innovation », fiche 06 (recherche publique, 2019). Licences : domaine public ; Licence Ouverte.",
							},
						],
					},
					{
						kind: "paragraph",
						text: "Les chiffres d’évolution de l’emploi viennent des États-⁠Unis : chaque page métier le précise juste à côté, avec la date. Le chiffre d’un groupe de métiers n’est pas celui d’un métier. Quand nous n’avons rien trouvé, la page métier le dit.",
					},
				],
			},
			{
				id: "studies",
				heading: "Études et établissements",
				blocks: [
					{
						kind: "definitions",
						items: [
							{
								term: "Principaux établissements d’enseignement supérieur",
								description:
									"Noms, lieux et sites web des établissements français. Ministère chargé de l’Enseignement supérieur et de la Recherche, avril et mai 2025. Licence : Licence Ouverte 2.0 (Etalab).",
							},
							{
								term: "Trouver Mon Master 2021",
								description:
									"Les mentions de master que chaque établissement proposait. Même ministère, campagne 2021 ; les accréditations ont été renouvelées depuis. Licence : Licence Ouverte 2.0 (Etalab).",
							},
							{
								term: "Parcoursup, enseignements de spécialité des bacheliers généraux",
								description:
									"Les spécialités suivies par la plupart des personnes admises avec un bac général ; les bacs technologiques et professionnels n’y sont pas comptés. Même ministère, bac 2023. Licence : Licence Ouverte 2.0 (Etalab).",
							},
							{
								term: "Parcoursup, cartographie des formations",
								description:
									"Quels BUT propose chaque IUT, et où il se trouve. Même ministère, copie de janvier 2026. Licence : Licence Ouverte 2.0 (Etalab).",
							},
							{
								term: "Natural Earth",
								description:
									"Le contour de la France sur nos cartes, au dix-⁠millionième, version 4.1, simplifié par nos soins. Domaine public.",
							},
							{
								term: "Research Organization Registry (ROR)",
								description:
									"Identité et liens des établissements, jusqu’à la version 2.9 (juin 2026). Licence : CC0 1.0.",
							},
						],
					},
				],
			},
			{
				id: "ours",
				heading: "Ce qui vient de nous",
				blocks: [
					{
						kind: "paragraph",
						text: "Les descriptions des métiers, le quiz, la quête des métiers et les personnages inventés sont de nous. Le choix d’un domaine pour chaque métier et le rapprochement entre un métier et un code aussi. Les barres qui montrent quelles sciences un métier utilise combinent les poids qu’O*NET donne aux champs de connaissance avec les matières et les domaines du métier ; nous avons aussi choisi les lieux de travail indiqués pour chaque métier. Les parcours d’études, et les façons d’entrer dans le métier après bac+2 ou bac+3, sont décrits d’après ce que nous savons du système français et peuvent changer ; l’accès aux études de santé est en cours de réforme.",
					},
					{
						kind: "paragraph",
						text: "Nous avons lu certains fichiers officiels dans des copies publiques, faute d’avoir l’original sous la main. Si un chiffre diffère ici de celui du site de l’éditeur, c’est l’éditeur qui a raison : merci de nous le dire.",
					},
					{
						kind: "links",
						items: [
							{
								label: "Signaler une erreur",
								href: "/contact",
								note: "Avec la page et, si possible, un lien.",
							},
							{
								label: "O*NET OnLine",
								href: "https://www.onetonline.org/",
								note: "Les métiers à la source.",
							},
							{
								label: "Occupational Outlook Handbook",
								href: "https://www.bls.gov/ooh/",
								note: "Les projections à la source.",
							},
							{ label: "ESCO", href: "https://esco.ec.europa.eu/", note: "La classification européenne." },
							{
								label: "data.gouv.fr",
								href: "https://www.data.gouv.fr/",
								note: "Les données publiques françaises, avec leurs licences.",
							},
							{ label: "ROR", href: "https://ror.org/", note: "Le registre des organismes de recherche." },
						],
					},
				],
			},
			{
				id: "attributions",
				heading: "Mentions demandées",
				blocks: [
					{
						kind: "paragraph",
						text: "Dans les termes des éditeurs ou sous la forme qu’ils demandent, chacune dans sa langue.",
					},
					{ kind: "list", items: [...attributionLines] },
				],
			},
		],
	},
});
