import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Circle, Participation } from "#contract/circles.ts";
import { isAhead } from "#domain/circles/circle.ts";
import { lastRefundAt } from "#domain/consultations/appointment.ts";
import { useEdition } from "../api/edition.ts";
import { useSession } from "../api/session.ts";
import { ConfirmActionDialog } from "../shared/forms/confirm-action-dialog.tsx";
import { ConsentFirst } from "../shared/forms/consent-first.tsx";
import { GuardianFirst } from "../shared/forms/guardian-first.tsx";
import type { Clock } from "../shared/hooks/use-clock.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { CircleRoom } from "./circle-room.tsx";
import { SeatNotes } from "./seat-notes.tsx";
import { useSeat } from "./use-seat.ts";

interface SeatPanelProps {
	readonly circle: Circle;
	readonly own: Participation | undefined;
	readonly clock: Clock;
	readonly isTestMode: boolean;
}

/** Why a visitor can take no seat here; null for a student, and for everyone in the demonstration. */
function useObstacle(circleId: string): ReactNode {
	const { t } = useTranslation();
	const session = useSession();
	const isLive = useEdition() === "live";
	if (!isLive) return null;
	if (session === null) {
		const returnTo = `/circle?${new URLSearchParams({ id: circleId })}`;
		return (
			<LocalButtonLink to={`/login?${new URLSearchParams({ returnTo })}`} className="justify-self-start">
				{t("circles.seat.signIn")}
			</LocalButtonLink>
		);
	}
	if (session.role !== "student") return <p className="text-soft">{t("circles.seat.adults")}</p>;
	return session.consent === "pending" ? <ConsentFirst /> : null;
}

/** The visitor's seat: how to take one, wait for one, accept one or give it back, and the room when it is there. */
export function SeatPanel({ circle, own, clock, isTestMode }: SeatPanelProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const seat = useSeat(circle, clock.zone);
	const obstacle = useObstacle(circle.id);
	const [isAsked, setAsked] = useState(false);
	const state = own?.state === "left" ? undefined : own?.state;
	const isOpen = isAhead({ state: circle.status, startsAt: circle.startsAt }, clock.now);
	const isPaid = circle.priceCents > 0;
	const price = format.price(circle.priceCents);
	const button = (label: string, onClick: () => void, look: "primary" | "secondary" = "primary") => (
		<Button
			look={look}
			aria-disabled={seat.isBusy || undefined}
			onClick={() => seat.isBusy || onClick()}
			className="justify-self-start max-sm:w-full"
		>
			{label}
		</Button>
	);
	const takeButton = (free: string, paid: string) =>
		button(seat.isTaking ? t("circles.seat.busy") : isPaid ? paid : free, seat.take);
	const refund = lastRefundAt({ startsAt: circle.startsAt });
	const canWait = circle.seatsLeft === 0 && circle.isListOpen;
	const withdraw = () => setAsked(true);
	const returned = own?.refundUntil === undefined ? "giveBackLate" : "giveBackRefund";

	const joining = (): ReactNode => {
		if (obstacle !== null) return obstacle;
		if (circle.seatsLeft > 0)
			return (
				<>
					{takeButton(t("circles.seat.take"), t("circles.seat.takePaid", { price }))}
					<p className="measure text-sm text-soft">{t("circles.seat.seen")}</p>
					{isPaid ? (
						<p className="measure text-sm text-soft">
							{clock.now <= refund
								? t("circles.seat.refundUntil", format.period(refund, refund, clock.zone))
								: t("circles.seat.refundLate")}
						</p>
					) : null}
				</>
			);
		return (
			<>
				<p className="font-semibold">{t("circles.seat.full")}</p>
				<p className="measure text-soft">
					{t(canWait ? "circles.seat.waitText" : "circles.seat.listClosed")}
				</p>
				{canWait ? button(t("circles.seat.wait"), seat.wait) : null}
			</>
		);
	};
	const body = (): ReactNode => {
		if (state === "seated")
			return (
				<>
					<p className="font-semibold">{t("circles.seat.seated")}</p>
					<CircleRoom circle={circle} clock={clock} calendarPath={own?.calendarPath} />
					{isOpen ? button(t("circles.seat.giveBack"), withdraw, "secondary") : null}
				</>
			);
		if (!isOpen) return <p className="font-semibold">{t(closedKey(circle))}</p>;
		if (state === "waiting")
			return (
				<>
					<p className="font-semibold">{t("circles.seat.waiting", { place: own?.place ?? 1 })}</p>
					{circle.seatsLeft > 0 ? (
						<>
							<p>{t("circles.seat.nowFree")}</p>
							{takeButton(t("circles.seat.take"), t("circles.seat.takePaid", { price }))}
						</>
					) : (
						<p className="measure text-soft">{t("circles.seat.waitText")}</p>
					)}
					{button(t("circles.seat.leaveList"), () => seat.leave(false), "secondary")}
				</>
			);
		if (state === "offered" && own?.offerEndsAt !== undefined) {
			const { date, time } = format.period(own.offerEndsAt, own.offerEndsAt, clock.zone);
			return (
				<>
					<p className="measure font-semibold">{t("circles.seat.offered", { date, time })}</p>
					<div className="flex flex-wrap gap-3 max-sm:*:w-full">
						{takeButton(t("circles.seat.accept"), t("circles.seat.acceptPaid", { price }))}
						{button(t("circles.seat.decline"), () => seat.leave(false), "secondary")}
					</div>
				</>
			);
		}
		if (state === "paying")
			return (
				<>
					<Alert title={t("circles.state.paying")}>
						<p role="status">{t("circles.seat.paying")}</p>
					</Alert>
					{button(t("circles.seat.payingStop"), () => seat.leave(true), "secondary")}
				</>
			);
		return joining();
	};
	return (
		<section aria-labelledby="seat" className="grid content-start gap-4">
			<h2 id="seat" className="display-3">
				{t("circles.seat.title")}
			</h2>
			{body()}
			<SeatNotes circle={circle} own={own} isTestMode={isTestMode} />
			<div role="status">{seat.guardian === null ? null : <GuardianFirst code={seat.guardian} />}</div>
			<ConfirmActionDialog
				isOpen={isAsked}
				title={t("circles.seat.giveBackTitle")}
				text={t(isPaid ? `circles.seat.${returned}` : "circles.seat.giveBackFree", { price })}
				label={t("circles.seat.giveBack")}
				onConfirm={() => seat.leave(true)}
				onClose={() => setAsked(false)}
			/>
		</section>
	);
}

/** Why a circle takes no one any more. */
const closedKey = ({ status }: Circle) =>
	status === "cancelled"
		? "circles.seat.cancelled"
		: status === "completed"
			? "circles.seat.over"
			: "circles.seat.started";
