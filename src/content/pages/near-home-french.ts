import type { DocumentPage } from "#domain/shared/document.ts";
import { healthTable, nearHomeFigures, nearHomeSources } from "./near-home-facts.ts";

const { pupils, pupilsIn, placementFrom, placementTo, vets, vetsIn, apprenticeFrom, apprenticeTo } =
	nearHomeFigures("fr");

/** Near home in French: advice, open days, the placement of seconde, disability and health. */
export const nearHomeFrench: DocumentPage = {
	title: "Près de chez toi : conseils, portes ouvertes, stage, santé",
	lead: "Trouver de l’aide gratuite, visiter des écoles, faire ton stage de seconde, et savoir ce que la santé change vraiment. Ouvre ce qui te concerne.",
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
								"Le centre d’information et d’orientation est un service public, gratuit et ouvert à tout le monde : élèves du public et du privé, jeunes qui ont quitté l’école, étudiantes et étudiants, parents. Vas-⁠y avec ou sans projet. Il reste ouvert pendant une partie des vacances : appelle d’abord.",
							site: {
								label: "Trouver le plus proche (annuaire)",
								href: "https://www.education.gouv.fr/annuaire",
							},
						},
						{
							term: "La ou le PsyEN",
							description: `Une ou un psychologue de l’Éducation nationale te reçoit au lycée ou au CIO. Comme il y a environ ${pupils} élèves par psychologue (${pupilsIn}), certains lycées ne reçoivent sa visite que toutes les deux semaines : prends rendez-⁠vous tôt, à la vie scolaire ou au CDI.`,
						},
						{
							term: "Ton académie",
							description:
								"C’est le territoire dont dépend ton lycée ; un rectorat l’administre. Ses services organisent les examens, et ses dates limites ne sont pas toujours celles de l’académie voisine. Cherche son site, ou demande au secrétariat du lycée.",
						},
						{
							term: "Hors du lycée",
							description:
								"Si tu n’es plus au lycée, tu peux aller au CIO, à la mission locale ou dans un centre d’information jeunesse. À l’université, adresse-⁠toi au service d’orientation (SCUIO).",
						},
					],
				},
				{
					kind: "links",
					items: [
						{
							label: "Parler à quelqu’un",
							href: "/resources#person",
							note: "Par téléphone, par tchat, avec des mentors ou des scientifiques.",
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
					text: "Les prépas ouvrent souvent leurs portes un samedi de janvier, les universités un samedi entre décembre et mars. La page de chaque formation sur Parcoursup indique la date. Nous n’avons pas trouvé de liste nationale pour cette année.",
				},
				{
					kind: "list",
					items: [
						"Avant : lis la page de la formation et note trois questions. Commence dès l’année de première : la terminale est déjà bien remplie.",
						"En chemin : chronomètre le trajet, de ta porte à la salle.",
						"Sur place : parle aux étudiantes et aux étudiants autant qu’aux profs, et note leurs noms. Prends un moment sans tes parents ; eux penseront aux prix et aux papiers.",
						"Demande : qui est admis d’habitude (bac, spécialités, niveau) ? Combien passent en deuxième année ? L’État reconnaît-⁠il le diplôme ? Comment change-⁠t-⁠on de voie ? Qui aide en cas de difficulté ?",
						"Mieux encore, assiste à un vrai cours : beaucoup d’universités proposent aux élèves de lycée des journées d’immersion, souvent en février. Cherche « immersion » sur leur site.",
					],
				},
				{
					kind: "links",
					items: [
						{
							label: "Lire en scientifique la page d’une formation",
							href: "/resources/read-a-course-page",
							note: "Pour trouver tes trois questions.",
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
							description: `Deux semaines dans la seconde moitié de juin, en seconde générale et technologique. Les dates les plus récentes que nous ayons trouvées : du ${placementFrom} au ${placementTo}. Celles de cette année ne sont dans aucune de nos sources : ton lycée te les donnera.`,
						},
						{
							term: "Où",
							description:
								"Une entreprise, une association, une mairie, un établissement public : deux semaines au même endroit, ou une semaine dans un endroit et une semaine dans un autre. Tu observes, tu ne travailles pas. Pour les sciences, pense aux laboratoires, aux hôpitaux, au service de l’eau de ta ville.",
						},
						{
							term: "Qui cherche",
							description:
								"Toi et ta famille, avec l’aide du lycée. Tout le monde cherche pour les mêmes dates : demande la convention dès l’automne. Elle est obligatoire, et ton lycée la signe. En 2025, les offres officielles se trouvaient sur 1jeune1solution et sur 1eleve1stage.education.gouv.fr.",
							site: { label: "Voir les offres", href: "https://www.1jeune1solution.gouv.fr/stages" },
						},
						{
							term: "Si tu ne trouves rien",
							description:
								"Cela arrive à beaucoup d’élèves. Ton lycée t’accueille alors pendant ces deux semaines, et tu y découvres des métiers, en ligne et par tes recherches. Dis-⁠le tôt à ta ou ton prof principal.",
						},
						{
							term: "Qui en est dispensé",
							description:
								"Avec l’accord du lycée, les élèves qui font un séjour scolaire à l’étranger d’au moins deux semaines, qui ont un motif médical (avec certificat), ou dont la seconde comprend déjà un stage, comme celle d’hôtellerie (STHR).",
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
								"Projet d’accueil individualisé, pour une allergie ou une maladie qui dure (asthme, diabète, épilepsie, dépression…) : traitement, urgence, repas, sorties, absences. Tes parents le demandent à la direction ; le médecin scolaire le prépare avec le tien.",
						},
						{
							term: "PAP",
							description:
								"Plan d’accompagnement personnalisé, pour un trouble des apprentissages (dys, TDAH) : plus de temps, ordinateur, cours photocopiés. On le demande au lycée, sans dossier de handicap. Il ne donne pas droit à une aide humaine.",
						},
						{
							term: "PPS",
							description:
								"Projet personnalisé de scolarisation, si la maison départementale des personnes handicapées (MDPH) reconnaît ton handicap : une personne qui t’aide (AESH), du matériel, un emploi du temps aménagé.",
						},
						{
							term: "Le bac et les examens",
							description:
								"Ni le PAI, ni le PAP, ni le PPS ne suffit : il faut une demande par examen, au plus tard à l’inscription et de préférence à la fin du deuxième trimestre de l’année d’avant, donc en seconde pour les épreuves de première. Une demande tardive peut être refusée. Avec un PAI, un PAP ou un PPS, la procédure est plus courte. On peut obtenir, par exemple, un tiers-temps (un tiers de temps en plus), un ordinateur, une personne qui écrit à ta place.",
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
								"Elle est facultative : tu y décris tes aménagements, dans ton dossier Parcoursup (rubrique Profil, puis Handicap). Les formations ne la voient pas quand elles étudient ton dossier : elle ne peut donc pas jouer contre toi. Elle sert à préparer la rentrée.",
						},
						{
							term: "Référente ou référent handicap",
							description:
								"Chaque formation de Parcoursup en a une ou un, dont les coordonnées sont sur la page de la formation. Écris-⁠lui avant de faire tes vœux, si possible un an avant la rentrée : quels bâtiments sont accessibles, comment se passent les TP, quelles aides existent ?",
						},
						{
							term: "Le réexamen",
							description:
								"Ta santé ou ton handicap t’oblige à étudier à un endroit précis, et tu n’as que des refus, ou une place qui ne répond pas à tes besoins ? Si tu as confirmé au moins un vœu, demande au rectorat de réexaminer ton dossier. Les papiers médicaux vont au médecin du rectorat.",
						},
						{
							term: "À l’université, en école",
							description:
								"L’établissement doit t’inscrire comme les autres et aménager tes études. Dès l’inscription, prends rendez-⁠vous avec la mission handicap et le service de santé étudiante. Pour un concours, demande tes aménagements au plus tard à l’inscription. En BTS, les aides prévues par ton PPS ou ton PAI peuvent être maintenues.",
							site: {
								label: "Onisep, handicap",
								href: "https://www.onisep.fr/inclusion-et-handicap",
							},
						},
						{
							term: "En apprentissage",
							description: `De ${apprenticeFrom} à ${apprenticeTo} ans, avec un PPS, l’allocation d’éducation de l’enfant handicapé (AEEH) ou la prestation de compensation du handicap (PCH), tu as les mêmes droits qu’avec une reconnaissance de travailleur handicapé : poste aménagé, contrat plus long au besoin. Dis-⁠le à ton centre de formation (CFA).`,
						},
					],
				},
			],
		},
		{
			id: "health",
			heading: "Quelles portes la santé ferme-⁠t-⁠elle vraiment ?",
			blocks: [
				healthTable({
					caption: "Ce que nos sources disent de chaque situation, pour sept sortes de travail",
					legend: {
						exam: {
							word: "Examen",
							meaning: "Un examen médical décide, pour tout le monde, avant l’école ou l’embauche.",
						},
						ask: {
							word: "À préparer",
							meaning: "Souvent possible : demande un avis médical ou un aménagement avant de choisir.",
						},
						none: {
							word: "Rien trouvé",
							meaning: "Aucune règle dans nos sources. Ce n’est pas une promesse : demande quand même.",
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
								"Avion : pour piloter, si tu rates le premier test (Ishihara), un test plus poussé décide. Trains : une vision normale des couleurs est exigée aux postes de sécurité. Marine nationale : cela dépend du poste. En chimie, en géologie ou au microscope, mal distinguer les couleurs est une gêne ; nous n’avons pas trouvé d’interdiction. Fais le test chez un ophtalmo avant de choisir.",
						},
						{
							term: "Asthme et allergies",
							description: `Peu d’interdictions, mais des métiers déconseillés : boulangerie, menuiserie, peinture automobile ou coiffure si tu as de l’asthme ; selon ton allergie, ceux où l’on touche des animaux ou des plantes, ou bien où l’on porte des gants en latex. Au laboratoire, ce sont surtout les rongeurs qui donnent des allergies. Cela n’arrête pas tout le monde : au moins ${vets} des élèves vétérinaires se disent allergiques (${vetsIn}). Parles-⁠en à ton médecin avant l’inscription.`,
						},
						{
							term: "Dys",
							description:
								"Nous n’avons trouvé aucune règle qui ferme un métier scientifique. Les étudiantes et étudiants dys sont de plus en plus nombreux, à l’université et dans les grandes écoles, avec des aménagements.",
						},
						{
							term: "Diabète, épilepsie",
							description:
								"Depuis une loi de décembre 2021, on doit juger au cas par cas, d’après l’état de santé de chaque personne, et non d’après le seul nom de la maladie. En pratique, l’aviation, la police et l’armée restent très difficiles d’accès avec un diabète (2025). En cas d’épilepsie, on déconseille le travail en hauteur, sur des machines, près de l’eau, la nuit ou sans personne à côté ; tout dépend des crises. Le métier de prof, lui, n’est plus fermé.",
						},
						{
							term: "Bouger, voir",
							description:
								"Une école d’ingénieurs a rendu un stage de géologie accessible à un étudiant en fauteuil ; à Grenoble, un sujet de thèse a été changé pour éviter la salle blanche (un laboratoire sans poussière, où l’on travaille en combinaison). Des scientifiques malvoyants travaillent sur le climat, sur les étoiles, en bio-informatique. Demande ce qui a déjà été fait.",
						},
						{
							term: "Soin",
							description:
								"Infirmière, kiné, manip radio : avant l’entrée en institut, tout le monde doit voir un médecin agréé, qui certifie que rien n’empêche d’exercer le métier. La vaccination contre l’hépatite B est obligatoire et peut prendre plus de six mois ; sans elle, pas de stage. Commence dès la terminale. Cette vaccination, et une prise de sang qui en vérifie l’efficacité, sont aussi exigées en médecine, en dentaire, en pharmacie, en école de sages-femmes et pour le laboratoire médical. Avec une maladie ou un handicap, écris à la référente ou au référent handicap de l’institut avant tes vœux.",
						},
						{
							term: "Avion, train, navire",
							description:
								"L’examen médical vient d’abord. Navire : un médecin des gens de mer, avant l’entrée en formation. Contrôle aérien : avant l’entrée à l’école (ENAC). Pilote : mieux vaut passer cet examen avant de payer l’école.",
						},
						{
							term: "Machines, avant 18 ans",
							description:
								"En formation professionnelle, un médecin de l’Éducation nationale donne son avis avant que tu utilises certaines machines et certains produits. La visite est gratuite.",
						},
						{
							term: "À qui demander",
							description:
								"À ton médecin, à l’infirmerie du lycée, à la ou au PsyEN, à la référente ou au référent handicap de la formation. Si quelqu’un te dit non, demande la règle écrite, avec sa date : beaucoup ont changé.",
						},
					],
				},
				{
					kind: "paragraph",
					text: "Nous n’avons trouvé ni liste officielle des études fermées pour raison de santé, ni règles à jour de l’armée, ni règles pour la plongée scientifique, ni règles sur l’audition et la vue, métier par métier. Une partie des règles ci-dessus vient de pages non officielles.",
				},
			],
		},
		{ id: "sources", heading: "Sources", blocks: nearHomeSources("fr") },
	],
};
