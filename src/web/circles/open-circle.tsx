import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { Circle, Participation } from "#contract/circles.ts";
import { readAgainIntervalMs } from "../api/query-client.ts";
import { useSubscription } from "../api/session.ts";
import { Absence } from "../shared/absent-page.tsx";
import { BackLink } from "../shared/back-link.tsx";
import { useClock } from "../shared/hooks/use-clock.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { useLocale } from "../shared/i18n/locale.ts";
import { CircleDetails, CircleLead } from "./circle-details.tsx";
import { CircleSkeleton } from "./circle-skeleton.tsx";
import { CircleUnread } from "./circle-unread.tsx";
import { circlesQuery } from "./queries.ts";
import { SeatPanel } from "./seat-panel.tsx";
import { useOwnCircles } from "./use-own-circles.ts";
import { useSeatPayment } from "./use-seat-payment.ts";

/** The circle as the visitor's own participation knows it, or as everyone does. */
const circleIn = (
	id: string,
	circles: readonly Circle[],
	own: readonly Participation[],
): { readonly circle: Circle | undefined; readonly participation: Participation | undefined } => {
	const participation = own.find(({ circle }) => circle.id === id);
	return { circle: circles.find((circle) => circle.id === id) ?? participation?.circle, participation };
};

/** The page of one circle, with its data. */
export function OpenCircle({ id }: { readonly id: string }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const list = useQuery({ ...circlesQuery, refetchInterval: ({ state }) => readAgainIntervalMs(state) });
	const mine = useOwnCircles();
	const { subscription } = useSubscription();
	const { clock, refresh } = useClock();
	useSeatPayment(id);
	// A device whose clock is wrong learns the time from what it reads.
	// biome-ignore lint/correctness/useExhaustiveDependencies: again with every answer
	useEffect(refresh, [refresh, list.dataUpdatedAt, mine.dataUpdatedAt]);
	const failed = [list, mine].filter(({ isError, data }) => isError && data === undefined);
	if (failed.length > 0)
		return (
			<CircleUnread
				text={t("circles.list.unreadText")}
				retryLabel={t("circles.list.retry")}
				onRetry={() => failed.map((query) => query.refetch())}
			/>
		);
	if (list.data === undefined || clock === null || mine.isLoading) return <CircleSkeleton />;
	const { circle, participation } = circleIn(id, list.data.circles, mine.data?.participations ?? []);
	if (circle === undefined)
		return (
			<div className="grid gap-6">
				<h1 className="display-2">{t("circles.unknown.title")}</h1>
				<Absence gate="room" text={t("circles.unknown.text")}>
					<LocalButtonLink to="/consultations">{t("circles.unknown.link")}</LocalButtonLink>
				</Absence>
			</div>
		);
	return (
		<div data-line={circle.researcher.category} className="grid gap-10">
			<header className="grid gap-3">
				<BackLink to="/consultations">{t("circles.back")}</BackLink>
				<h1 className="display-2 wrap-anywhere">{circle.subject[locale]}</h1>
				<CircleLead circle={circle} visitorZone={clock.zone} />
			</header>
			<div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_26rem]">
				<SeatPanel
					circle={circle}
					own={participation}
					clock={clock}
					isTestMode={subscription?.testMode ?? false}
				/>
				<CircleDetails circle={circle} />
			</div>
		</div>
	);
}
