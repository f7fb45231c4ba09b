import { expect, it } from "vitest";
import { createI18n, loadLanguage, loadMessages } from "./i18n.ts";

const heading = "consultations.title";

it("a part that loads while the language changes has its messages in the new language", async () => {
	const page = await createI18n("en", "/login");
	const part = loadMessages(["consultations"]);
	await loadLanguage(page, "fr");
	await page.changeLanguage("fr");
	await part;
	expect(page.exists(heading)).toBe(true);
	expect(page.t(heading)).not.toBe(page.getFixedT("en")(heading));
});

it("a part that begins to load during the change of the language has its messages in the new one", async () => {
	const page = await createI18n("en", "/login");
	const language = loadLanguage(page, "fr");
	const part = loadMessages(["consultations"]);
	await language;
	await page.changeLanguage("fr");
	await part;
	expect(page.exists(heading)).toBe(true);
});

it("messages that are loaded already come in the other language, too", async () => {
	const page = await createI18n("fr", "/consultations");
	await loadLanguage(page, "en");
	expect(page.getFixedT("en")(heading)).not.toBe(page.t(heading));
});
