import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Researcher } from "#contract/consultations.ts";
import { roomPath } from "#contract/mail-links.ts";
import { endOf } from "#domain/consultations/appointment.ts";
import { roomStateAt } from "#domain/consultations/room.ts";
import type { Instant } from "#domain/shared/instant.ts";
import { useEdition } from "../api/edition.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { Portrait } from "../shared/people/portrait.tsx";
import { bandLines } from "../shared/spectrum/spectrum-lines.ts";
import { SpectrumBand } from "../ui/spectrum-band.tsx";
import { AppointmentLinks } from "./appointment-links.tsx";
import {
	AppointmentChanges,
	AppointmentNotes,
	type AppointmentProps,
	AppointmentReports,
} from "./appointment-parts.tsx";
import { useAppointmentTime } from "./use-appointment-time.ts";

interface AppointmentCardProps extends AppointmentProps {
	/** Undefined once the researcher is no longer listed: then there is no picture. */
	readonly researcher: Researcher | undefined;
	readonly now: Instant;
	readonly isJustBooked: boolean;
}

/** The consultation that comes next or was just booked: who, when on the reader's own clock, where, and one thing to do. */
export function AppointmentCard({ researcher, now, isJustBooked, ...props }: AppointmentCardProps) {
	const { appointment, researcherName, visitorZone } = props;
	const { t } = useTranslation();
	const isLive = useEdition() === "live";
	const { startsAt, id, duration, calendarPath, topic, proposal } = appointment;
	const { day, time, there } = useAppointmentTime(visitorZone)(appointment);
	const about = `${researcherName}, ${day}, ${time}`;
	const state = roomStateAt({ startsAt, endsAt: endOf(appointment), isCancelled: false }, now);
	const isOpen = isLive && state === "open";
	return (
		<li
			data-line={researcher?.category}
			className={`mt-6 mb-2 grid overflow-hidden rounded-panel border border-hairline bg-band text-ink scheme-dark ${isJustBooked ? "light-up" : ""}`}
		>
			<SpectrumBand
				lines={bandLines((key) => (key === researcher?.category ? 1 : 0))}
				className="h-4 w-full max-w-none"
			/>
			<div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-5 p-4 sm:gap-x-6 sm:p-6 lg:grid-cols-[auto_minmax(0,1fr)_minmax(0,18rem)]">
				{researcher ? <Portrait {...researcher} isLarge /> : <span />}
				<div className="grid content-start gap-1">
					<p className="flex items-center gap-1.5 text-sm text-soft">
						{isJustBooked ? <Check aria-hidden="true" className="size-4 flex-none text-glow" /> : null}
						{t(isJustBooked ? "consultations.confirming.done" : "consultations.next.title")}
					</p>
					<p className="display-3 flex flex-wrap gap-x-3 font-display leading-tight font-semibold tabular-nums">
						<time dateTime={startsAt}>{day}</time>
						<span className="whitespace-nowrap">{time}</span>
					</p>
					{there === null ? null : (
						<p className="text-sm text-soft">{t("consultations.booking.there", there)}</p>
					)}
					<p className="flex flex-wrap gap-x-3 pt-2">
						<span className="font-semibold">{researcherName}</span>
						<span className="text-soft">{t(`consultations.booking.durations.${duration}`)}</span>
						{researcher ? <span className="basis-full text-soft">{researcher.title}</span> : null}
					</p>
					<AppointmentNotes {...props} />
				</div>
				<div className="col-span-full grid content-start gap-2 border-t border-hairline pt-4 lg:col-auto lg:border-t-0 lg:border-l lg:pt-0 lg:pl-6">
					{isLive ? <p className="text-sm text-soft">{t("consultations.next.where")}</p> : null}
					{isOpen ? (
						<LocalButtonLink to={roomPath("appointment", id)} look="onBand">
							{t("consultations.mine.join")}
						</LocalButtonLink>
					) : proposal === undefined ? (
						<>
							<p className="wrap-anywhere">
								{topic === undefined
									? t("consultations.next.hint")
									: t("consultations.topic.shown", { topic })}
							</p>
							<LocalButtonLink to="/resources/talk-to-a-researcher" look="onBand">
								{t("consultations.next.prepare")}
							</LocalButtonLink>
						</>
					) : null}
				</div>
			</div>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-hairline px-4 py-3 sm:px-6">
				<AppointmentLinks
					roomPath={isLive && !isOpen ? roomPath("appointment", id) : undefined}
					calendarPath={calendarPath}
					about={about}
				/>
				<AppointmentReports {...props} about={about} />
				{proposal === undefined ? (
					<span className="flex flex-wrap gap-3 sm:ml-auto">
						<AppointmentChanges {...props} />
					</span>
				) : null}
			</div>
		</li>
	);
}
