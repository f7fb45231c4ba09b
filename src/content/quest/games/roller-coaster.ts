import { defineGame } from "../define-quest.ts";

export default defineGame({
	id: "roller-coaster",
	domain: "physics",
	xp: 55,
	title: { en: "Roller Coaster Designer", fr: "Concevoir des montagnes russes" },
	story: {
		en: "A theme park trusts you with the first sketch of a roller coaster. There is no engine after the first summit: from there on, the train lives on the height it was given.",
		fr: "Un parc te confie la première esquisse de montagnes russes. Après le premier sommet, plus de moteur : le train vit de la hauteur qu’on lui a donnée.",
	},
	unlocks: ["physicist", "materials-scientist"],
	questions: [
		{
			evidence: {
				en: "The train starts almost at rest from a first summit of 30 m. Measurements on similar tracks show that friction and air take 10% of this starting energy before the second summit. The energy of height (potential energy) is proportional to height.",
				fr: "Le train part presque à l’arrêt d’un premier sommet de 30 m. Des mesures sur des pistes semblables montrent que les frottements et l’air prennent 10 % de cette énergie de départ avant le deuxième sommet. L’énergie de position (ou énergie potentielle) est proportionnelle à la hauteur.",
			},
			question: {
				en: "Which is the highest second summit that the train will pass?",
				fr: "Quel est le plus haut deuxième sommet que le train franchira ?",
			},
			options: [
				{ en: "20 m", fr: "20 m" },
				{ en: "25 m", fr: "25 m" },
				{ en: "30 m", fr: "30 m" },
				{ en: "33 m", fr: "33 m" },
			],
			correctAnswer: 1,
			explanation: {
				en: "After losing 10%, the train has the energy of 27 m left. It passes 25 m with some speed to spare, and 30 m is out of reach. That height would need a track without friction, and even then the train would arrive with no speed at all. Nor would a heavier train get there: both energies, of height and of speed, grow with mass.",
				fr: "Après 10 % de pertes, il reste au train l’énergie de 27 m. Il franchit 25 m avec un peu de vitesse, et 30 m lui échappent. Il faudrait pour cela une piste sans frottements, et le train arriverait même alors sans vitesse. Un train plus lourd n’y arriverait pas non plus : les deux énergies, de position et de mouvement, augmentent avec la masse.",
			},
		},
		{
			evidence: {
				en: "Now a second, smaller ride: its only slope leads into a circular loop 16 m high. To stay pressed against the rail at the top, the train needs at least 8.9 m/s there. Your model, without any friction, gives at the top: 0 m/s for a start at 16 m, 6.3 m/s for 18 m, 8.9 m/s for 20 m, 12.5 m/s for 24 m. Friction will take some of that speed away.",
				fr: "Voici un second manège, plus petit : son unique pente mène à une boucle circulaire haute de 16 m. Pour rester plaqué au rail en haut, le train doit y avoir au moins 8,9 m/s. Ton modèle, sans aucun frottement, donne en haut : 0 m/s pour un départ à 16 m, 6,3 m/s à 18 m, 8,9 m/s à 20 m, 12,5 m/s à 24 m. Les frottements enlèveront une partie de cette vitesse.",
			},
			question: {
				en: "Which starting height do you keep for the next test?",
				fr: "Quelle hauteur de départ gardes-tu pour le prochain essai ?",
			},
			options: [
				{ en: "16 m, as high as the loop", fr: "16 m, la hauteur de la boucle" },
				{ en: "18 m, a little above it", fr: "18 m, un peu au-dessus" },
				{ en: "20 m, exactly the speed required", fr: "20 m, exactement la vitesse demandée" },
				{ en: "24 m, with a margin", fr: "24 m, avec une marge" },
			],
			correctAnswer: 3,
			explanation: {
				en: "Starting at 20 m gives exactly the limit in a world without friction; in the real one the train would be too slow. Only 24 m leaves a margin. Reaching the height of the loop is not enough: at the top the train must still be moving fast. Real loops are drop-shaped to be gentler, with wheels under the rail as well.",
				fr: "À 20 m, on atteint tout juste la limite dans un monde sans frottements ; dans le vrai, le train serait trop lent. Seuls 24 m laissent une marge. Atteindre la hauteur de la boucle ne suffit pas : en haut, il faut encore de la vitesse. Les vraies boucles sont en forme de goutte, plus douces, avec aussi des roues sous le rail.",
			},
		},
	],
});
