import { definePage } from "./define-page.ts";

export default definePage({
	en: { title: "Contact", lead: "Write to whoever runs this installation.", sections: [] },
	fr: { title: "Contact", lead: "Écrivez à la personne responsable de cette installation.", sections: [] },
});
