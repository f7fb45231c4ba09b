import type { CareerId } from "#domain/careers/career-id.ts";
import type { Localized } from "#domain/shared/locale.ts";

/**
 * The work of each career as one whole sentence to the student. Short enough for two or three lines of a phone's row: it is
 * never cut.
 */
export const gists: Readonly<Record<CareerId, Localized<string>>> = {
	"agricultural-scientist": {
		en: "You try out ways to grow food and keep the soil alive.",
		fr: "Tu testes des façons de nourrir les gens sans épuiser la terre.",
	},
	"analytical-chemist": {
		en: "You find out exactly what a thing is made of.",
		fr: "Tu trouves exactement de quoi une chose est faite.",
	},
	astronomer: {
		en: "You measure stars and planets with large telescopes.",
		fr: "Tu mesures étoiles et planètes avec de grands télescopes.",
	},
	astrophysicist: {
		en: "You find out from their light how stars live and die.",
		fr: "Tu cherches dans leur lumière comment vivent les étoiles.",
	},
	biochemist: {
		en: "You find out what each protein does in a living cell.",
		fr: "Tu cherches ce que fait chaque protéine d’une cellule.",
	},
	bioinformatician: {
		en: "You write programs that make sense of DNA.",
		fr: "Tu écris des programmes qui donnent un sens à l’ADN.",
	},
	"biomedical-engineer": {
		en: "You make devices for bodies and hospitals, and test them.",
		fr: "Tu crées et tu testes des appareils pour soigner le corps.",
	},
	biostatistician: {
		en: "You calculate whether a new medicine really works.",
		fr: "Tu calcules si un nouveau médicament agit vraiment.",
	},
	"climate-scientist": {
		en: "You work out the climate of the past and of the future.",
		fr: "Tu retraces le climat d’hier et tu calcules celui de demain.",
	},
	"computational-biologist": {
		en: "You put a heart, a tumour or a forest into equations.",
		fr: "Tu mets un cœur, une tumeur ou une forêt en équations.",
	},
	"data-scientist": {
		en: "You find what millions of messy rows have to say.",
		fr: "Tu trouves ce que disent des millions de lignes en désordre.",
	},
	ecologist: {
		en: "You study how living things depend on each other.",
		fr: "Tu étudies comment les êtres vivants dépendent les uns des autres.",
	},
	"environmental-scientist": {
		en: "You find out whether a river or a soil is clean.",
		fr: "Tu vérifies si une rivière ou un sol est pollué.",
	},
	epidemiologist: {
		en: "You find out why people fall ill, and how to prevent it.",
		fr: "Tu cherches pourquoi des gens tombent malades, et comment l’éviter.",
	},
	"food-engineer": {
		en: "You turn one good recipe into thousands of safe pots a day.",
		fr: "Tu tires d’une bonne recette des milliers de pots sûrs par jour.",
	},
	"food-scientist": {
		en: "You find out why a biscuit goes soft, and what to change.",
		fr: "Tu cherches pourquoi un biscuit ramollit, et que changer.",
	},
	geneticist: {
		en: "You find out what one changed letter of DNA does.",
		fr: "Tu cherches ce que change une seule lettre de l’ADN.",
	},
	geologist: {
		en: "You read in the rock where to dig, and what may slide.",
		fr: "Tu lis dans la roche où creuser et ce qui risque de glisser.",
	},
	hydrogeologist: {
		en: "You track the water hidden under our feet.",
		fr: "Tu suis l’eau cachée sous nos pieds.",
	},
	immunologist: {
		en: "You find out how the body defends itself, to help it.",
		fr: "Tu cherches comment le corps se défend, pour l’aider.",
	},
	"machine-learning-engineer": {
		en: "You let a program learn from examples, and test it.",
		fr: "Tu fais apprendre un programme par l’exemple, et tu le testes.",
	},
	"marine-biologist": {
		en: "You sort, count and protect what lives in the sea.",
		fr: "Tu tries, comptes et protèges ce qui vit dans la mer.",
	},
	"materials-scientist": {
		en: "You bend, heat and freeze materials to make better ones.",
		fr: "Tu plies, chauffes et gèles la matière pour en créer de meilleure.",
	},
	mathematician: {
		en: "You look for the reason why something must be true.",
		fr: "Tu cherches pourquoi une chose est forcément vraie.",
	},
	meteorologist: {
		en: "You forecast the weather, and warn people in time.",
		fr: "Tu prévois le temps, et tu donnes l’alerte avant l’orage.",
	},
	microbiologist: {
		en: "You grow microbes, and find out what each one does.",
		fr: "Tu cultives des microbes pour savoir ce que fait chacun.",
	},
	neuroscientist: {
		en: "You find out how the brain learns, sleeps and feels pain.",
		fr: "Tu cherches comment le cerveau apprend, dort ou a mal.",
	},
	paleontologist: {
		en: "You find out from fossils how vanished animals moved and ate.",
		fr: "Tu lis dans les fossiles la vie d’animaux disparus.",
	},
	pathologist: {
		en: "You put a name to a disease by looking at cells.",
		fr: "Tu donnes un nom à une maladie en regardant des cellules.",
	},
	pharmacologist: {
		en: "You find out what a medicine does inside the body.",
		fr: "Tu cherches ce qu’un médicament fait dans le corps.",
	},
	physicist: {
		en: "You build machines that measure more finely than ever.",
		fr: "Tu construis des machines qui mesurent plus fin que jamais.",
	},
	"software-developer": {
		en: "You write and repair the code behind every screen.",
		fr: "Tu écris et tu répares le code derrière chaque écran.",
	},
	"theoretical-physicist": {
		en: "You look for the laws of nature with chalk and equations.",
		fr: "Tu cherches les lois de la nature à la craie et en équations.",
	},
	virologist: {
		en: "You find out how a virus tricks a cell, and how to stop it.",
		fr: "Tu cherches comment un virus trompe une cellule, et comment le bloquer.",
	},
	"wildlife-biologist": {
		en: "You count wild animals, and find out how they live.",
		fr: "Tu comptes les animaux sauvages, et tu découvres leur vie.",
	},
};
