import { definePage } from "./define-page.ts";

export default definePage({
	en: { title: "Sources", lead: "Where our facts come from.", sections: [] },
	fr: { title: "Sources", lead: "D’où viennent nos faits.", sections: [] },
});
