import { useTranslation } from "react-i18next";
import type { CircleDesk } from "#contract/circles.ts";
import { circleRoomOpensAt } from "#domain/circles/room.ts";
import { useApiMutation } from "../api/api.ts";
import { deviceZone } from "../api/device-zone.ts";
import { useProblem } from "../shared/forms/use-problem.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { useLocale } from "../shared/i18n/locale.ts";
import { Badge } from "../ui/badge.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { useToast } from "../ui/toast.tsx";
import { CircleDetails, CircleLead } from "./circle-details.tsx";

interface HostPageProps {
	readonly desk: CircleDesk;
	readonly token: string;
}

/** The room, which the host opens by coming. */
function HostRoom({ desk, token }: HostPageProps) {
	const { t } = useTranslation();
	const { time } = useFormat();
	const problem = useProblem();
	const showToast = useToast();
	const opening = useApiMutation("POST /api/circle-desk/open", {
		invalidates: ["POST /api/circle-desk"],
		onError: ({ code }) =>
			showToast({ tone: "destructive", title: t("common.form.error"), description: problem(code) }),
	});
	const { room, reader, url, canOpen, circle } = desk;
	const isHost = reader === "host";
	const key = {
		early: isHost ? "early" : "earlyResearcher",
		no_host: isHost ? "no_host" : "waitHost",
	} as const;
	const said = room === "early" || room === "no_host" ? key[room] : room;
	const isBusy = opening.isPending;
	return (
		<section aria-labelledby="room" className="grid gap-4">
			<h2 id="room" className="display-3">
				{t("circles.host.roomTitle")}
			</h2>
			<p role="status">
				{t(`circles.host.${said}`, { time: time(circleRoomOpensAt(circle), deviceZone()) })}
			</p>
			{desk.cancelReason === undefined ? null : (
				<p className="wrap-anywhere">{t("consultations.cancelReason", { reason: desk.cancelReason })}</p>
			)}
			{canOpen ? (
				<Button
					aria-disabled={isBusy || undefined}
					onClick={() => isBusy || opening.mutate({ body: { token } })}
					className="justify-self-start max-sm:w-full"
				>
					{t(isBusy ? "circles.host.opening" : "circles.host.openRoom")}
				</Button>
			) : null}
			{url === undefined ? null : (
				<a href={url} className={buttonClass("primary", "justify-self-start max-sm:w-full")}>
					{t("circles.host.enter")}
				</a>
			)}
		</section>
	);
}

/** The page of a circle's host or researcher before and during the call. */
export function HostPage({ desk, token }: HostPageProps) {
	const { t } = useTranslation();
	const locale = useLocale();
	const { circle, reader, seated, room } = desk;
	return (
		<div data-line={circle.researcher.category} className="grid gap-8">
			<header className="grid gap-3">
				<p className="text-soft">
					{t(reader === "host" ? "circles.host.hostLead" : "circles.host.researcherLead")}
				</p>
				<h1 className="display-2 wrap-anywhere">{circle.subject[locale]}</h1>
				<CircleLead circle={circle} visitorZone={deviceZone()} />
			</header>
			<div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_26rem]">
				<div className="grid content-start gap-12">
					<HostRoom desk={desk} token={token} />
					{room === "over" ? null : (
						<section aria-labelledby="people" className="grid gap-3">
							<h2 id="people" className="display-3">
								{t("circles.host.people")}
							</h2>
							{seated.length === 0 ? <p className="text-soft">{t("circles.host.none")}</p> : null}
							<ol className="grid">
								{seated.map(({ firstName, isMinor }, index) => (
									<li
										// biome-ignore lint/suspicious/noArrayIndexKey: two people can have one first name
										key={index}
										className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-hairline py-3"
									>
										<span className="font-semibold wrap-anywhere">{firstName}</span>
										{isMinor ? <Badge>{t("circles.host.minor")}</Badge> : null}
									</li>
								))}
							</ol>
						</section>
					)}
				</div>
				<div className="grid content-start gap-10">
					<CircleDetails circle={circle} />
					{reader === "host" && room !== "over" ? (
						<section aria-labelledby="duties" className="grid gap-3">
							<h2 id="duties" className="font-semibold">
								{t("circles.host.duties")}
							</h2>
							<ul className="measure grid list-disc gap-2 pl-5">
								<li>{t("circles.host.duty1")}</li>
								<li>{t("circles.host.duty2")}</li>
								<li>{t("circles.host.duty3")}</li>
							</ul>
						</section>
					) : null}
					<LocalLink
						to="/contact"
						className="inline-flex min-h-11 items-center justify-self-start underline decoration-hairline underline-offset-4 hover:decoration-ink"
					>
						{t("circles.host.contact")}
					</LocalLink>
				</div>
			</div>
		</div>
	);
}
