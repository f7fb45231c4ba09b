import { expect, it } from "vitest";
import { layOut } from "./layout.ts";

it("puts every address of a text mail on a line of its own, whatever a language writes before a colon", () => {
	const link = (label: string) => ({ label, url: `https://spectra.example/${label.length}` });
	const { text } = layOut(
		{
			subject: "Bonjour",
			greeting: "Bonjour,",
			paragraphs: ["Un mot."],
			action: link("Aller au compte"),
			further: link("Ce que vous suivez"),
			unsubscribe: link("Ne plus recevoir de nouvelles"),
		},
		"fr",
	);
	const lines = text.split("\n").filter((line) => line.includes("https://"));
	expect(lines).toHaveLength(3);
	for (const line of lines) expect(line).toMatch(/^https:\/\/\S+$/);
});
