import { definePage } from "./define-page.ts";

export default definePage({
	en: { title: "About Spectra", lead: "What Spectra is and how it counts.", sections: [] },
	fr: { title: "À propos de Spectra", lead: "Ce qu’est Spectra et comment il compte.", sections: [] },
});
