import { useTranslation } from "react-i18next";
import { consultationPrices } from "#domain/billing/prices.ts";
import { type Duration, durations } from "#domain/consultations/slots.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { Choice } from "../ui/choice.tsx";

interface DurationChoiceProps {
	readonly chosen: Duration;
	readonly onChoose: (duration: Duration) => void;
}

/** Thirty or sixty minutes, each with its price. */
export function DurationChoice({ chosen, onChoose }: DurationChoiceProps) {
	const { t } = useTranslation();
	const { price } = useFormat();
	return (
		<fieldset className="grid gap-2">
			<legend className="pb-2 font-semibold">{t("consultations.booking.duration")}</legend>
			<div className="grid grid-cols-2 gap-2">
				{durations.map((duration) => (
					<Choice
						key={duration}
						type="radio"
						name="duration"
						value={duration}
						isChosen={duration === chosen}
						onChoose={() => onChoose(duration)}
					>
						{t(`consultations.booking.durations.${duration}`)}
						<span className="block text-sm text-soft tabular-nums">
							{price(consultationPrices[duration])}
						</span>
					</Choice>
				))}
			</div>
		</fieldset>
	);
}
