import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { mailLinkPaths } from "#contract/mail-links.ts";
import { LinkPage } from "../account/links/link-page.tsx";
import { apiQuery } from "../api/api.ts";
import { DeskReportDialog } from "../desk/desk-dialogs.tsx";
import { LocalButtonLink, LocalLink } from "../shared/i18n/local-link.tsx";
import { useReaderOfRole } from "../shared/i18n/use-language.ts";
import { followsRoom } from "./room-query.ts";
import { RoomView } from "./room-view.tsx";
import { UnreadRoom } from "./unread-room.tsx";

/** The room of one of the consultations of the researcher whose desk is open. */
export function DeskRoom({ appointmentId }: { readonly appointmentId: string }) {
	const { t } = useTranslation();
	useReaderOfRole("parent");
	const [isReporting, setReporting] = useState(false);
	const room = useQuery({
		...apiQuery("GET /api/desk/appointments/:appointmentId/room", { params: { appointmentId } }),
		...followsRoom,
	});
	if (room.data === undefined)
		return (
			<UnreadRoom
				problem={room.error?.code}
				onRetry={() => void room.refetch()}
				solved={{
					"desk.sign_in_required": (
						<LinkPage title={t("room.openDesk.title")} lead={t("room.openDesk.text")}>
							<LocalButtonLink to={mailLinkPaths.desk}>{t("room.openDesk.action")}</LocalButtonLink>
						</LinkPage>
					),
				}}
			/>
		);
	const { firstName } = room.data;
	return (
		<>
			<RoomView
				room={room.data}
				title={t("room.title", { name: firstName })}
				onReport={() => setReporting(true)}
				further={
					<LocalLink
						to={mailLinkPaths.desk}
						className="inline-flex min-h-11 items-center underline decoration-line decoration-2 underline-offset-4 hover:decoration-ink"
					>
						{t("room.toDesk")}
					</LocalLink>
				}
			/>
			<DeskReportDialog
				appointment={isReporting ? { id: appointmentId, firstName } : null}
				onClose={() => setReporting(false)}
			/>
		</>
	);
}
