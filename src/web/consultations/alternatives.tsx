import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import type { Selection } from "#domain/consultations/selection.ts";
import type { Instant, Zone } from "#domain/shared/instant.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { useAppointmentTime } from "./use-appointment-time.ts";

interface AlternativesProps {
	readonly researcher: Researcher;
	readonly duration: Selection["duration"];
	readonly startsAt: readonly Instant[];
	readonly visitorZone: Zone;
	readonly onChoose: (startsAt: Instant) => void;
}

/** Another person took the time: says so and proposes the nearest free times. The other choices stay. */
export function Alternatives({ researcher, duration, startsAt, visitorZone, onChoose }: AlternativesProps) {
	const { t } = useTranslation();
	const problem = useProblem();
	const timeOf = useAppointmentTime(visitorZone);
	const target = useRef<HTMLDivElement>(null);
	useEffect(() => {
		// After the dialog has closed: until then the page is inert.
		const afterDialog = setTimeout(() => target.current?.focus());
		return () => clearTimeout(afterDialog);
	}, []);
	const { zone } = researcher;
	return (
		<div ref={target} tabIndex={-1} className="outline-none">
			<Alert tone="destructive" title={problem("consultations.slot_taken")}>
				<p>{t("consultations.alternatives.nearest", { researcher: researcher.name })}</p>
				<ul className="grid gap-2 pt-2">
					{startsAt.map((one) => {
						const { day, time, there } = timeOf({ startsAt: one, duration, zone });
						return (
							<li key={one}>
								<Button look="secondary" className="w-full flex-col gap-0.5!" onClick={() => onChoose(one)}>
									<span className="tabular-nums">
										{day}, {time}
									</span>
									{there === null ? null : (
										<span className="text-sm font-normal text-soft tabular-nums">
											{t("consultations.booking.there", there)}
										</span>
									)}
								</Button>
							</li>
						);
					})}
				</ul>
			</Alert>
		</div>
	);
}
