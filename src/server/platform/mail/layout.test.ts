import { describe, expect, it } from "vitest";
import { locales } from "#domain/shared/locale.ts";
import { renderMail } from "./layout.ts";
import { mailColors } from "./mail-look.ts";

const mail = {
	subject: "A <b>bold</b> subject",
	greeting: "Hello Ada & Bob,",
	paragraphs: ["First.", "Second."],
	action: { label: "Open it", url: "https://spectra.example/a?b=1&c=2" },
	further: { label: "Or that", url: "https://spectra.example/other" },
	notes: ["A note."],
	unsubscribe: { label: "Unsubscribe", url: "https://spectra.example/stop" },
};

/** Relative luminance of a hexadecimal colour, as WCAG 2 defines it. */
const luminance = (color: string): number => {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
		const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
	const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (light + 0.05) / (dark + 0.05);
};

describe("the layout of a mail", () => {
	it.each(locales)(
		"a mail in %s says the same as text and as HTML, and typed text can't become markup",
		(locale) => {
			const { html, text } = renderMail(mail, locale);
			expect(html).toContain(`<html lang="${locale}">`);
			expect(html).toContain("A &lt;b&gt;bold&lt;/b&gt; subject</h1>");
			expect(html).not.toContain("<b>");
			for (const part of ["First.", "Second.", "A note.", "Open it", "Unsubscribe"]) {
				expect(html).toContain(part);
				expect(text).toContain(part);
			}
			expect(text).toContain(mail.action.url);
			expect(html).toContain("https://spectra.example/a?b=1&amp;c=2");
		},
	);

	it("no word breaks at its hyphen, an address may break, and the text is unchanged", () => {
		const subject = "Léa voudrait un e-mail : êtes-vous d’accord ?";
		const { html, text } = renderMail(
			{ subject, greeting: "Bonjour,", paragraphs: ["À lea@lycee-jean-moulin.example, dès le rendez-vous."] },
			"fr",
		);
		for (const word of ["e-mail", "êtes-vous", "rendez-vous"])
			expect(html).toContain(`<span style="white-space:nowrap">${word}</span>`);
		expect(html).toContain("lea@lycee-jean-moulin.example");
		expect(html).toContain(`<title>${subject}</title>`);
		expect(text).not.toContain("span");
	});

	it("quoted text is set apart line by line", () => {
		const { html, text } = renderMail(
			{ ...mail, paragraphs: ["Ada wrote:", { quote: ["One <i>.", "Two."] }] },
			"en",
		);
		expect(text).toContain("Ada wrote:\n\n> One <i>.\n\n> Two.\n\n");
		expect(html).toMatch(
			/<blockquote [^>]*><p [^>]*>One &lt;i&gt;\.<\/p>\n<p [^>]*>Two\.<\/p><\/blockquote>/,
		);
	});

	it("the first sentence is the preview of mail programs", () => {
		const { html } = renderMail(mail, "en");
		expect(html).toMatch(/<body [^>]*>\n<div style="display:none[^"]*">First\.<\/div>/);
	});

	it("a mail loads nothing, so that its opening can't be tracked", () => {
		expect(renderMail(mail, "en").html).not.toMatch(/src=|url\(|@import|<link|<img|<script/);
	});

	it("the text has enough contrast in both colour schemes", () => {
		expect(renderMail(mail, "en").html).toContain("prefers-color-scheme:dark");
		for (const { surface, ink, soft } of Object.values(mailColors)) {
			expect(contrast(ink, surface)).toBeGreaterThan(7);
			expect(contrast(soft, surface)).toBeGreaterThan(4.5);
		}
	});

	it("every address of a text mail is on a line of its own, whatever a language writes before a colon", () => {
		const link = (label: string) => ({ label, url: `https://spectra.example/${label.length}` });
		const { text } = renderMail(
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
});
