import { CalendarPlus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { LocalLink } from "../shared/i18n/local-link.tsx";

interface AppointmentLinksProps {
	/** The path of the room's page. */
	readonly roomPath: string | undefined;
	/** The URL of its calendar file. */
	readonly calendarPath: string | undefined;
	/** Names the appointment for screen reader users, who hear the links out of context. */
	readonly about: string;
}

/** Links to the room and the calendar file of a real appointment. */
export function AppointmentLinks({ roomPath, calendarPath, about }: AppointmentLinksProps) {
	const { t } = useTranslation();
	if (roomPath === undefined && calendarPath === undefined) return null;
	return (
		<span className="flex flex-wrap items-center gap-x-6 text-sm">
			{roomPath === undefined ? null : (
				<LocalLink
					to={roomPath}
					aria-label={t("consultations.mine.joinNamed", { about })}
					className="inline-flex min-h-11 items-center underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
				>
					{t("consultations.mine.join")}
				</LocalLink>
			)}
			{calendarPath === undefined ? null : (
				<a
					href={calendarPath}
					download="consultation.ics"
					aria-label={t("consultations.mine.calendarNamed", { about })}
					className="inline-flex min-h-11 items-center gap-1.5 underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
				>
					<CalendarPlus aria-hidden="true" className="size-4 flex-none" />
					{t("consultations.mine.calendar")}
				</a>
			)}
		</span>
	);
}
