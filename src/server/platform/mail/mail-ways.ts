import { lightColour } from "#domain/careers/light-colour.ts";
import { mailColors } from "./mail-look.ts";

/** A bar of a lane: its years, and whether one can earn during them. */
export interface MailWayStep {
	readonly from: number;
	readonly to: number;
	readonly earning: "apprentice" | "paid" | null;
}

/** One lane of the ways to a career: its steps in words, and as bars over the years. */
export interface MailWay {
	readonly words: string;
	readonly steps: readonly MailWayStep[];
}

/** The ways to a career, drawn lane by lane over one axis of years. */
export interface MailWays {
	readonly title: string;
	readonly years: number;
	readonly lanes: readonly MailWay[];
}

const { light } = mailColors;
/** A ground for paid work that is seen in light and in dark mail programs. */
const paid = lightColour(0.72, 0.14, 72);

const borders = { apprentice: "2px dashed", paid: "2px solid", none: "2px solid" } as const;

const gap = (years: number, share: number): string =>
	years === 0
		? ""
		: `<td colspan="${years}" width="${years * share}%" style="padding:0;font-size:0;line-height:0">&nbsp;</td>`;

const bar = ({ from, to, earning }: MailWayStep, share: number): string =>
	`<td class="rule-ink" colspan="${to - from}" width="${(to - from) * share}%" height="8"${earning === "paid" ? ` bgcolor="${paid}"` : ""} style="padding:0;height:8px;font-size:0;line-height:0;border:${borders[earning ?? "none"]} ${light.ink}${earning === "paid" ? `;background:${paid}` : ""}">&nbsp;</td>`;

/** The bars of a lane as one row of table cells: nothing to load, and as wide as the mail. */
export const mailWay = ({ steps }: MailWay, years: number): string => {
	const share = Math.floor(100 / years);
	let reached = 0;
	const cells = steps.map((step) => {
		const before = gap(Math.max(0, step.from - reached), share);
		reached = step.to;
		return before + bar(step, share);
	});
	return `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;table-layout:fixed;margin:0 0 6px"><tr>${cells.join("")}${gap(years - reached, share)}</tr></table>`;
};
