import { getI18n } from "react-i18next";
import { describe, expect, it } from "vitest";
import { createI18n, loadMessages, setReader } from "./i18n.ts";

describe("setReader", () => {
	it("French addresses a student by default, an adult on request, and a student again; other languages do not change", async () => {
		const french = await createI18n("fr", "/login");
		const wrongPassword = () => french.t("problems.common.unexpected");
		expect(wrongPassword()).toContain("Réessaie.");
		await setReader(french, "adult");
		expect(wrongPassword()).toContain("Réessayez.");
		// Messages that are the same for both are still there.
		expect(french.t("common.cancel")).toBe("Annuler");
		await setReader(french, "student");
		expect(wrongPassword()).toContain("Réessaie.");
		expect(french.t("common.cancel")).toBe("Annuler");

		const english = await createI18n("en", "/login");
		await setReader(english, "adult");
		expect(english.t("problems.common.unexpected")).toContain("try again");
	});

	it("messages that load later address the same reader", async () => {
		const french = await createI18n("fr", "/login");
		await setReader(french, "adult");
		expect(getI18n().language).toBe("fr");
		await loadMessages(["consultations"]);
		expect(french.t("consultations.booking.noTimesHint")).toContain("Essayez ");
		await setReader(french, "student");
		expect(french.t("consultations.booking.noTimesHint")).toContain("Essaie ");
	});
});
