import type { QuizAnswers } from "#domain/quiz/questionnaire.ts";
import { version3 } from "./questionnaire.ts";

/** One student's answers, in the order of the questions; several options of one question are joined by "+". */
export const readAnswers = (row: string): QuizAnswers => {
	const chosen = row.split(" | ");
	return Object.fromEntries(
		version3.questions.map(({ id }, index) => [id, (chosen[index] ?? "").split("+")]),
	);
};

/** The invented students' answers to version 3, by name. */
const rows: Readonly<Record<string, string>> = {
	Inès: "physics+mathematics | watching-the-sky+puzzles | observatory | discovery | measure | galaxies+restless-earth | observe | from-above | big-mystery | lifetime | collect-more | curious-minds | giant-telescope+satellites | universe+planet | film | universe-made-of",
	Malo: "physics+mathematics+computing | watching-the-sky+coding | observatory | discovery | hard-part | galaxies+machines-and-codes | from-the-basics | equations | big-mystery | lifetime | bold-idea | curious-minds | giant-telescope+programs | universe | full-report | universe-made-of",
	Tom: "physics+mathematics+technology | repairing+watching-the-sky | laboratory | discovery | measure | galaxies+machines-and-codes | from-the-basics | one-change | big-mystery | some-years | deciding-test | curious-minds | giant-telescope+prototyping | molecules+universe | full-report | universe-made-of",
	Salomé:
		"physics+mathematics | puzzles | desk | discovery | hard-part | galaxies+brain | from-the-basics | equations | big-mystery | lifetime | bold-idea | curious-minds | pen-and-paper+giant-telescope | universe+molecules | full-report | universe-made-of",
	Aya: "mathematics+computing | puzzles+coding | desk | discovery | hard-part | machines-and-codes+galaxies | from-the-basics | equations | big-mystery | lifetime | check-steps | curious-minds | pen-and-paper | unseen-numbers+universe | full-report | sure-or-not",
	Hugo: "mathematics+body-and-mind | puzzles+body-and-microscope | desk | protected-many | graphs | outbreak+machines-and-codes | patterns | records | forecast | some-weeks | odds | millions | programs+pen-and-paper | unseen-numbers | chart | sure-or-not",
	Noah: "computing+technology | coding+repairing | desk | everyday-tool | build | machines-and-codes | try-it | prototype | making | some-weeks | check-steps | users | programs+prototyping | unseen-numbers | to-try-out | brains-and-machines",
	Lina: "computing+body-and-mind+mathematics | coding+body-and-microscope | desk | treatment | graphs | dna-clues+machines-and-codes | patterns | records | clues | some-weeks | check-steps | curious-minds | programs+seeing-inside | cells+unseen-numbers | full-report | origins",
	Jules:
		"computing+mathematics | coding+puzzles | desk | everyday-tool | graphs | machines-and-codes+brain | try-it | records | making | some-weeks | odds | users | programs | unseen-numbers+body | to-try-out | brains-and-machines",
	Chloé:
		"technology+body-and-mind+physics | repairing+body-and-microscope | hospital | everyday-tool | build | brain+water-food-materials | try-it | prototype | caring | some-years | works-for-both | ill-or-disabled | prototyping | body+in-the-hand | to-try-out | illness-and-disability",
	Karim:
		"technology+physics+chemistry | repairing+recipes-and-mixtures | workshop | better-food | build | water-food-materials+machines-and-codes | try-it | prototype | making | some-weeks | works-for-both | users | prototyping+analysers | in-the-hand | to-try-out | food-and-water",
	Léo: "physics+chemistry+technology | repairing | workshop | everyday-tool | experiment | water-food-materials | try-it | one-change | making | decades | deciding-test | users | prototyping+analysers | molecules+in-the-hand | full-report | beyond-oil",
	Yasmine:
		"chemistry+technology | repairing+recipes-and-mixtures | laboratory | clean-energy | measure | water-food-materials+restless-earth | try-it | prototype | making | decades | works-for-both | millions | prototyping | molecules+in-the-hand | to-try-out | beyond-oil",
	Camille:
		"animals-and-plants+earth-and-maps | living-things+stones-and-rivers | outdoors | saved-nature | go-and-see | wild-lives+restless-earth | observe | watch-on-site | open-air | decades | collect-more | wild-species | field-kit | landscape | advise | warming-planet",
	Adam: "physics+earth-and-maps+computing | watching-the-sky+coding | observatory | clean-energy | graphs | restless-earth+galaxies | patterns | from-above | forecast | decades | odds | millions | satellites+programs | planet | advise | warming-planet",
	Rose: "animals-and-plants+earth-and-maps+chemistry | living-things | public-service | saved-nature | organise | restless-earth+water-food-materials | look-it-up | lab-samples | protecting | decades | collect-more | neighbours | field-kit+analysers | landscape+planet | advise | warming-planet",
	Maël: "animals-and-plants+body-and-mind | living-things+stones-and-rivers | outdoors | saved-nature | go-and-see | wild-lives | observe | watch-on-site | open-air | some-months | collect-more | wild-species | satellites+seeing-inside | landscape+planet | film | warming-planet",
	Sarah:
		"body-and-mind+chemistry | body-and-microscope+recipes-and-mixtures | laboratory | treatment | experiment | outbreak+dna-clues | diagram | lab-samples | clues | some-months | deciding-test | curious-minds | seeing-inside | cells+molecules | full-report | origins",
	Élise:
		"body-and-mind | body-and-microscope+puzzles | hospital | treatment | experiment | brain+machines-and-codes | diagram | one-change | big-mystery | some-years | deciding-test | ill-or-disabled | seeing-inside+programs | body+cells | club | brains-and-machines",
	Paul: "animals-and-plants+technology | living-things+recipes-and-mixtures | outdoors | better-food | go-and-see | water-food-materials+restless-earth | try-it | watch-on-site | open-air | some-months | collect-more | farms-and-tables | field-kit | landscape+in-the-hand | face-to-face | food-and-water",
	Fatou:
		"animals-and-plants+chemistry | living-things | outdoors | better-food | organise | water-food-materials+wild-lives | look-it-up | one-change | open-air | some-months | collect-more | farms-and-tables | field-kit+analysers | landscape | face-to-face | food-and-water",
	Enzo: "chemistry+technology | recipes-and-mixtures | workshop | better-food | experiment | water-food-materials | try-it | one-change | making | one-day | works-for-both | farms-and-tables | analysers+prototyping | in-the-hand+molecules | to-try-out | food-and-water",
	Manon:
		"chemistry+body-and-mind | recipes-and-mixtures+body-and-microscope | laboratory | better-food | organise | water-food-materials+outbreak | look-it-up | lab-samples | protecting | one-day | check-steps | farms-and-tables | analysers+seeing-inside | in-the-hand+molecules | to-try-out | food-and-water",
	Gabin:
		"earth-and-maps+physics | stones-and-rivers+living-things | outdoors | discovery | go-and-see | restless-earth | diagram | back-to-origin | open-air | lifetime | collect-more | curious-minds | field-kit | in-the-hand+planet | chart | origins",
	Nour: "earth-and-maps+mathematics | stones-and-rivers | outdoors | protected-many | go-and-see | restless-earth+water-food-materials | diagram | back-to-origin | protecting | decades | collect-more | neighbours | satellites+field-kit | planet+landscape | advise | food-and-water",
	Basile:
		"earth-and-maps+body-and-mind+animals-and-plants | stones-and-rivers | museum | discovery | go-and-see | dna-clues+wild-lives | observe | back-to-origin | clues | lifetime | collect-more | curious-minds | field-kit | in-the-hand+landscape | film | origins",
	Victor:
		"chemistry+physics | recipes-and-mixtures+puzzles | laboratory | protected-many | measure | water-food-materials+dna-clues | patterns | lab-samples | clues | one-day | check-steps | treated-unfairly | analysers | molecules | full-report | sure-or-not",
	Zoé: "chemistry+body-and-mind | recipes-and-mixtures+body-and-microscope | laboratory | treatment | experiment | dna-clues+brain | diagram | lab-samples | clues | some-years | deciding-test | curious-minds | analysers+seeing-inside | molecules+cells | full-report | origins",
	Emma: "body-and-mind+chemistry | body-and-microscope | hospital | treatment | measure | outbreak+brain | look-it-up | one-change | caring | some-years | deciding-test | ill-or-disabled | analysers+seeing-inside | body+molecules | face-to-face | illness-and-disability",
	Ousmane:
		"body-and-mind+mathematics | body-and-microscope | public-service | protected-many | organise | outbreak | look-it-up | records | forecast | some-months | odds | millions | programs | unseen-numbers+body | advise | illness-and-disability",
	Jeanne:
		"body-and-mind | body-and-microscope | hospital | treatment | measure | outbreak+brain | observe | lab-samples | caring | one-day | check-steps | ill-or-disabled | seeing-inside | cells+body | face-to-face | illness-and-disability",
	Agathe:
		"physics+mathematics | puzzles+watching-the-sky | museum | passed-on | explain | brain+galaxies | explain-it | equations | lightbulb | some-years | ask-around | curious-minds | giant-telescope+pen-and-paper | universe+molecules | club | universe-made-of",
	Simon:
		"earth-and-maps+animals-and-plants+body-and-mind | stones-and-rivers+living-things | museum | passed-on | explain | wild-lives+dna-clues | explain-it | watch-on-site | lightbulb | lifetime | ask-around | curious-minds | field-kit | in-the-hand+landscape | club | origins",
	Lou: "mathematics+technology | puzzles | museum | passed-on | explain | brain+machines-and-codes | explain-it | equations | lightbulb | lifetime | ask-around | curious-minds | pen-and-paper | unseen-numbers | club | brains-and-machines",
};

/** The answers of an invented student to version 3; empty for an unknown name. */
export const answersToVersion3 = (name: string): QuizAnswers => (rows[name] ? readAnswers(rows[name]) : {});
