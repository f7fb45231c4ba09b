import { defineGame } from "../define-quest.ts";

export default defineGame({
	id: "roller-coaster",
	domain: "physics",
	xp: 55,
	title: { en: "Roller Coaster Designer", fr: "Concevoir des montagnes russes" },
	hook: {
		en: "30 m up, no engine. How high can the next hill be?",
		fr: "30 m de haut, aucun moteur. Jusqu’où remonter ?",
	},
	story: {
		en: "A theme park trusts you with the first sketch of a roller coaster. There is no engine after the first summit: from there on, the train has only the energy of its starting height.",
		fr: "Un parc d’attractions te confie ses montagnes russes. Après le premier sommet, aucun moteur : le train n’avance plus que grâce à la hauteur de départ.",
	},
	unlocks: ["physicist", "materials-scientist"],
	questions: [
		{
			brief: {
				en: "Friction takes 10% of the energy from 30 m.",
				fr: "Départ à 30 m. Frottements : 10 % de l’énergie.",
			},
			evidence: {
				en: "The train leaves a first summit 30 m high almost at rest; from there on, no engine. On similar tracks, friction and air take 10% of the train’s energy before the second summit. Shape the track, release the train, and see what is left.",
				fr: "Le train quitte presque à l’arrêt un premier sommet de 30 m ; ensuite, aucun moteur. Sur des parcours semblables, les frottements et l’air prennent 10 % de l’énergie de départ avant le deuxième sommet. Dessine le parcours, lâche le train, et regarde ce qu’il reste.",
			},
			question: {
				en: "Which of these heights is the greatest that the train gets over?",
				fr: "Parmi ces hauteurs, quelle est la plus grande que le train puisse franchir ?",
			},
			options: [
				{ en: "20 m", fr: "20 m" },
				{ en: "25 m", fr: "25 m" },
				{ en: "30 m", fr: "30 m" },
				{ en: "33 m", fr: "33 m" },
			],
			correctAnswer: 1,
			explanation: {
				en: "After losing 10%, the train has energy left for 27 m. It passes 25 m with some speed to spare, and 30 m is out of reach. That height would need a track without friction, and even then the train would arrive with no speed at all. A heavier train would not get there either: potential and kinetic energy are both proportional to mass.",
				fr: "Après 10 % de pertes, il reste au train de quoi monter à 27 m. Il franchit 25 m avec un peu de vitesse, mais pas 30 m : il faudrait pour cela un parcours sans frottements et, même alors, le train arriverait en haut sans vitesse. Un train plus lourd n’y arriverait pas non plus : les deux énergies, potentielle et cinétique, sont proportionnelles à la masse.",
			},
		},
		{
			brief: {
				en: "A loop 16 m high: where must it start?",
				fr: "Une boucle de 16 m : d’où partir ?",
			},
			evidence: {
				en: "Now a second, smaller ride with a starting point of its own: its only slope leads into a circular loop 16 m high. Choose the start, first without friction as in a textbook, then with it. (Assumed: by the top of the loop, 10% of the energy is lost.)",
				fr: "Voici un second parcours, plus petit, avec son propre départ : sa seule pente mène à une boucle circulaire haute de 16 m. Choisis le départ, d’abord sans frottements comme dans un manuel, puis avec. (On suppose 10 % de pertes jusqu’en haut de la boucle.)",
			},
			question: {
				en: "Which starting height do you pick for the next test?",
				fr: "Quelle hauteur de départ gardes-⁠tu pour le prochain essai ?",
			},
			options: [
				{ en: "16 m, as high as the loop", fr: "16 m, la hauteur de la boucle" },
				{ en: "18 m, a little above it", fr: "18 m, un peu au-⁠dessus" },
				{ en: "20 m, only just fast enough", fr: "20 m, juste la vitesse nécessaire" },
				{ en: "24 m, with a margin", fr: "24 m, avec une marge" },
			],
			correctAnswer: 3,
			explanation: {
				en: "Starting at 20 m is only just enough without friction; in the real world the train would be too slow. Only 24 m leaves a margin. Reaching the height of the loop is not enough: at the top the train must still be moving fast. At the bottom, though, riders would feel 6.6 times their weight: that is why today’s loops are not circles. Real ones are teardrop-shaped, and their trains also have wheels under the rails.",
				fr: "À 20 m, on atteint tout juste la limite dans un monde sans frottements ; dans le nôtre, le train serait trop lent. Seuls 24 m laissent une marge. Atteindre la hauteur de la boucle ne suffit pas : en haut, le train doit encore aller vite. Mais en bas, on pèserait 6,6 fois son poids : c’est pour cela que les boucles d’aujourd’hui ne sont pas rondes. Elles ont la forme d’une goutte, et les trains ont aussi des roues sous les rails.",
			},
		},
	],
});
