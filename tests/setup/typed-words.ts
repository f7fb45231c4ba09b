import type { Locale } from "../../src/domain/shared/locale.ts";

/**
 * Typical search terms of students, written before any search result was looked at: school words, everyday
 * words, goals and typing errors. Each with the careers of which at least one must be found. The last
 * fourteen of each language were added later: about half found nothing useful until the synonyms were fixed.
 */
export const typedWords: Readonly<Record<Locale, string>> = {
	en: `space: astronomer astrophysicist; maths: mathematician; math: mathematician; biology: marine-biologist;
chemistry: analytical-chemist; physics: physicist; animals: wildlife-biologist; vet: wildlife-biologist;
robot: biomedical-engineer machine-learning-engineer; robots: biomedical-engineer; coding: software-developer;
games: software-developer; video games: software-developer; volcano: geologist; dinosaurs: paleontologist;
dinosaur: paleontologist; sea: marine-biologist; ocean: marine-biologist; sharks: marine-biologist;
dolphins: marine-biologist; whales: marine-biologist; fish: marine-biologist; diving: marine-biologist;
stars: astronomer; planets: astronomer; nasa: astronomer astrophysicist; astronaut: astronomer astrophysicist;
black holes: astrophysicist; rocket: astrophysicist; doctor: pathologist; medicine: pathologist pharmacologist;
hospital: pathologist; nurse: pathologist; surgeon: pathologist; brain: neuroscientist;
psychology: neuroscientist; memory: neuroscientist; dna: geneticist; genes: geneticist; cancer: pathologist immunologist;
vaccines: immunologist virologist; virus: virologist; covid: virologist epidemiologist; bacteria: microbiologist;
weather: meteorologist; storms: meteorologist; climate change: climate-scientist; global warming: climate-scientist;
ice: climate-scientist; nature: ecologist; forest: ecologist; trees: ecologist agricultural-scientist;
plants: agricultural-scientist ecologist; flowers: ecologist; bees: ecologist; insects: ecologist;
birds: wildlife-biologist; wolves: wildlife-biologist; dogs: wildlife-biologist; horses: wildlife-biologist;
zoo: wildlife-biologist; farm: agricultural-scientist; farming: agricultural-scientist; food: food-scientist;
cooking: food-scientist; chocolate: food-scientist food-engineer; ice cream: food-engineer; nutrition: food-scientist;
water: hydrogeologist; rivers: environmental-scientist; pollution: environmental-scientist;
recycling: environmental-scientist; environment: environmental-scientist; planet: environmental-scientist;
rocks: geologist; crystals: geologist; earthquakes: geologist; mountains: geologist; fossils: paleontologist;
museum: paleontologist; archaeology: paleontologist; ai: machine-learning-engineer; chatgpt: machine-learning-engineer;
artificial intelligence: machine-learning-engineer; machine learning: machine-learning-engineer; data: data-scientist;
statistics: biostatistician; numbers: mathematician; geometry: mathematician; teacher: mathematician physicist;
chess: mathematician; puzzles: mathematician; quantum: theoretical-physicist physicist; einstein: theoretical-physicist;
time travel: theoretical-physicist; universe: astrophysicist; lasers: physicist; electricity: physicist;
energy: physicist; nuclear: physicist; inventing: biomedical-engineer; engineer: biomedical-engineer food-engineer;
engineering: biomedical-engineer; computer: software-developer; programming: software-developer;
hacker: software-developer; cybersecurity: software-developer; apps: software-developer; python: software-developer data-scientist;
lab: analytical-chemist microbiologist; experiments: analytical-chemist; forensics: analytical-chemist;
crime scene: analytical-chemist; police: analytical-chemist; drugs: pharmacologist; pharmacist: pharmacologist;
perfume: analytical-chemist; prosthetics: biomedical-engineer; disability: biomedical-engineer; 3d printing: biomedical-engineer materials-scientist;
batteries: materials-scientist; metal: materials-scientist; outdoors: ecologist environmental-scientist; travel: theoretical-physicist;
biologist: marine-biologist; biolgy: marine-biologist; phisics: physicist; astronemy: astronomer; dinosors: paleontologist;
working with animals: wildlife-biologist; i like maths: mathematician; blood: immunologist pathologist;
allergies: immunologist; evolution: paleontologist; caves: geologist hydrogeologist; proteins: biochemist;
cosmetics: biochemist pharmacologist; drones: agricultural-scientist; sport: biomedical-engineer;
electric cars: materials-scientist;
clean energy: physicist materials-scientist; gardening: agricultural-scientist; makeup: biochemist pharmacologist;
helping people: epidemiologist pathologist; become an astronaut: astronomer; jobs with animals: wildlife-biologist;
programmer: software-developer; vulcano: geologist; snakes: wildlife-biologist; music: physicist;
cancer research: immunologist pathologist; ocean animals: marine-biologist; space job: astronomer`,
	fr: `espace: astronomer astrophysicist; maths: mathematician; svt: marine-biologist geologist; physique-chimie: physicist;
nsi: software-developer; si: biomedical-engineer; pc: physicist; chimie: analytical-chemist; biologie: marine-biologist;
animaux: wildlife-biologist marine-biologist; vétérinaire: wildlife-biologist; veterinaire: wildlife-biologist; véto: wildlife-biologist;
robot: biomedical-engineer machine-learning-engineer; robotique: biomedical-engineer; jeux: software-developer;
jeux vidéo: software-developer; jeux video: software-developer; coder: software-developer; informatique: software-developer;
volcan: geologist; volcanologue: geologist; dinosaures: paleontologist; dinosaure: paleontologist; mer: marine-biologist;
océan: marine-biologist; requins: marine-biologist; dauphins: marine-biologist; baleines: marine-biologist;
poissons: marine-biologist; plongée: marine-biologist; étoiles: astronomer; planètes: astronomer; nasa: astronomer astrophysicist;
astronaute: astronomer astrophysicist; trous noirs: astrophysicist; fusée: astrophysicist; médecin: pathologist;
medecin: pathologist; médecine: pathologist; docteur: pathologist; hôpital: pathologist; infirmière: pathologist;
chirurgien: pathologist; cerveau: neuroscientist; psychologie: neuroscientist; psychologue: neuroscientist;
mémoire: neuroscientist; adn: geneticist; gènes: geneticist; cancer: pathologist immunologist; vaccins: immunologist virologist;
virus: virologist; covid: virologist epidemiologist; bactéries: microbiologist; microbes: microbiologist;
météo: meteorologist; meteo: meteorologist; tempêtes: meteorologist; orage: meteorologist; climat: climate-scientist;
réchauffement: climate-scientist; changement climatique: climate-scientist; glace: climate-scientist; nature: ecologist;
forêt: ecologist; arbres: ecologist agricultural-scientist; plantes: agricultural-scientist ecologist; fleurs: ecologist;
abeilles: ecologist; insectes: ecologist; oiseaux: wildlife-biologist; loups: wildlife-biologist; chiens: wildlife-biologist;
chevaux: wildlife-biologist; zoo: wildlife-biologist; ferme: agricultural-scientist; agriculture: agricultural-scientist;
agronome: agricultural-scientist; cuisine: food-scientist; chocolat: food-scientist food-engineer; alimentation: food-scientist;
nutrition: food-scientist; eau: hydrogeologist; rivières: environmental-scientist; pollution: environmental-scientist;
recyclage: environmental-scientist; environnement: environmental-scientist; planète: environmental-scientist;
écologie: ecologist; roches: geologist; cristaux: geologist; séismes: geologist; montagne: geologist; fossiles: paleontologist;
musée: paleontologist; archéologie: paleontologist; archéologue: paleontologist; ia: machine-learning-engineer;
chatgpt: machine-learning-engineer; intelligence artificielle: machine-learning-engineer; data: data-scientist;
données: data-scientist; statistiques: biostatistician; nombres: mathematician; géométrie: mathematician;
prof de maths: mathematician; professeur: mathematician physicist; échecs: mathematician; énigmes: mathematician;
quantique: theoretical-physicist physicist; einstein: theoretical-physicist; univers: astrophysicist; laser: physicist;
électricité: physicist; énergie: physicist; nucléaire: physicist; inventer: biomedical-engineer;
ingénieur: biomedical-engineer food-engineer; ingenieur: biomedical-engineer; ordinateur: software-developer;
programmation: software-developer; hacker: software-developer; cybersécurité: software-developer; python: software-developer data-scientist;
labo: analytical-chemist microbiologist; laboratoire: analytical-chemist; expériences: analytical-chemist;
police scientifique: analytical-chemist; police: analytical-chemist; parfum: analytical-chemist; pharmacie: pharmacologist;
pharmacien: pharmacologist; médicaments: pharmacologist; cosmétiques: pharmacologist biochemist; prothèses: biomedical-engineer;
handicap: biomedical-engineer; sport: biomedical-engineer; impression 3d: biomedical-engineer materials-scientist;
batteries: materials-scientist; métal: materials-scientist; dehors: ecologist environmental-scientist;
biologiste: marine-biologist; biolojie: marine-biologist; phisique: physicist; dinausore: paleontologist; astronnomie: astronomer;
travailler avec les animaux: wildlife-biologist; j’aime les maths: mathematician; soigner: pathologist pharmacologist;
sang: immunologist pathologist; allergies: immunologist; évolution: paleontologist; grottes: geologist hydrogeologist;
drones: agricultural-scientist; stl: analytical-chemist; pass: pathologist pharmacologist; chercheur: physicist;
éthologie: wildlife-biologist; criminologie: analytical-chemist;
astrofisicien: astrophysicist;
informatik: software-developer; programmeuse: software-developer; aider les gens: epidemiologist pathologist;
voitures électriques: materials-scientist; énergies renouvelables: physicist environmental-scientist;
maquillage: biochemist pharmacologist; jardinage: agricultural-scientist; métiers de la mer: marine-biologist;
devenir astronaute: astronomer; travailler dans un labo: analytical-chemist; volkan: geologist;
métier dans l’espace: astronomer; serpents: wildlife-biologist`,
};
