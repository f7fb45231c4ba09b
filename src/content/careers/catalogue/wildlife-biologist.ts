import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "wildlife-biologist",
	category: "biology",
	secondaryCategories: ["environmental"],
	subjects: ["biology", "ecology", "genetics", "statistics", "geography"],
	text: {
		en: {
			title: "Wildlife biologist",
			description:
				"Counting an animal that hides, sleeps by day and flees at your scent: that is where the work of wildlife biologists begins. Collars, camera traps and DNA from droppings show them how wolves, vultures or bats live, so that roads, farms and forests can leave them room.",
			week: [
				"Walk a marked line at dawn with binoculars, noting each song and footprint on a GPS tablet",
				"Change the batteries and memory cards of camera traps hidden along a forest path",
				"Sort thousands of pictures, most of them of moving grass",
				"Fit a ring, a tag or a collar, with a permit and sometimes a vet, in as few minutes as possible",
				"Estimate a population with the program R, then explain its margin of error to farmers, hunters and local councils",
			],
			discovery:
				"A bird four or five months old, a bar-tailed godwit wearing a satellite tag, flew from Alaska to Tasmania in October 2022 without landing: about 13,500 kilometres in eleven days. It had never made the journey, and its parents had left before it.",
			school:
				"Agricultural lycées offer their own subject, biology-ecology, which leads here too. Start getting up early: ten minutes of listening to birds each morning, and within a year your ear is trained.",
			degrees: [
				"A three-year degree (licence) in life sciences, then a master’s in ecology, and a doctorate for research",
				"A two-year technical diploma (BTSA) in nature protection, then a degree and possibly a master’s",
				"Veterinary school: six or seven years of study, for those drawn to wildlife health",
			],
			skills: [
				"Identifying species in the field",
				"Camera traps, tags and GPS tracking",
				"Population statistics in R",
				"DNA from hair, feathers and droppings",
				"Nature conservation law",
				"Talking with the public",
			],
			qualities: [
				"Stealth in the field",
				"Patience",
				"Not minding cold, rain and early mornings",
				"Fairness in disputes",
			],
			professionals: [
				{
					name: "Elena Popescu",
					title: "Large-carnivore biologist",
					organization: "a mountain nature park",
					quote:
						"In four years of following lynx I have seen one with my own eyes, for six seconds. Hair on a fence, a print in the snow: you learn to love clues more than encounters.",
				},
				{
					name: "Tiago Fernandes",
					title: "Bat specialist",
					organization: "a nature conservation charity",
					quote:
						"A fruit grower told me that my bats did not pay his bills. We left a recorder in his orchard and showed him what was hunting there at night. The next spring, he rang me to say they were back.",
				},
			],
			superhero: "The Silent Tracker",
		},
		fr: {
			title: "Biologiste de la faune sauvage",
			description:
				"Compter une bête qui se cache, dort le jour et te flaire de loin : le travail des biologistes de la faune sauvage commence là. Des colliers émetteurs, des pièges photo et l’ADN des crottes racontent la vie du loup, du vautour ou de la chauve-souris, pour que routes, élevages et forêts leur laissent une place.",
			week: [
				"Parcourir un itinéraire à l’aube, jumelles au cou, en notant chaque chant et chaque empreinte sur une tablette GPS",
				"Changer piles et cartes mémoire des pièges photo cachés le long d’un sentier",
				"Trier des milliers d’images, où l’on voit surtout de l’herbe qui bouge",
				"Poser en quelques minutes une bague, une balise ou un collier, autorisation en poche, parfois avec une vétérinaire",
				"Estimer une population avec le logiciel R, puis expliquer la marge d’erreur au monde agricole, aux sociétés de chasse et aux communes",
			],
			discovery:
				"Un oiseau de quatre ou cinq mois, une barge rousse munie d’une balise, a volé en octobre 2022 de l’Alaska à la Tasmanie sans se poser : environ 13 500 kilomètres en onze jours. Il n’avait jamais fait le voyage, et ses parents étaient partis avant lui.",
			school:
				"Les lycées agricoles ont leur propre spécialité, biologie-écologie, qui mène aussi à ce métier. Lève-⁠toi tôt dès maintenant : dix minutes à écouter les oiseaux chaque matin, et en un an ton oreille est formée.",
			degrees: [
				"Licence Sciences de la vie (3 ans), puis master d’écologie (2 ans), et doctorat (3 ans) pour la recherche",
				"BTS agricole (BTSA) Gestion et protection de la nature (2 ans), puis licence professionnelle, ou licence puis master",
				"École nationale vétérinaire (6 à 7 ans d’études), pour qui veut soigner la faune",
			],
			skills: [
				"Reconnaissance des espèces sur le terrain",
				"Pièges photo, balises et suivi GPS",
				"Statistiques de populations avec le logiciel R",
				"ADN des poils, des plumes et des crottes",
				"Droit de la protection de la nature",
				"Dialogue avec le public",
			],
			qualities: [
				"Discrétion sur le terrain",
				"Patience",
				"Résistance au froid, à la pluie et aux réveils matinaux",
				"Équité dans les conflits",
			],
			professionals: [
				{
					name: "Elena Popescu",
					title: "Biologiste des grands carnivores",
					organization: "dans un parc naturel de montagne",
					quote:
						"En quatre ans à suivre le lynx, j’en ai vu un de mes yeux, pendant six secondes. Un poil sur une clôture, une trace dans la neige : on finit par aimer les indices plus que les rencontres.",
				},
				{
					name: "Tiago Fernandes",
					title: "Spécialiste des chauves-souris",
					organization: "dans une association de protection de la nature",
					quote:
						"Un arboriculteur m’a dit que mes chauves-souris ne payaient pas ses factures. On a laissé un enregistreur dans son verger et on lui a montré qui y chassait la nuit. Au printemps suivant, il m’a appelé : elles étaient revenues.",
				},
			],
			superhero: "L’Ombre aux pas de velours",
		},
	},
});
