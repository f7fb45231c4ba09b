import { mailMessages } from "#content/messages/mail.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { MailSpectrumLine, MailText } from "./mail.ts";
import { mailSpectrum } from "./mail-spectrum.ts";

const escapes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const ink = "#16171d";
const soft = "#565a68";
const button = "#3d3bd6";
const font = "font-family:Helvetica,Arial,sans-serif";

/** Lays a mail out as HTML that every mail program shows, and as plain text. Nothing in it is loaded or counted. */
export function layOut(mail: MailText, locale: Locale): { html: string; text: string } {
	return { html: htmlOf(mail, locale), text: textOf(mail, locale) };
}

function textOf(
	{ greeting, paragraphs, action, further, notes = [], unsubscribe }: MailText,
	locale: Locale,
): string {
	const call = action === undefined ? [] : [`${action.label}\n${action.url}`];
	const stop = unsubscribe === undefined ? [] : [`${unsubscribe.label}\n${unsubscribe.url}`];
	const parts = [
		greeting,
		...paragraphs.map((one) => (typeof one === "string" ? one : `${one.title}\n${one.words}`)),
		...call,
		...notes,
		...(further === undefined ? [] : [`${further.label}\n${further.url}`]),
		...stop,
		`-- \n${mailMessages[locale].frame.signature}`,
	];
	return `${parts.join("\n\n")}\n`;
}

function htmlOf(
	{ subject, greeting, paragraphs, action, further, notes = [], unsubscribe }: MailText,
	locale: Locale,
): string {
	const { frame } = mailMessages[locale];
	const paragraph = (text: string, color = ink, size = 16) =>
		`<p style="margin:0 0 16px;font-size:${size}px;line-height:1.55;color:${color}">${escaped(text)}</p>`;
	const spectrumLine = ({ title, words, spectrum }: MailSpectrumLine) =>
		`<div style="margin:0 0 20px">${mailSpectrum(spectrum)}<p style="margin:0;font-size:16px;line-height:1.4;font-weight:bold;color:${ink}">${escaped(title)}</p><p style="margin:0;font-size:14px;line-height:1.45;color:${soft}">${escaped(words)}</p></div>`;
	const call =
		action === undefined
			? ""
			: `<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 22px;border-radius:6px;background:${button};color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none">${escaped(action.label)}</a></p>
${paragraph(frame.linkHint, soft, 14)}
<p style="margin:0 0 16px;font-size:14px;line-height:1.55;word-break:break-all"><a href="${escaped(action.url)}" style="color:${button}">${escaped(action.url)}</a></p>`;
	const plainLink = (to: MailText["unsubscribe"]) =>
		to === undefined
			? ""
			: `<p style="margin:0 0 16px;font-size:14px"><a href="${escaped(to.url)}" style="color:${button}">${escaped(to.label)}</a></p>`;
	return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;background:#ffffff;color:${ink};${font}">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
${[greeting, ...paragraphs].map((one) => (typeof one === "string" ? paragraph(one) : spectrumLine(one))).join("\n")}
${call}
${notes.map((text) => paragraph(text, soft, 14)).join("\n")}
${plainLink(further)}
${plainLink(unsubscribe)}
<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #d9dae0;font-size:14px;color:${soft}">${escaped(frame.signature)}</p>
</div>
</body>
</html>
`;
}
