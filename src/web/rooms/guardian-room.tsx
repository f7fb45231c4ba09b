import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { linkTroubleIn } from "../account/links/use-followed-link.ts";
import { apiQuery, useApiMutation } from "../api/api.ts";
import { ReportDialog } from "../consultations/report-dialog.tsx";
import { AbsentPage } from "../shared/absent-page.tsx";
import { useLocale } from "../shared/i18n/locale.ts";
import { useReaderOfRole } from "../shared/i18n/use-language.ts";
import { followsRoom } from "./room-query.ts";
import { RoomView } from "./room-view.tsx";
import { UnreadRoom } from "./unread-room.tsx";

/** The room of a consultation for the guardian to whom its link was mailed. */
export function GuardianRoom({ token }: { readonly token: string }) {
	const { t } = useTranslation();
	const locale = useLocale();
	useReaderOfRole("parent");
	const [isReporting, setReporting] = useState(false);
	const room = useQuery({ ...apiQuery("POST /api/rooms/read", { body: { token } }), ...followsRoom });
	const reporting = useApiMutation("POST /api/rooms/report");
	const trouble = linkTroubleIn(room.error?.code);
	if (trouble !== undefined) {
		const state = trouble === "expired" ? "expired" : "invalid";
		return <AbsentPage gate="room" title={t(`room.${state}.title`)} text={t(`room.${state}.text`)} />;
	}
	if (room.data === undefined)
		return <UnreadRoom problem={room.error?.code} onRetry={() => void room.refetch()} />;
	const { firstName: student, researcherName } = room.data;
	const name = researcherName[locale];
	return (
		<>
			<RoomView
				room={room.data}
				title={t("room.ofChild", { student, name })}
				onReport={() => setReporting(true)}
			/>
			<ReportDialog
				isOpen={isReporting}
				lead={t("consultations.report.lead", { name })}
				done={{ title: t("consultations.report.done"), description: t("consultations.report.doneText") }}
				mutation={{
					isPending: reporting.isPending,
					mutateAsync: (text) => reporting.mutateAsync({ body: { token, text, locale } }),
				}}
				onClose={() => setReporting(false)}
			/>
		</>
	);
}
