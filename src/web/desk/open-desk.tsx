import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Desk } from "#contract/desk.ts";
import type { Zone } from "#domain/shared/instant.ts";
import type { Localized } from "#domain/shared/locale.ts";
import { useApiMutation } from "../api/api.ts";
import { useClock } from "../shared/hooks/use-clock.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { Conduct } from "./conduct.tsx";
import { DeskBreak } from "./desk-break.tsx";
import { DeskCalendar } from "./desk-calendar.tsx";
import { DeskConsultations } from "./desk-consultations.tsx";
import { DeskHours } from "./desk-hours.tsx";
import { DeskPasskeys } from "./desk-passkeys.tsx";
import { DeskProfile } from "./desk-profile.tsx";
import { DeskStatements } from "./desk-statements.tsx";
import { deskSessionQuery } from "./queries.ts";

/** Whether students can book, and every reason why not. */
function DeskState({ obstacles }: Pick<Desk, "obstacles">) {
	const { t } = useTranslation();
	const states = obstacles.length === 0 ? (["open"] as const) : obstacles;
	return (
		<div className="grid gap-3">
			{states.map((state) => (
				<Alert key={state} title={t(`desk.state.${state}.title`)}>
					<p className="measure">{t(`desk.state.${state}.text`)}</p>
				</Alert>
			))}
		</div>
	);
}

interface OpenDeskProps {
	readonly researcher: { readonly name: Localized<string>; readonly zone: Zone };
	readonly desk: Desk;
}

/** Whether a query holds what only the researcher who is logged in may see. */
const isOfDesk = (route: string): boolean =>
	route.startsWith("GET /api/desk") && route !== deskSessionQuery.queryKey[0];

/** The desk: whether students can book, the consultations, and what the researcher decides. */
export function OpenDesk({ researcher: { name, zone }, desk }: OpenDeskProps) {
	const { t } = useTranslation();
	const format = useFormat();
	const locale = useLocale();
	const { clock } = useClock();
	const queryClient = useQueryClient();
	const closing = useApiMutation("DELETE /api/desk/session", {
		onSuccess: () => {
			queryClient.setQueryData(deskSessionQuery.queryKey, { researcher: null });
			queryClient.removeQueries({ predicate: ({ queryKey: [route] }) => isOfDesk(String(route)) });
		},
	});
	const isAccepted = desk.conductAcceptedAt !== null;
	return (
		<div className="page grid min-h-dvh content-start gap-10 pt-10 md:gap-12 md:pt-14">
			<header className="grid gap-3">
				<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
					<h1 className="display-2">{t("desk.title")}</h1>
					<Button look="secondary" onClick={() => closing.isPending || closing.mutate({})}>
						{t("desk.logOut")}
					</Button>
				</div>
				{clock === null ? null : (
					<p className="text-soft">
						{t("desk.who", { name: name[locale], zone: format.zoneName(clock.now, zone) })}
					</p>
				)}
			</header>
			<DeskState obstacles={desk.obstacles} />
			{isAccepted ? null : <Conduct acceptedAt={null} zone={zone} />}
			{clock === null ? (
				<Skeleton className="h-40 w-full" />
			) : (
				<DeskConsultations
					appointments={desk.appointments}
					now={clock.now}
					zone={zone}
					canPropose={!desk.obstacles.includes("suspended")}
				/>
			)}
			<DeskHours zone={zone} />
			<div className="border-b border-hairline">
				<DeskStatements zone={zone} />
				<DeskProfile zone={zone} />
				<DeskCalendar hasCalendar={desk.hasCalendar} />
				<DeskPasskeys zone={zone} />
				<DeskBreak isPaused={desk.isPaused} />
				{isAccepted ? <Conduct acceptedAt={desk.conductAcceptedAt} zone={zone} /> : null}
			</div>
		</div>
	);
}
