import { definePage } from "./define-page.ts";

export default definePage({
	en: { title: "Terms of use", lead: "What you may expect, and what we ask.", sections: [] },
	fr: { title: "Conditions d’utilisation", lead: "Ce que vous pouvez attendre, et ce que nous demandons.", sections: [] },
});
