import type { CareerId } from "#domain/careers/career-id.ts";
import type { CategoryKey } from "#domain/careers/category.ts";
import type { Localized } from "#domain/shared/locale.ts";

/** Words that students type for a career and that its page does not use: school words and everyday words. */
export const careerSynonyms: Readonly<Record<CareerId, Localized<string>>> = {
	"environmental-scientist": {
		en: "nature, pollution, recycling, waste, sustainability, rivers, ecology, clean water, green jobs, planet, protect the environment, air quality, outdoors, renewable energy",
		fr: "nature, pollution, recyclage, déchets, développement durable, rivières, écologie, eau propre, métiers verts, planète, protéger l’environnement, qualité de l’air, dehors, SVT, HSE, énergies renouvelables",
	},
	neuroscientist: {
		en: "brain, memory, sleep, dreams, psychology, nerves, emotions, mind, Alzheimer, autism, consciousness",
		fr: "cerveau, mémoire, sommeil, rêves, psychologie, psychologue, nerfs, émotions, esprit, Alzheimer, autisme, conscience, SVT",
	},
	geneticist: {
		en: "DNA, genes, heredity, twins, chromosomes, family tree, rare diseases, mutations, cloning, CRISPR, ancestry",
		fr: "ADN, gènes, hérédité, jumeaux, chromosomes, arbre généalogique, maladies rares, mutations, clonage, CRISPR, SVT",
	},
	"marine-biologist": {
		en: "sea, ocean, fish, dolphins, whales, sharks, coral, diving, beach, boats, animals, oceanographer, turtles, aquarium, swimming",
		fr: "mer, océan, poissons, dauphins, baleines, requins, corail, plongée, plage, bateau, animaux, océanographe, océanologue, tortues, aquarium, SVT, natation",
	},
	"wildlife-biologist": {
		en: "animals, wolves, birds, bears, zoo, safari, vet, veterinary, forest, nature, ranger, hiking, horses, cats, dogs, zoologist, snakes",
		fr: "animaux, loups, oiseaux, ours, zoo, safari, vétérinaire, véto, forêt, nature, garde forestière, garde forestier, randonnée, chevaux, chats, chiens, zoologue, ornithologue, SVT, serpents",
	},
	"food-scientist": {
		en: "cooking, taste, chef, nutrition, chocolate, recipes, vegan, diet, flavour, cheese, allergies, baking, cakes",
		fr: "cuisine, goût, chef, cheffe, cuisinier, cuisinière, nutrition, chocolat, recettes, végan, régime, saveur, fromage, allergies, agroalimentaire, diététique, bouffe, pâtisserie, gâteaux",
	},
	"materials-scientist": {
		en: "metal, plastic, steel, glass, batteries, nanotechnology, atoms, 3D printing, recycling, sports gear, ceramics, electric cars, solar panels, renewable energy, clean energy, planes",
		fr: "métal, plastique, acier, verre, batteries, piles, nanotechnologies, atomes, impression 3D, recyclage, céramique, métallurgie, physique-chimie, voiture électrique, panneaux solaires, énergies renouvelables, avions",
	},
	astrophysicist: {
		en: "space, stars, black holes, galaxies, NASA, universe, cosmos, Big Bang, astronaut, planets, rocket, sky",
		fr: "espace, étoiles, trous noirs, galaxies, NASA, univers, cosmos, big bang, astronaute, planètes, fusée, ciel, physique-chimie, maths",
	},
	"data-scientist": {
		en: "data, big data, numbers, AI, artificial intelligence, coding, maths, computer, sports statistics, graphs, algorithms, machine learning",
		fr: "data, big data, nombres, IA, intelligence artificielle, code, programmation, maths, ordinateur, graphiques, algorithmes, données, NSI, informatique, coder",
	},
	biostatistician: {
		en: "maths, statistics, medicine, clinical trials, numbers, probability, vaccines, health data, doctor, hospital data",
		fr: "maths, stats, statistiques, médecine, essais cliniques, nombres, probabilités, vaccins, santé, données de santé, médicaments",
	},
	bioinformatician: {
		en: "DNA, coding, computer, genome, programming, biology and computing, genes, AI, algorithms, data",
		fr: "ADN, code, ordinateur, génome, programmation, biologie et informatique, gènes, IA, algorithmes, NSI, SVT, données, coder",
	},
	"food-engineer": {
		en: "factory, food industry, ice cream, drinks, dairy, production, machines, cooking, packaging, chocolate",
		fr: "usine, agroalimentaire, glaces, boissons, lait, production, machines, cuisine, emballage, chocolat, industrie, ingénieure, ingénieur",
	},
	meteorologist: {
		en: "weather, storms, hurricanes, tornado, clouds, rain, snow, forecast, TV weather, wind, satellites, lightning",
		fr: "météo, tempêtes, ouragans, cyclone, tornade, nuages, pluie, neige, prévisions, présentateur météo, vent, satellites, foudre, orage, ingénieur météo, ingénieure météo, présentatrice météo",
	},
	epidemiologist: {
		en: "epidemic, pandemic, Covid, virus, doctor, medicine, public health, vaccines, outbreak, disease detective, infections, smoking",
		fr: "épidémie, pandémie, Covid, virus, médecin, médecine, santé publique, vaccins, maladies, infections, tabac, enquête, enquêtrice, enquêteur",
	},
	"biomedical-engineer": {
		en: "prosthetics, artificial limbs, robots, robotics, bionic, medical devices, hospital, 3D printing, pacemaker, sport, handicap, disability, inventing",
		fr: "prothèses, robots, robotique, bionique, appareils médicaux, hôpital, impression 3D, pacemaker, sport, handicap, inventer, inventrice, inventeur, ingénieure, ingénieur, SI",
	},
	"agricultural-scientist": {
		en: "farm, farming, plants, crops, soil, garden, tractor, wheat, agronomist, drones, organic, wine, trees, gardening",
		fr: "ferme, agriculture, agricultrice, agriculteur, plantes, cultures, sol, jardin, tracteur, blé, agronome, agronomie, drones, bio, vigne, arbres, biologie-écologie, jardinage, jardinière, jardinier",
	},
	ecologist: {
		en: "nature, forest, plants, insects, bees, flowers, biodiversity, animals, trees, ponds, climate change, outdoors, botanist",
		fr: "nature, forêt, plantes, insectes, abeilles, fleurs, biodiversité, animaux, arbres, mares, réchauffement, dehors, botaniste, SVT, biologie-écologie",
	},
	"climate-scientist": {
		en: "climate change, global warming, ice, glaciers, poles, Antarctica, weather, carbon, planet, penguins, greenhouse effect, ocean, sea level",
		fr: "changement climatique, réchauffement, glace, glaciers, pôles, Antarctique, météo, carbone, planète, climat, effet de serre, climatologue, océan, montée des eaux",
	},
	immunologist: {
		en: "vaccines, blood, allergies, cancer, antibodies, immune system, doctor, disease, medicine, transplant, white cells",
		fr: "vaccins, sang, allergies, cancer, anticorps, défenses, médecin, maladies, médecine, greffe, globules blancs, SVT",
	},
	geologist: {
		en: "rocks, stones, volcano, earthquakes, mountains, crystals, gems, gold, minerals, mining, oil, hiking, caves",
		fr: "roches, pierres, cailloux, volcan, volcanologue, séismes, tremblement de terre, montagne, cristaux, pierres précieuses, or, minéraux, mines, pétrole, randonnée, grottes, SVT",
	},
	astronomer: {
		en: "space, stars, planets, telescope, sky, moon, sun, NASA, exoplanets, aliens, astronaut, night, comets",
		fr: "espace, étoiles, planètes, télescope, ciel, lune, soleil, NASA, exoplanètes, extraterrestres, astronaute, nuit, comètes, physique-chimie",
	},
	"theoretical-physicist": {
		en: "Einstein, quantum, relativity, universe, black holes, time travel, equations, maths, blackboard, atoms, Big Bang, researcher",
		fr: "Einstein, quantique, relativité, univers, trous noirs, voyage dans le temps, équations, maths, tableau noir, atomes, physique-chimie, chercheur, chercheuse",
	},
	"analytical-chemist": {
		en: "laboratory, lab, forensics, crime scene, poison, doping, perfume, drugs, experiments, test tubes, detective, police, explosives, explosions",
		fr: "laboratoire, labo, police scientifique, policière, policier, scène de crime, poison, dopage, parfum, drogues, expériences, éprouvettes, technicienne, technicien, STL, physique-chimie, explosifs, explosions",
	},
	pathologist: {
		en: "doctor, medicine, hospital, cancer, autopsy, forensic, microscope, surgeon, medical school, nurse, body, blood, anatomy",
		fr: "médecin, docteure, docteur, médecine, hôpital, cancer, autopsie, médecin légiste, microscope, chirurgienne, chirurgien, infirmière, infirmier, corps, sang, anatomie, soigner, PASS",
	},
	"machine-learning-engineer": {
		en: "AI, artificial intelligence, ChatGPT, robots, robotics, coding, deep learning, neural networks, programming, self-driving cars, games, computer, algorithms",
		fr: "IA, intelligence artificielle, ChatGPT, robots, robotique, code, apprentissage automatique, réseaux de neurones, programmation, voiture autonome, jeux, ordinateur, algorithmes, NSI, informatique, ingénieure, ingénieur, coder",
	},
	paleontologist: {
		en: "paleontology, paleontologist, dinosaurs, fossils, T. rex, mammoth, museum, bones, digging, excavation, prehistory, archaeology, evolution, Jurassic Park",
		fr: "dinosaures, fossiles, T. rex, mammouth, musée, os, fouilles, préhistoire, archéologue, archéologie, évolution, squelette, SVT",
	},
	virologist: {
		en: "virus, Covid, flu, pandemic, vaccines, AIDS, epidemic, disease, germs, bats, doctor",
		fr: "virus, Covid, grippe, pandémie, vaccins, sida, épidémie, maladies, microbes, chauve-souris, médecin, SVT",
	},
	pharmacologist: {
		en: "medicine, drugs, pharmacy, pharmacist, pills, treatment, doctor, chemist, pain, side effects, lab, cosmetics, makeup",
		fr: "médicaments, pharmacie, pharmacien, pharmacienne, comprimés, traitement, médecin, douleur, effets secondaires, laboratoire, cosmétiques, PASS, soigner, maquillage",
	},
	"software-developer": {
		en: "coding, games, video games, gaming, apps, programming, computer, website, hacker, cybersecurity, web, Python, internet, robots, IT, programmer, web designer",
		fr: "code, coder, codeuse, codeur, jeux, jeux vidéo, gaming, applis, programmation, ordinateur, site web, hackeuse, hacker, cybersécurité, internet, Python, développeur, robots, NSI, informatique, ingénieur, programmeur, programmeuse, développeuse, informaticien, informaticienne, ingénieure",
	},
	microbiologist: {
		en: "bacteria, germs, yeast, bread, yoghurt, hygiene, antibiotics, mushrooms, microscope, laboratory, compost, infections, lab",
		fr: "bactéries, microbes, levure, pain, yaourt, hygiène, antibiotiques, champignons, microscope, laboratoire, labo, compost, infections, SVT, STL",
	},
	mathematician: {
		en: "maths, math, numbers, geometry, algebra, equations, puzzles, logic, teacher, prime numbers, cryptography, codes, chess, researcher",
		fr: "maths, nombres, géométrie, algèbre, équations, énigmes, logique, prof de maths, professeure, professeur, nombres premiers, cryptographie, échecs, chercheur, chercheuse",
	},
	physicist: {
		en: "lasers, electricity, energy, nuclear, light, magnets, atoms, quantum, inventions, experiments, teacher, electronics, renewable energy, clean energy, solar panels, sound, music, researcher",
		fr: "laser, électricité, énergie, nucléaire, lumière, aimants, atomes, quantique, inventions, expériences, professeure, professeur, électronique, physique-chimie, chercheur, chercheuse, SI, énergies renouvelables, panneaux solaires, son, musique",
	},
	"computational-biologist": {
		en: "biology and maths, coding, simulation, cells, cancer, computer, models, DNA, algorithms, AI, evolution",
		fr: "biologie et maths, code, simulation, cellules, cancer, ordinateur, modèles, ADN, algorithmes, IA, évolution, NSI, SVT, coder",
	},
	biochemist: {
		en: "proteins, enzymes, cells, laboratory, lab, DNA, vitamins, hormones, cosmetics, medicine, molecules, experiments, makeup, beauty",
		fr: "protéines, enzymes, cellules, laboratoire, labo, ADN, vitamines, hormones, cosmétiques, médicaments, molécules, expériences, physique-chimie, SVT, STL, maquillage, beauté",
	},
	hydrogeologist: {
		en: "water, drinking water, wells, springs, caves, underground, drought, rivers, groundwater, rocks, caving",
		fr: "eau, eau potable, puits, sources, grottes, souterrain, sécheresse, rivières, nappe phréatique, roches, spéléologie, SVT",
	},
};

