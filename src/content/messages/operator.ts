import type { NeedCode, Urgency } from "#domain/operator/today.ts";
import type { Localized } from "#domain/shared/locale.ts";
import en from "./en/operator.json" with { type: "json" };
import fr from "./fr/operator.json" with { type: "json" };

interface TodayWords {
	readonly today: {
		readonly nothing: string;
		readonly urgencies: Readonly<Record<Urgency, string>>;
		readonly needs: Readonly<Record<NeedCode, string>>;
	};
}

/** The words of the operator's desk that the command line prints, too. */
export const operatorMessages: Localized<TodayWords> = { en, fr };
