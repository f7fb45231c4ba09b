import type { Instant, Month, Zone } from "../shared/instant.ts";
import type { Cents } from "../shared/money.ts";
import { dateIn } from "../shared/time.ts";

/** The kinds of a statement's lines: a consultation, or the refund of one that had counted. */
export const statementKinds = ["consultation", "refund"] as const;

/** The amounts of a line or a month, in whole euro cents; those of refunds are negative. */
export interface StatementAmounts {
	/** The amount that the student paid. */
	readonly amountCents: number;
	/** The part of it that the platform keeps. */
	readonly feeCents: number;
}

/** The month of an instant on the clock of `zone`. */
export const monthIn = (instant: Instant, zone: Zone): Month => dateIn(instant, zone).slice(0, 7) as Month;

/** The platform's part of a price: so many percent, rounded half up to a whole cent. */
export const feeOf = (price: Cents, percent: number): number => Math.floor((price * percent + 50) / 100);

/** The same amounts taken back. Zero stays zero. */
export const takenBack = ({ amountCents, feeCents }: StatementAmounts): StatementAmounts => ({
	amountCents: 0 - amountCents,
	feeCents: 0 - feeCents,
});

/** The amount due to a researcher for a line or a month, in euro cents. */
export const dueOf = ({ amountCents, feeCents }: StatementAmounts): number => amountCents - feeCents;

/** The sum of lines. */
export const sumOf = (lines: readonly StatementAmounts[]): StatementAmounts => ({
	amountCents: lines.reduce((sum, line) => sum + line.amountCents, 0),
	feeCents: lines.reduce((sum, line) => sum + line.feeCents, 0),
});

/** Whether a month is over on the clock of `zone`: from then on none of its lines changes. */
export const isMonthOver = (month: Month, zone: Zone, now: Instant): boolean => month < monthIn(now, zone);
