import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { coveredBefore } from "#domain/institutions/years-change.ts";
import { utcMidnight, utcZone } from "#domain/shared/instant.ts";
import { apiQuery, useApiMutation } from "../api/api.ts";
import { loadedOf } from "../api/loaded.ts";
import { ConfirmActionDialog } from "../shared/forms/confirm-action-dialog.tsx";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { Button } from "../ui/button.tsx";
import { RetryAlert } from "../ui/retry-alert.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { JoinInstitution } from "./join-institution.tsx";
import { ShownSummaries } from "./shown-summaries.tsx";

const membershipQuery = apiQuery("GET /api/account/institution", {});

/** A teacher's institution: joining it by its code, and leaving it. */
export function TeacherInstitution() {
	const { t } = useTranslation();
	const format = useFormat();
	const [isLeaving, setLeaving] = useState(false);
	const loaded = loadedOf(useQuery(membershipQuery));
	const withToasts = useMutationToasts("GET /api/account/institution");
	const leave = useApiMutation("DELETE /api/account/institution", withToasts(t("institution.own.left")));
	const own = loaded.status === "ready" ? loaded.data.institution : null;
	return (
		<section
			aria-labelledby="own-institution"
			className="grid content-start gap-4 border-t border-hairline pt-8"
		>
			<h2 id="own-institution" className="display-3">
				{t("institution.own.title")}
			</h2>
			{loaded.status === "loading" ? <Skeleton className="h-20 w-full" /> : null}
			{loaded.status === "error" ? (
				<RetryAlert
					title={t("institution.own.unread")}
					description={t("institution.nothingLost")}
					retryLabel={t("institution.retry")}
					onRetry={loaded.retry}
				/>
			) : null}
			{loaded.status === "ready" && own === null ? <JoinInstitution /> : null}
			{own ? (
				<div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
					<div className="grid gap-0.5">
						<p className="font-display text-xl font-semibold wrap-anywhere">{dotted([own.name, own.town])}</p>
						<p className="measure text-soft">
							{t("institution.own.since", { date: format.mediumDate(own.joinedAt) })}
						</p>
						{own.year ? (
							<p className="measure">
								{t("institution.own.year", {
									archive: format.longDate(utcMidnight(own.year.archiveOn), utcZone),
									before: format.longDate(utcMidnight(coveredBefore(own.year)), utcZone),
									erase: format.longDate(utcMidnight(own.year.eraseOn), utcZone),
								})}
							</p>
						) : null}
						{own.isInCharge ? (
							<LocalButtonLink to="/institution" className="mt-2 justify-self-start">
								{t("institution.own.manage")}
							</LocalButtonLink>
						) : null}
					</div>
					<Button
						look="secondary"
						aria-label={t("institution.own.leaveNamed", { name: own.name })}
						onClick={() => setLeaving(true)}
					>
						{t("institution.own.leave")}
					</Button>
				</div>
			) : null}
			{own?.role === "counsellor" ? <ShownSummaries /> : null}
			<ConfirmActionDialog
				isOpen={isLeaving && own !== null}
				title={t("institution.own.leaveTitle", { name: own?.name ?? "" })}
				text={t("institution.own.leaveText")}
				label={t("institution.own.leave")}
				onClose={() => setLeaving(false)}
				onConfirm={() => leave.mutate({})}
			/>
		</section>
	);
}
