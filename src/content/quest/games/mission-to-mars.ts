import { defineGame } from "../define-quest.ts";

export default defineGame({
	id: "mission-to-mars",
	domain: "space",
	xp: 80,
	title: { en: "Mission to Mars", fr: "Mission vers Mars" },
	hook: {
		en: "A signal takes 12 minutes. A crack lies 30 m ahead.",
		fr: "Un signal met 12 minutes. Une crevasse s’ouvre à 30 m.",
	},
	story: {
		en: "A rover is to look for traces of microbes that may have lived on Mars billions of years ago. You prepare it on Earth, and once it is on Mars, nobody can reach it with a screwdriver.",
		fr: "Un rover, un robot qui roule, doit chercher des traces de microbes qui ont peut-être vécu sur Mars il y a des milliards d’années. Tu le prépares sur Terre ; une fois qu’il sera là-bas, personne ne pourra le rejoindre avec un tournevis.",
	},
	unlocks: ["astronomer", "geologist", "machine-learning-engineer"],
	questions: [
		{
			brief: {
				en: "A crack 30 m ahead; a signal takes 12 minutes.",
				fr: "Crevasse à 30 m ; un signal met 12 minutes.",
			},
			evidence: {
				en: "Today a radio signal takes 12 minutes to get from Mars to Earth, and the rover drives at 4 cm per second. Its camera shows a deep crack 30 m ahead. Drive, and see when the order to stop arrives.",
				fr: "Aujourd’hui, un signal radio met 12 minutes pour aller de Mars à la Terre, et le robot avance de 4 cm par seconde. Sa caméra montre une crevasse à 30 m. Roule, et regarde quand arrive l’ordre d’arrêt.",
			},
			question: {
				en: "How do you keep the rover safe while it drives?",
				fr: "Comment protéger le robot pendant qu’il roule ?",
			},
			options: [
				{
					en: "Someone on Earth watches and sends a stop order at once",
					fr: "Une personne sur Terre surveille et envoie aussitôt l’ordre d’arrêt",
				},
				{
					en: "A stronger transmitter, so that the order arrives sooner",
					fr: "Un émetteur plus puissant, pour que l’ordre arrive plus tôt",
				},
				{
					en: "The rover examines its pictures and stops by itself",
					fr: "Le robot analyse ses propres images et s’arrête de lui-⁠même",
				},
				{
					en: "The rover drives faster, to lose less time",
					fr: "Le robot roule plus vite, pour perdre moins de temps",
				},
			],
			correctAnswer: 2,
			explanation: {
				en: "The picture takes 12 minutes to reach Earth and the order 12 more to come back: 24 minutes, or 1,440 seconds, during which the rover covers about 58 m. The crack is 30 m away. A stronger transmitter makes a signal clearer, not faster: radio already travels at the speed of light.",
				fr: "L’image met 12 minutes à atteindre la Terre, et l’ordre 12 minutes à revenir : 24 minutes, soit 1 440 secondes, pendant lesquelles le robot parcourt environ 58 m. La crevasse est à 30 m. Un émetteur plus puissant rend le signal plus net, pas plus rapide : les ondes radio voyagent déjà à la vitesse de la lumière.",
			},
		},
		{
			brief: {
				en: "Find air, sunlight and ancient mud.",
				fr: "Il faut de l’air, du soleil, une boue ancienne.",
			},
			evidence: {
				en: "The rover lands with a parachute, which needs air to brake, and it runs on sunlight all year. On Earth, fine mud that settles in calm water preserves traces of life well. Lay the maps over the four sites.",
				fr: "Le robot se pose avec un parachute, qui a besoin d’air pour freiner, et fonctionne toute l’année à la lumière du Soleil. Sur Terre, la boue fine déposée en eau calme conserve bien les traces de vie. Pose les cartes sur les quatre sites.",
			},
			question: {
				en: "Where do you land to look for very old traces of life?",
				fr: "Où te poses-⁠tu pour chercher des traces de vie très anciennes ?",
			},
			options: [
				{ en: "In the ancient delta", fr: "Dans l’ancien delta" },
				{ en: "On the young lava plain", fr: "Sur la plaine de lave jeune" },
				{ en: "On the polar ice cap", fr: "Sur la calotte polaire" },
				{ en: "On the summit of the volcano", fr: "Au sommet du volcan" },
			],
			correctAnswer: 0,
			explanation: {
				en: "The delta has all that is needed: water long ago, calm enough to lay down mud, and clay that keeps traces. The ice cap is tempting because water is there today, but its ice is far younger than the life we are looking for. Young lava would have covered any traces, and over the summit the air is too thin to brake in.",
				fr: "Le delta réunit ce qu’il faut : de l’eau autrefois, assez calme pour déposer de la boue, et une argile qui garde les traces. Choisir la calotte est tentant, parce qu’on y trouve de l’eau aujourd’hui, mais sa glace est bien plus jeune que la vie recherchée. La lave jeune aurait recouvert les traces, et au sommet du volcan, l’air n’est pas assez dense pour freiner le robot.",
			},
		},
	],
});
