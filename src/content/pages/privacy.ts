import { definePage } from "./define-page.ts";

export default definePage({
	en: { title: "Privacy", lead: "What stays on your device, and what leaves it.", sections: [] },
	fr: { title: "Confidentialité", lead: "Ce qui reste sur votre appareil, et ce qui en sort.", sections: [] },
});
