import { defineGame } from "../define-quest.ts";

export default defineGame({
	id: "dna-detective",
	domain: "biology",
	xp: 75,
	title: { en: "DNA Detective", fr: "Détective de l’ADN" },
	hook: {
		en: "Sold as cod. But is it?",
		fr: "Vendu comme du cabillaud. Vraiment ?",
	},
	story: {
		en: "A fillet is sold as cod, without skin or head: nothing left for the eye to recognise. Its cells still carry the name of the species. You read a short piece of DNA that differs from species to species.",
		fr: "Un filet est vendu comme du cabillaud, sans peau ni tête : plus rien à reconnaître à l’œil. Mais ses cellules portent encore le nom de l’espèce. Tu lis un petit morceau d’ADN qui diffère d’une espèce à l’autre.",
	},
	unlocks: ["geneticist", "bioinformatician", "food-scientist"],
	questions: [
		{
			brief: {
				en: "Compare the fillet’s DNA with each fish’s.",
				fr: "Compare l’ADN du filet à celui des poissons.",
			},
			evidence: {
				en: "Sixteen letters were read from the fillet. Slide them under the sequence of each fish in the reference collection and count what does not match. (Sequence made up and shortened for the game: a real DNA barcode has about 650 letters.)",
				fr: "On a lu seize lettres dans le filet. Fais-⁠les glisser sous la séquence de chaque poisson de la collection de référence et compte ce qui ne correspond pas. (Séquence inventée et raccourcie pour le jeu : un vrai code-barres ADN compte environ 650 lettres.)",
			},
			question: { en: "What does this first reading suggest?", fr: "Que suggère cette première lecture ?" },
			options: [
				{
					en: "It is cod: three letters in sixteen can differ by chance",
					fr: "C’est du cabillaud : trois lettres sur seize peuvent différer par hasard",
				},
				{
					en: "It matches saithe best, so the label needs checking",
					fr: "C’est le lieu noir qui correspond le mieux : l’étiquette est à vérifier",
				},
				{
					en: "It is a mixture of the three fish",
					fr: "C’est un mélange des trois poissons",
				},
				{
					en: "Nothing: cooking rewrites the letters of DNA",
					fr: "Rien : la cuisson réécrit les lettres de l’ADN",
				},
			],
			correctAnswer: 1,
			explanation: {
				en: "Letter by letter, the fillet differs from cod three times, from haddock three times, and never from saithe. It is tempting to put three differences down to chance, but within one species this stretch hardly varies. Heat can break DNA into shorter pieces; it does not rewrite its letters.",
				fr: "Lettre par lettre, le filet diffère trois fois du cabillaud, trois fois de l’églefin et jamais du lieu noir. Il est tentant d’attribuer ces trois écarts au hasard, mais dans une même espèce, ce passage varie à peine. La chaleur peut casser l’ADN en morceaux plus courts ; elle n’en réécrit pas les lettres.",
			},
		},
		{
			brief: {
				en: "One tube holds only water. Run the gel.",
				fr: "Un tube ne contient que de l’eau. Fais le test.",
			},
			evidence: {
				en: "You repeat the test with a second piece, and add a tube with all the test’s chemicals, and water instead of fish. Each tube has a lane on the gel, a slab of jelly that shows DNA as bands: the water lane should stay empty. Look at the gel, change what you use, and run it again.",
				fr: "Tu refais le test avec un second morceau du filet, et tu ajoutes un tube avec tous les produits du test, mais de l’eau à la place du poisson. Chaque tube a sa piste sur le gel, une plaque de gelée où l’ADN apparaît en bandes : la piste de l’eau devrait rester vide. Regarde, change ce que tu utilises, et recommence.",
			},
			question: { en: "What do you do next?", fr: "Que fais-⁠tu maintenant ?" },
			options: [
				{
					en: "Report it as saithe, since two readings of two pieces agree",
					fr: "Annoncer que c’est du lieu noir, car deux lectures de deux morceaux concordent",
				},
				{
					en: "Announce that the fillet is cod after all",
					fr: "Annoncer que le filet est finalement du cabillaud",
				},
				{
					en: "Clean up and start again with new chemicals",
					fr: "Nettoyer et recommencer avec des produits neufs",
				},
				{
					en: "Leave the water tube out of the report",
					fr: "Ne pas mentionner le tube d’eau dans le rapport",
				},
			],
			correctAnswer: 2,
			explanation: {
				en: "Water has no fish in it, so the saithe DNA came from somewhere else: a pipette, a glove, a chemical. The same source may have caused both readings, which is why two that agree prove nothing here. The fillet may still be saithe, or not; only a clean run can tell. The water tube is a negative control.",
				fr: "Le tube d’eau ne contenait pas de poisson : l’ADN de lieu noir vient donc d’ailleurs, d’une pipette, d’un produit ou d’un gant. La même source a pu produire les deux lectures, et leur accord ne prouve plus rien. Le filet est peut-être du lieu noir, peut-être pas : seul un nouveau test, sans contamination, le dira. Un tel tube s’appelle un témoin négatif.",
			},
		},
	],
});
