import { useTranslation } from "react-i18next";
import type { Missed } from "#domain/consultations/missed.ts";
import { missedStateOf } from "#domain/consultations/missed-rules.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { useFormat } from "../shared/i18n/format.ts";

interface MissedLinesProps {
	readonly missed: Missed | undefined;
	readonly researcherName: string;
	readonly visitorZone: Zone;
	/** Whether the student can still report the opposite. */
	readonly isAnswerable: boolean;
}

/** The reports about a missed appointment, for its student; nothing while there is none. */
export function MissedLines({ missed, researcherName, visitorZone, isAnswerable }: MissedLinesProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const state = missed ? missedStateOf(missed) : null;
	if (missed === undefined || state === null) return null;
	return (
		<>
			<span className="block text-sm">
				{t(`consultations.missed.state.${state}`, { name: researcherName })}
			</span>
			{state === "kept" && isAnswerable ? (
				<span className="block text-sm text-soft">
					{t("consultations.missed.until", { date: format.dayInText(missed.until, visitorZone) })}
				</span>
			) : null}
		</>
	);
}
