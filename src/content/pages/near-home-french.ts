import type { DocumentPage } from "#domain/shared/document.ts";
import { healthTable, nearHomeFigures, nearHomeSources } from "./near-home-facts.ts";

const { pupils, pupilsIn, placementFrom, placementTo, vets, vetsIn, apprenticeFrom, apprenticeTo } =
	nearHomeFigures("fr");

/** Near home in French: advice, open days, the placement of seconde, disability and health. */
export const nearHomeFrench: DocumentPage = {
	title: "Près de chez toi : conseils, portes ouvertes, stage, santé",
	lead: "Trouver de l’aide gratuite, visiter des écoles, faire ton stage de seconde, savoir ce qu’un problème de santé change vraiment : ouvre ce qui te concerne.",
	folds: "all",
	country: "france",
	sections: [
		{
			id: "who",
			heading: "Qui te conseille gratuitement ?",
			blocks: [
				{
					kind: "definitions",
					items: [
						{
							term: "Le CIO",
							description:
								"Le centre d’information et d’orientation est un service public gratuit, ouvert à tout le monde : élèves du public et du privé, jeunes qui ont quitté l’école, étudiantes et étudiants, parents. Vas-⁠y même si tu n’as pas encore de projet. Pendant les vacances, il reste ouvert une partie du temps : appelle avant d’y aller.",
							site: {
								label: "Trouver le plus proche (annuaire)",
								href: "https://www.education.gouv.fr/annuaire",
							},
						},
						{
							term: "La ou le PsyEN",
							description: `C’est une ou un psychologue de l’Éducation nationale, qui te reçoit au lycée ou au CIO. Chaque psychologue s’occupe d’environ ${pupils} élèves (${pupilsIn}) et ne passe dans certains lycées que toutes les deux semaines : prends rendez-⁠vous longtemps à l’avance, à la vie scolaire ou au CDI.`,
						},
						{
							term: "Ton académie",
							description:
								"C’est le territoire scolaire dont dépend ton lycée. Le rectorat, qui l’administre, organise les examens, et ses dates limites ne sont pas toujours celles de l’académie voisine. Cherche ces dates sur son site, ou demande-⁠les au secrétariat du lycée.",
						},
						{
							term: "Hors du lycée",
							description:
								"Si tu n’es plus au lycée, tu peux aller au CIO, à la mission locale ou dans un centre d’information jeunesse. Si tu es à l’université, adresse-⁠toi à son service d’orientation (SCUIO).",
						},
					],
				},
				{
					kind: "links",
					items: [
						{
							label: "Parler à quelqu’un",
							href: "/resources#person",
							note: "Par téléphone ou par tchat, avec des mentors ou avec des scientifiques.",
						},
					],
				},
			],
		},
		{
			id: "open-days",
			heading: "Comment profiter des portes ouvertes ?",
			blocks: [
				{
					kind: "paragraph",
					text: "Les prépas ouvrent souvent leurs portes un samedi de janvier, et les universités un samedi entre décembre et mars. Sur Parcoursup, la page de chaque formation indique la date. Nous n’avons pas trouvé de liste nationale pour cette année.",
				},
				{
					kind: "list",
					items: [
						"Avant : lis la page de la formation et prépare trois questions. Commence tes visites dès la classe de première, car la terminale est déjà bien remplie.",
						"En chemin : chronomètre le trajet, de chez toi jusqu’à la salle de cours.",
						"Sur place : parle aux étudiantes et aux étudiants autant qu’aux profs, et note leurs noms. Passe un moment sans tes parents : eux penseront aux prix et aux papiers.",
						"À demander : qui admet-⁠on d’habitude (quel bac, quelles spécialités, quel niveau) ? Combien d’élèves passent en deuxième année ? L’État reconnaît-⁠il le diplôme ? Comment change-⁠t-⁠on de voie ? Qui aide les élèves en difficulté ?",
						"Encore mieux : assiste à un vrai cours. Beaucoup d’universités proposent aux élèves de lycée des journées d’immersion, souvent en février. Cherche « immersion » sur leur site.",
					],
				},
				{
					kind: "links",
					items: [
						{
							label: "Lire en scientifique la page d’une formation",
							href: "/resources/read-a-course-page",
							note: "Pour préparer tes trois questions.",
						},
					],
				},
			],
		},
		{
			id: "placement",
			heading: "Où faire le stage de seconde ?",
			blocks: [
				{
					kind: "definitions",
					items: [
						{
							term: "Quand",
							description: `Le stage dure deux semaines, dans la seconde moitié de juin, pour les élèves de seconde générale et technologique. Les dates les plus récentes que nous ayons trouvées vont du ${placementFrom} au ${placementTo}. Nos sources ne donnent pas celles de cette année : demande-⁠les à ton lycée.`,
						},
						{
							term: "Où",
							description:
								"Tu peux le faire dans une entreprise, une association, une mairie ou un établissement public : deux semaines au même endroit, ou une semaine dans un endroit et une semaine dans un autre. Tu observes, mais tu ne travailles pas. Pour les sciences, pense aux laboratoires, aux hôpitaux, au service de l’eau de ta ville.",
						},
						{
							term: "Qui cherche",
							description:
								"Tu cherches avec ta famille et avec l’aide du lycée. Tout le monde cherche pour les mêmes dates : demande la convention de stage dès l’automne. Elle est obligatoire, et ton lycée la signe. En 2025, les offres officielles se trouvaient sur 1jeune1solution et sur 1eleve1stage.education.gouv.fr.",
							site: { label: "Voir les offres", href: "https://www.1jeune1solution.gouv.fr/stages" },
						},
						{
							term: "Si tu ne trouves rien",
							description:
								"Cela arrive à beaucoup d’élèves. Ton lycée t’accueille alors pendant ces deux semaines, et tu y découvres des métiers en ligne, en menant tes propres recherches. Préviens tôt ta prof principale ou ton prof principal.",
						},
						{
							term: "Qui en est dispensé",
							description:
								"Avec l’accord du lycée, tu n’as pas à faire ce stage si tu fais, pendant les dates du stage, un séjour scolaire d’au moins deux semaines à l’étranger, si tu as une raison médicale (avec un certificat), ou si ta seconde comprend déjà un stage, comme celle d’hôtellerie (STHR).",
						},
					],
				},
			],
		},
		{
			id: "school",
			heading: "Handicap, dys, maladie : quelle aide au lycée ?",
			blocks: [
				{
					kind: "definitions",
					items: [
						{
							term: "PAI",
							description:
								"Le projet d’accueil individualisé s’adresse aux élèves qui ont une allergie ou une maladie qui dure (asthme, diabète, épilepsie, dépression…). Il dit comment organiser le traitement, les repas et les sorties, et que faire en cas d’urgence ou d’absence. Tes parents le demandent à la direction ; le médecin scolaire le prépare avec ton médecin.",
						},
						{
							term: "PAP",
							description:
								"Le plan d’accompagnement personnalisé s’adresse aux élèves qui ont un trouble des apprentissages (dys, TDAH). Il peut prévoir plus de temps, un ordinateur, des cours photocopiés. On le demande au lycée, sans dossier de handicap. En revanche, il ne donne pas droit à une aide humaine.",
						},
						{
							term: "PPS",
							description:
								"Le projet personnalisé de scolarisation s’adresse aux élèves dont le handicap est reconnu par la maison départementale des personnes handicapées (MDPH). Il peut prévoir une personne qui t’aide (AESH), du matériel, un emploi du temps aménagé.",
						},
						{
							term: "Le bac et les examens",
							description:
								"Pour les examens, avoir un PAI, un PAP ou un PPS ne suffit pas : il faut faire une demande pour chaque examen, au plus tard au moment de l’inscription. Mieux vaut s’y prendre à la fin du deuxième trimestre de l’année d’avant, donc en seconde pour les épreuves de première : une demande tardive peut être refusée. Avec un PAI, un PAP ou un PPS, la procédure est plus courte. On peut obtenir, par exemple, un tiers-temps (un tiers de temps en plus), un ordinateur ou quelqu’un qui écrit à ta place.",
						},
					],
				},
			],
		},
		{
			id: "after",
			heading: "Et sur Parcoursup, puis pendant les études ?",
			blocks: [
				{
					kind: "definitions",
					items: [
						{
							term: "La fiche de liaison",
							description:
								"Cette fiche est facultative : tu y décris tes aménagements, dans ton dossier Parcoursup (rubrique Profil, puis Handicap). Les formations ne la voient pas quand elles étudient ton dossier : elle ne peut donc pas jouer contre toi. Elle sert à préparer la rentrée.",
						},
						{
							term: "Référente ou référent handicap",
							description:
								"Chaque formation de Parcoursup a une référente ou un référent, dont les coordonnées sont sur la page de la formation. Écris-⁠lui avant de faire tes vœux, si possible un an avant la rentrée, et demande quels bâtiments sont accessibles, comment se passent les TP et quelles aides existent.",
						},
						{
							term: "Le réexamen",
							description:
								"Ta santé ou ton handicap t’oblige à étudier à un endroit précis, et tu n’as que des refus, ou une place qui ne répond pas à tes besoins ? Si tu as confirmé au moins un vœu, demande au rectorat de réexaminer ton dossier. Tes documents médicaux sont envoyés au médecin du rectorat.",
						},
						{
							term: "À l’université, en école",
							description:
								"L’établissement doit t’inscrire comme tout le monde et aménager tes études. Dès ton inscription, prends rendez-⁠vous avec la mission handicap et avec le service de santé étudiante. Pour un concours, demande tes aménagements au plus tard quand tu t’inscris. En BTS, les aides prévues par ton PPS ou ton PAI peuvent être maintenues.",
							site: {
								label: "Onisep, handicap",
								href: "https://www.onisep.fr/inclusion-et-handicap",
							},
						},
						{
							term: "En apprentissage",
							description: `Entre ${apprenticeFrom} et ${apprenticeTo} ans, si tu as un PPS, l’allocation d’éducation de l’enfant handicapé (AEEH) ou la prestation de compensation du handicap (PCH), tu as les mêmes droits que les personnes reconnues « travailleur handicapé » : un poste aménagé et, au besoin, un contrat plus long. Parles-⁠en à ton centre de formation (CFA).`,
						},
					],
				},
			],
		},
		{
			id: "health",
			heading: "Quelles portes un problème de santé ferme-⁠t-⁠il vraiment ?",
			blocks: [
				healthTable({
					caption: "Ce que nos sources disent de chaque situation, pour sept types de travail",
					legend: {
						exam: {
							word: "Examen",
							meaning:
								"Tout le monde passe un examen médical avant l’entrée à l’école ou l’embauche, et c’est cet examen qui décide.",
						},
						ask: {
							word: "À préparer",
							meaning: "C’est souvent possible : demande un avis médical ou un aménagement avant de choisir.",
						},
						none: {
							word: "Rien trouvé",
							meaning: "Nos sources ne donnent aucune règle. Ce n’est pas une promesse : demande quand même.",
						},
					},
					routes: {
						lab: "Laboratoire",
						field: "Terrain",
						animals: "Animaux",
						care: "Soin",
						workshop: "Atelier, usine",
						screen: "Maths, ordinateur",
						safety: "Avion, train, navire",
					},
					conditions: {
						colour: "Vision des couleurs",
						asthma: "Asthme, allergies",
						dys: "Dys",
						diabetes: "Diabète",
						epilepsy: "Épilepsie",
						moving: "Handicap moteur",
					},
				}),
				{
					kind: "definitions",
					items: [
						{
							term: "Vision des couleurs",
							description:
								"Pour piloter un avion, si tu rates le premier test (Ishihara), un test plus poussé décide. Dans les trains, les postes de sécurité exigent une vision normale des couleurs. Dans la Marine nationale, cela dépend du poste. En chimie, en géologie ou au microscope, mal distinguer les couleurs est une gêne, mais nous n’avons pas trouvé d’interdiction. Fais le test chez une ou un ophtalmo avant de choisir.",
						},
						{
							term: "Asthme et allergies",
							description: `Peu de métiers sont interdits, mais certains sont déconseillés : boulangerie, menuiserie, peinture automobile ou coiffure si tu as de l’asthme ; selon ton allergie, ceux où l’on touche des animaux ou des plantes, ou ceux où l’on porte des gants en latex. Au laboratoire, ce sont surtout les rongeurs qui donnent des allergies. Au moins ${vets} des élèves vétérinaires disent avoir une allergie, aux animaux ou aux pollens (${vetsIn}) ; pour une partie des personnes allergiques, cela finit par gêner le travail. Parles-⁠en à ton médecin avant de t’inscrire.`,
						},
						{
							term: "Dys",
							description:
								"Nous n’avons trouvé aucune règle qui interdise un métier scientifique. Les étudiantes et les étudiants dys sont de plus en plus nombreux, à l’université comme dans les grandes écoles, et y étudient avec des aménagements.",
						},
						{
							term: "Diabète, épilepsie",
							description:
								"Depuis une loi de décembre 2021, on doit juger d’après l’état de santé de chaque personne, et non d’après le nom de sa maladie. En pratique, avec un diabète, l’aviation, la police et l’armée restent très difficiles d’accès (2025). Avec une épilepsie, mieux vaut éviter de travailler en hauteur, sur des machines, près de l’eau, la nuit ou sans personne à côté ; tout dépend des crises. Le métier de prof, lui, n’est plus fermé.",
						},
						{
							term: "Handicap moteur, vue",
							description:
								"Une école d’ingénieurs a rendu un stage de géologie accessible à un étudiant en fauteuil ; à Grenoble, on a changé un sujet de thèse pour que le travail puisse se faire hors de la salle blanche (un laboratoire sans poussière, où l’on travaille en combinaison). Des scientifiques malvoyants travaillent sur le climat, sur les étoiles ou en bio-informatique. Demande ce qui a déjà été fait là où tu veux aller.",
						},
						{
							term: "Soin",
							description:
								"Pour devenir infirmière ou infirmier, kiné ou manip radio, tout le monde doit voir, avant l’entrée en institut, un médecin agréé, qui certifie que rien n’empêche d’exercer le métier. La vaccination contre l’hépatite B est obligatoire et peut prendre plus de six mois ; sans elle, pas de stage : commence dès la terminale. Cette vaccination, et une prise de sang qui vérifie qu’elle a marché, sont aussi exigées dans les études de médecine, de chirurgie dentaire, de pharmacie, de sage-femme et de laboratoire médical. Si tu as une maladie ou un handicap, écris à la référente ou au référent handicap de l’institut avant de faire tes vœux.",
						},
						{
							term: "Avion, train, navire",
							description:
								"L’examen médical vient en premier. Pour travailler à bord d’un navire, tu vois un médecin des gens de mer avant l’entrée en formation. Pour le contrôle aérien, l’examen a lieu avant l’entrée à l’école (ENAC). Pour piloter un avion, mieux vaut passer l’examen avant de payer l’école.",
						},
						{
							term: "Machines, avant 18 ans",
							description:
								"En formation professionnelle, un médecin de l’Éducation nationale donne son avis avant que tu utilises certaines machines et certains produits. La visite est gratuite.",
						},
						{
							term: "À qui demander",
							description:
								"À ton médecin, à l’infirmerie du lycée, à ta ou ton PsyEN, à la référente ou au référent handicap de la formation. Si quelqu’un te dit non, demande à voir la règle écrite, avec sa date : beaucoup de règles ont changé.",
						},
					],
				},
				{
					kind: "paragraph",
					text: "Nous n’avons trouvé ni liste officielle des études qu’un problème de santé peut fermer, ni les règles actuelles de l’armée, ni celles de la plongée scientifique, ni celles qui concernent l’audition et la vue, métier par métier. Une partie des règles de cette page vient de sites non officiels.",
				},
			],
		},
		{ id: "sources", heading: "Sources", blocks: nearHomeSources("fr") },
	],
};
