import { mailMessages } from "#content/messages/mail.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { MailQuote, MailSpectrumLine, MailText } from "./mail.ts";
import { darkRules, mailBand, mailColors } from "./mail-look.ts";
import { mailSpectrum } from "./mail-spectrum.ts";
import { type MailWays, mailWay } from "./mail-ways.ts";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string =>
	text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/**
 * Keeps short hyphenated words on one line: « êtes-vous », "e-mail". By a style, because mail programs may
 * show invisible characters. Addresses may still break.
 */
const unbroken = (text: string): string =>
	escaped(text).replace(
		/(?<![\p{L}\d@./#-])\p{L}{1,12}(?:-\p{L}{1,8}){1,2}(?![\p{L}\d@/#-]|\.\p{L})/gu,
		'<span style="white-space:nowrap">$&</span>',
	);

const { light } = mailColors;
const font = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";
const display = "font-family:'Bricolage Grotesque',-apple-system,'Segoe UI',Helvetica,Arial,sans-serif";

/**
 * Lays a mail out as HTML that every mail program shows, and as plain text. It loads nothing and can't be
 * tracked.
 */
export function renderMail(mail: MailText, locale: Locale): { html: string; text: string } {
	return { html: htmlOf(mail, locale), text: textOf(mail, locale) };
}

type Part = MailText["paragraphs"][number];

/** A block of a mail as plain text; quoted text gets a prefix. */
const plainPart = (part: Part): string => {
	if (typeof part === "string") return part;
	if ("quote" in part) return part.quote.map((line) => `> ${line}`).join("\n\n");
	const ways = part.ways ? [part.ways.title, ...part.ways.lanes.map(({ words }) => words)] : [];
	return [part.title, part.words, ...ways].join("\n");
};

function textOf(
	{ greeting, paragraphs, action, further, notes = [], unsubscribe }: MailText,
	locale: Locale,
): string {
	const call = action === undefined ? [] : [`${action.label}\n${action.url}`];
	const stop = unsubscribe === undefined ? [] : [`${unsubscribe.label}\n${unsubscribe.url}`];
	const parts = [
		greeting,
		...paragraphs.map(plainPart),
		...call,
		...notes,
		...(further === undefined ? [] : [`${further.label}\n${further.url}`]),
		...stop,
		`-- \n${mailMessages[locale].frame.signature}`,
	];
	return `${parts.join("\n\n")}\n`;
}

/** A paragraph of a mail: in ink, or smaller and softer for side notes. */
const paragraph = (text: string, look: "ink" | "soft" = "ink"): string =>
	`<p class="${look}" style="margin:0 0 16px;font-size:${look === "ink" ? 16 : 14}px;line-height:1.55;color:${light[look]}">${text}</p>`;

const small = (text: string): string =>
	`<p class="soft" style="margin:0 0 3px;font-size:13px;line-height:1.4;color:${light.soft}">${escaped(text)}</p>`;

const waysBelow = ({ title, years, lanes }: MailWays): string =>
	`<div style="margin:8px 0 0">${small(title)}${lanes.map((lane) => small(lane.words) + mailWay(lane, years)).join("")}</div>`;

/** A career with its fingerprint, as on its card, and the ways to it. */
const spectrumLine = ({ title, words, spectrum, ways }: MailSpectrumLine): string =>
	`<div style="margin:0 0 20px">${mailSpectrum(spectrum)}<p class="ink" style="margin:0;font-size:16px;line-height:1.4;font-weight:600;color:${light.ink}">${escaped(title)}</p><p class="soft" style="margin:0;font-size:14px;line-height:1.45;color:${light.soft}">${escaped(words)}</p>${ways ? waysBelow(ways) : ""}</div>`;

/** Quoted text, beside a line. */
const quoted = ({ quote }: MailQuote): string =>
	`<blockquote class="rule" style="margin:0 0 24px;padding:2px 0 1px 16px;border-left:3px solid ${light.hairline}">${quote.map((line) => paragraph(unbroken(line))).join("\n")}</blockquote>`;

const partOf = (part: Part): string => {
	if (typeof part === "string") return paragraph(unbroken(part));
	return "quote" in part ? quoted(part) : spectrumLine(part);
};

/** The first text as hidden preview text; mail programs would show the greeting otherwise. */
const preview = (paragraphs: readonly Part[]): string => {
	const first = paragraphs.find((part) => typeof part === "string");
	return first
		? `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(first)}</div>\n`
		: "";
};

const plainLink = ({ label, url }: { readonly label: string; readonly url: string }): string =>
	`<a class="ink" href="${escaped(url)}" style="color:${light.ink};text-decoration:underline;text-underline-offset:3px">${escaped(label)}</a>`;

/** The main action, as a button in ink, and its address for programs that show no buttons. */
const callOf = ({ label, url }: { readonly label: string; readonly url: string }, hint: string): string =>
	`<p style="margin:28px 0"><a class="button" href="${escaped(url)}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:${light.ink};color:${light.paper};font-size:16px;font-weight:600;line-height:1.25;text-align:center;text-wrap:balance;text-decoration:none">${escaped(label)}</a></p>
${paragraph(escaped(hint), "soft")}
<p class="soft" style="margin:0 0 24px;font-size:13px;line-height:1.5;overflow-wrap:anywhere;word-break:break-all"><a class="soft" href="${escaped(url)}" style="color:${light.soft}">${escaped(url)}</a></p>`;

// Table cells instead of a picture: nothing is loaded that could reveal the opening.
const band = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;background:${mailBand.ground}">
<tr><td colspan="${mailBand.lines.length}" style="padding:20px 24px 16px;${display};font-size:20px;font-weight:700;letter-spacing:-0.02em;color:${mailBand.text}">Spectra</td></tr>
<tr>${mailBand.lines.map((color) => `<td height="4" style="height:4px;line-height:4px;font-size:0;background:${color}">&nbsp;</td>`).join("")}</tr>
</table>`;

function htmlOf(
	{ subject, greeting, paragraphs, action, further, notes = [], unsubscribe }: MailText,
	locale: Locale,
): string {
	const { frame } = mailMessages[locale];
	return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${darkRules}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${light.paper};${font}">
${preview(paragraphs)}<div class="paper" style="background:${light.paper};padding:24px 12px">
<div class="surface" style="max-width:560px;margin:0 auto;background:${light.surface};border:1px solid ${light.hairline};border-radius:14px;overflow:hidden">
${band}
<div style="padding:28px 24px 24px;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 20px;${display};font-size:24px;line-height:1.2;letter-spacing:-0.02em;text-wrap:balance;color:${light.ink}">${unbroken(subject)}</h1>
${[greeting, ...paragraphs].map(partOf).join("\n")}
${action === undefined ? "" : callOf(action, frame.linkHint)}
${notes.map((text) => paragraph(unbroken(text), "soft")).join("\n")}
${[further, unsubscribe].flatMap((to) => (to === undefined ? [] : [paragraph(plainLink(to), "soft")])).join("\n")}
<p class="soft rule" style="margin:28px 0 0;padding-top:16px;border-top:1px solid ${light.hairline};font-size:14px;line-height:1.5;text-wrap:balance;color:${light.soft}">${escaped(frame.signature)}</p>
</div>
</div>
</div>
</body>
</html>
`;
}
