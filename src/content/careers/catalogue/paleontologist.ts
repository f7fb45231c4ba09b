import { defineCareer } from "../define-career.ts";

export default defineCareer({
	id: "paleontologist",
	category: "earth",
	secondaryCategories: ["biology"],
	subjects: ["earth-science", "biology", "ecology", "geography", "statistics"],
	text: {
		en: {
			title: "Palaeontologist",
			description:
				"What did this animal eat, how fast did it run, why did it vanish? Palaeontologists question creatures that no one has ever seen alive. The answers hide in bones, pollen, footprints, even fossil dung. Digs last a few weeks; the rest of the year is spent freeing fossils from the stone, scanning, comparing and debating.",
			week: [
				"Free a jawbone from its block with an engraving pen, under a binocular microscope, a few square centimetres a day",
				"Sieve buckets of sediment and pick out rodent teeth the size of a grain of rice",
				"Separate bone from rock on a scan, slice by slice, until the skull rotates on the screen",
				"Give each of two hundred specimens a number, a drawer and a full record",
				"Get the summer dig ready: landowners’ permission, insurance, plaster, tents",
			],
			discovery:
				"Fossils can keep a trace of their colours. In 2010, grains of pigment seen under the electron microscope showed that Sinosauropteryx, a small feathered dinosaur, had a tail with ginger and pale stripes.",
			school:
				"Drawing helps, and so does history, the other art of reading traces. Biology shows how a body works, geology how it ended up in the stone: at lycée, one subject (SVT) covers both.",
			degrees: [
				"A three-year degree (licence) in earth science, a two-year master’s with a palaeontology option, then a three-year doctorate",
				"A degree in life sciences, a master’s in evolution or palaeontology, then a doctorate",
				"A master’s alone can lead to collections, fossil preparation or museum outreach; research posts, which are few, require a doctorate",
			],
			skills: [
				"Comparative anatomy",
				"Stratigraphy: reading layers of rock",
				"Fossil preparation",
				"3D imaging",
				"Evolutionary trees and statistics",
				"Talking to the public",
			],
			qualities: ["Steady hand", "Eye for shapes", "Perseverance", "Imagination that stops at the evidence"],
			professionals: [
				{
					name: "Jeanne Vidalenc",
					title: "Vertebrate palaeontologist",
					organization: "a natural history museum",
					quote:
						"My best discovery was in a drawer, wrongly labelled since 1932. Before you dream of deserts, ask to see a museum’s stores: new species are asleep in there.",
				},
				{
					name: "Tendai Moyo",
					title: "Micropalaeontologist",
					organization: "a geoscience department",
					quote:
						"My fossils are shells smaller than a grain of sand. Nobody makes films about them, yet they tell us the temperature of a vanished sea. Choose a group of living things you could look at for twenty years.",
				},
			],
			superhero: "The Fossil Awakener",
		},
		fr: {
			title: "Paléontologue",
			description:
				"Que mangeait cet animal, courait-⁠il vite, pourquoi a-⁠t-⁠il disparu ? Les paléontologues interrogent des êtres que personne n’a jamais vus vivants. Les réponses se cachent dans des os, du pollen, des empreintes, même des crottes fossiles. Les fouilles durent quelques semaines ; le reste de l’année, on libère les fossiles de la pierre, on scanne, on compare, on débat.",
			week: [
				"Dégager une mâchoire de son bloc au stylo graveur, sous la loupe binoculaire, quelques centimètres carrés par jour",
				"Tamiser des seaux de sédiment pour trouver des dents de rongeur grosses comme un grain de riz",
				"Séparer l’os de la roche sur un scan, tranche après tranche, jusqu’à voir le crâne tourner à l’écran",
				"Donner à deux cents spécimens, un par un, un numéro, un tiroir et une fiche complète",
				"Préparer la fouille d’été : accord des propriétaires, assurance, plâtre, tentes",
			],
			discovery:
				"Un fossile peut garder la trace des couleurs de l’animal. En 2010, des grains de pigment vus au microscope électronique ont montré que Sinosauropteryx, un petit dinosaure à plumes, avait une queue aux rayures rousses et claires.",
			school:
				"Le dessin sert, comme l’histoire, cet autre art de lire des traces. La biologie dit comment fonctionne un corps, la géologie comment il a fini dans la pierre : au lycée, la spécialité SVT réunit les deux.",
			degrees: [
				"Licence Sciences de la Terre (3 ans), master, parcours paléontologie (2 ans), puis doctorat (3 ans)",
				"Licence Sciences de la vie (3 ans), master d’évolution ou de paléontologie (2 ans), puis doctorat (3 ans)",
				"Le master seul peut mener à un musée (collections, médiation scientifique) ou à la préparation de fossiles ; les postes de recherche, rares, demandent un doctorat",
			],
			skills: [
				"Anatomie comparée",
				"Stratigraphie : lire les couches de roche",
				"Préparation de fossiles",
				"Imagerie 3D",
				"Arbres de l’évolution et statistiques",
				"Échange avec le public",
			],
			qualities: ["Main sûre", "Sens des formes", "Persévérance", "Imagination qui s’arrête aux preuves"],
			professionals: [
				{
					name: "Jeanne Vidalenc",
					title: "Paléontologue des vertébrés",
					organization: "dans un muséum d’histoire naturelle",
					quote:
						"Ma plus belle découverte dormait dans un tiroir, mal étiquetée depuis 1932. Avant de rêver de déserts, demande à voir les réserves d’un musée : des espèces nouvelles y sommeillent.",
				},
				{
					name: "Tendai Moyo",
					title: "Micropaléontologue",
					organization: "dans un département de géosciences",
					quote:
						"Mes fossiles sont des coquilles plus petites qu’un grain de sable. Personne n’en fait de films, et pourtant elles donnent la température d’une mer disparue. Choisis un groupe d’êtres vivants que tu pourrais regarder pendant vingt ans.",
				},
			],
			superhero: "Réveille-fossiles",
		},
	},
});