/** Words for a whole category: what a student types for all its careers. */
export const categorySynonyms: Readonly<Record<CategoryKey, Localized<string>>> = {
	space: { en: "astronomy, universe", fr: "astronomie, univers, spatial" },
	physics: { en: "physics-chemistry", fr: "physique-chimie, PC" },
	math: { en: "maths, math, numbers", fr: "maths, math" },
	computer: {
		en: "coding, computing, IT, tech, programming",
		fr: "informatique, numérique, NSI, code, tech",
	},
	engineering: {
		en: "engineer, inventing, building, machines, STEM",
		fr: "ingénieur, ingénieure, inventer, construire, machines, SI, STI2D",
	},
	materials: { en: "matter", fr: "matière, matériau" },
	environmental: {
		en: "nature, planet, climate, environment, green",
		fr: "nature, planète, climat, environnement, écolo",
	},
	biology: { en: "living things, life science, bio", fr: "vivant, sciences de la vie, SVT, bio" },
	agriculture: { en: "farming, plants", fr: "agricole, plantes, STAV" },
	food: { en: "eating, nutrition", fr: "manger, alimentation, nutrition" },
	earth: { en: "planet Earth, geology", fr: "planète Terre, géologie, SVT" },
	chemistry: { en: "molecules, experiments, lab", fr: "molécules, expériences, labo, physique-chimie, PC" },
	health: {
		en: "medicine, doctor, hospital, care, medical, helping people, healing",
		fr: "médecine, médecin, hôpital, soin, soigner, médical, aider les gens, guérir, ST2S",
	},
	education: { en: "teaching", fr: "enseigner" },
};
