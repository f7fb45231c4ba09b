import { DoorOpen, Flag } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Room } from "#contract/rooms.ts";
import { LinkPage } from "../account/links/link-page.tsx";
import { GateBand } from "../shared/gate-band.tsx";
import { useClock } from "../shared/hooks/use-clock.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { Button, buttonClass } from "../ui/button.tsx";

interface RoomViewProps {
	readonly room: Room;
	readonly title: string;
	readonly onReport: () => void;
	/** The way to the reader's other consultations. */
	readonly further?: ReactNode;
}

/** The link to the meeting, in a new tab, so that the way to report a problem stays open here. */
function Entrance({ meetingUrl }: { readonly meetingUrl: string }) {
	const { t } = useTranslation();
	return (
		<div className="grid justify-items-start gap-2">
			<a
				href={meetingUrl}
				target="_blank"
				rel="noopener noreferrer"
				className={buttonClass("primary", "max-sm:w-full")}
			>
				<DoorOpen aria-hidden="true" className="size-5" />
				{t("room.enter")}
				<span className="sr-only">{t("common.newTab")}</span>
			</a>
			<p className="measure text-sm text-soft">{t("room.place", { host: new URL(meetingUrl).host })}</p>
		</div>
	);
}

/** The room of a consultation: when it opens, the way in while it is open, and how to report a problem. */
export function RoomView({ room, title, onReport, further }: RoomViewProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const locale = useLocale();
	const zone = useClock().clock?.zone;
	if (zone === undefined) return <LinkPage title={title} />;
	const { state, startsAt, endsAt, opensAt, closesAt, meetingUrl } = room;
	const times = {
		open: format.time(closesAt, zone),
		over: format.time(closesAt, zone),
		early: format.time(opensAt, zone),
		cancelled: "",
	};
	return (
		<LinkPage
			title={title}
			lead={t("room.when", format.period(startsAt, endsAt, zone))}
			picture={
				<GateBand
					gate="room"
					className="h-32 rounded-panel lg:h-72"
					inside="justify-items-center lg:[&>svg]:max-h-48"
				/>
			}
		>
			<div role="status" className="grid gap-4 border-y border-hairline py-5 sm:min-w-md">
				<p className="measure font-display text-xl font-semibold">
					{t(`room.${state}`, {
						time: times[state],
						day: format.dayInText(opensAt, zone),
					})}
				</p>
				{state === "early" ? <p className="measure text-soft">{t("room.earlyHint")}</p> : null}
				{room.isIllustrative && state !== "over" ? (
					<p className="measure text-soft">{t("room.invented", { name: room.researcherName[locale] })}</p>
				) : null}
				{meetingUrl === undefined ? null : <Entrance meetingUrl={meetingUrl} />}
			</div>
			<section aria-labelledby="room-rules" className="measure grid gap-1">
				<h2 id="room-rules" className="text-xl">
					{t("room.rules.title")}
				</h2>
				<p>{t("room.rules.text")}</p>
			</section>
			<section aria-labelledby="room-trouble" className="measure grid justify-items-start gap-3">
				<h2 id="room-trouble" className="text-xl">
					{t("room.trouble.title")}
				</h2>
				<p>{t("room.trouble.text")}</p>
				<Button look="secondary" onClick={onReport}>
					<Flag aria-hidden="true" className="size-4" />
					{t("consultations.report.open")}
				</Button>
			</section>
			{further}
		</LinkPage>
	);
}
