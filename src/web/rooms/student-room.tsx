import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { mailLinkPaths, roomPath } from "#contract/mail-links.ts";
import { LinkPage } from "../account/links/link-page.tsx";
import { apiQuery, useApiMutation } from "../api/api.ts";
import { ReportDialog } from "../consultations/report-dialog.tsx";
import { LocalButtonLink, LocalLink } from "../shared/i18n/local-link.tsx";
import { useLocale } from "../shared/i18n/locale.ts";
import { followsRoom } from "./room-query.ts";
import { RoomView } from "./room-view.tsx";
import { UnreadRoom } from "./unread-room.tsx";

/** The room of one of the consultations of the account that is logged in. */
export function StudentRoom({ appointmentId }: { readonly appointmentId: string }) {
	const { t } = useTranslation();
	const locale = useLocale();
	const [isReporting, setReporting] = useState(false);
	const params = { appointmentId };
	const room = useQuery({
		...apiQuery("GET /api/appointments/:appointmentId/room", { params }),
		...followsRoom,
	});
	const reporting = useApiMutation("POST /api/appointments/:appointmentId/report", {
		invalidates: ["GET /api/researchers/:locale"],
	});
	if (room.data === undefined)
		return (
			<UnreadRoom
				problem={room.error?.code}
				onRetry={() => void room.refetch()}
				solved={{
					"account.sign_in_required": (
						<LinkPage title={t("room.logIn.title")} lead={t("room.logIn.text")}>
							<LocalButtonLink
								to={`/login?returnTo=${encodeURIComponent(roomPath("appointment", appointmentId))}`}
							>
								{t("common.navigation.login")}
							</LocalButtonLink>
						</LinkPage>
					),
				}}
			/>
		);
	const name = room.data.researcherName[locale];
	return (
		<>
			<RoomView
				room={room.data}
				title={t("room.title", { name })}
				onReport={() => setReporting(true)}
				further={
					<LocalLink
						to={mailLinkPaths.consultations}
						className="inline-flex min-h-11 items-center underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
					>
						{t("room.toAppointments")}
					</LocalLink>
				}
			/>
			<ReportDialog
				isOpen={isReporting}
				lead={t("consultations.report.lead", { name })}
				done={{ title: t("consultations.report.done"), description: t("consultations.report.doneText") }}
				mutation={{
					isPending: reporting.isPending,
					mutateAsync: (text) => reporting.mutateAsync({ params, body: { text, locale } }),
				}}
				onClose={() => setReporting(false)}
			/>
		</>
	);
}
