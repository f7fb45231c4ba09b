import { definePage } from "./define-page.ts";

export default definePage({
	en: { title: "Resources", lead: "Good places to go on.", sections: [] },
	fr: { title: "Ressources", lead: "De bons endroits pour continuer.", sections: [] },
});
