import { fillIn, mailMessages, studyStepWords } from "#content/messages/mail.ts";
import { earningOf, type MapStep, type StudyMap } from "#domain/careers/study-map.ts";
import type { Locale } from "#domain/shared/locale.ts";
import type { MailWays } from "#server/platform/mail/mail-ways.ts";

/** The mark after a step at whose end a post can begin: in the career, or beside it. */
const exitSigns = { career: "●", beside: "○" } as const;

/** The ways to a career as a mail draws them: one line of words for each lane, with the same as bars. */
export const waysInMail = ({ years, lanes }: StudyMap, locale: Locale): MailWays => {
	const { ways } = mailMessages[locale].results;
	const named = ({ kind, from, to, exits }: MapStep): string => {
		const length = fillIn(to - from === 1 ? ways.year : ways.years, { length: String(to - from) });
		const leadsTo = exits.at(-1)?.leadsTo;
		return `${studyStepWords[locale][kind]} (${length})${leadsTo ? `\u00a0${exitSigns[leadsTo]}` : ""}`;
	};
	return {
		title: ways.title,
		years,
		lanes: lanes.map((steps) => {
			const start = steps[0]?.from ?? 0;
			const words = steps.map(named).join(" → ");
			return {
				words: start === 0 ? words : fillIn(ways.after, { length: String(start), steps: words }),
				steps: steps.map((step) => ({ from: step.from, to: step.to, earning: earningOf(step) })),
			};
		}),
	};
};
