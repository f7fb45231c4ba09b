import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { JoinedClass } from "#contract/class-memberships.ts";
import type { Zone } from "#domain/shared/instant.ts";
import { apiQuery, useApiMutation } from "../../api/api.ts";
import { loadedOf } from "../../api/loaded.ts";
import { ConfirmActionDialog } from "../../shared/forms/confirm-action-dialog.tsx";
import { useProblem } from "../../shared/forms/use-problem.ts";
import { useFocusAfterLoss } from "../../shared/hooks/use-focus-after-loss.ts";
import { useFormat } from "../../shared/i18n/format.ts";
import { LocalLink } from "../../shared/i18n/local-link.tsx";
import { Button } from "../../ui/button.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useToast } from "../../ui/toast.tsx";

const joinedQuery = apiQuery("GET /api/account/classes", {});

/** The classes that a student joined under their own name, each with a button to leave. */
export function JoinedClasses({ zone }: { readonly zone: Zone }) {
	const { t } = useTranslation();
	const format = useFormat();
	const toast = useToast();
	const problem = useProblem();
	const query = useQuery(joinedQuery);
	const loaded = loadedOf(query);
	const target = useFocusAfterLoss<HTMLDivElement>(query.data?.classes.length ?? 0);
	const [leaving, setLeaving] = useState<JoinedClass>();
	const leave = useApiMutation("DELETE /api/account/classes/:memberId", {
		invalidates: ["GET /api/account/classes", "POST /api/class-memberships/read"],
		onSuccess: () => toast({ tone: "success", title: t("ownAccount.classes.left") }),
		onError: ({ code }) => toast({ tone: "destructive", title: problem(code) }),
	});
	if (loaded.status === "loading") return <Skeleton className="h-16 w-full" />;
	if (loaded.status === "error")
		return (
			<RetryAlert
				title={t("ownAccount.classes.unread")}
				description={t("ownAccount.loadProblem.description")}
				retryLabel={t("ownAccount.classes.retry")}
				onRetry={loaded.retry}
			/>
		);
	const { classes } = loaded.data;
	return (
		<div ref={target} tabIndex={-1} className="grid gap-5 outline-none">
			{classes.length === 0 ? <p>{t("ownAccount.classes.none")}</p> : null}
			{classes.length > 0 ? (
				<ul className="divide-y divide-hairline border-y border-hairline">
					{classes.map((one) => (
						<li key={one.id} className="flex min-h-18 flex-wrap items-center justify-between gap-4 py-3">
							<div className="grid gap-0.5">
								<p className="font-semibold">{one.className}</p>
								<p className="text-sm text-soft">
									{t("ownAccount.classes.joined", { date: format.mediumDate(one.joinedAt, zone) })} ·{" "}
									{t(one.hasSent ? "ownAccount.classes.sent" : "ownAccount.classes.unsent")}
								</p>
							</div>
							<Button
								look="quiet"
								aria-label={t("ownAccount.classes.leaveNamed", { name: one.className })}
								onClick={() => setLeaving(one)}
							>
								{t("ownAccount.classes.leave")}
							</Button>
						</li>
					))}
				</ul>
			) : null}
			<LocalLink to="/join" className="justify-self-start underline underline-offset-4">
				{t("ownAccount.classes.join")}
			</LocalLink>
			<ConfirmActionDialog
				isOpen={leaving !== undefined}
				title={t("ownAccount.classes.leaveTitle", { name: leaving?.className ?? "" })}
				text={t("ownAccount.classes.leaveText")}
				label={t("ownAccount.classes.leave")}
				onClose={() => setLeaving(undefined)}
				onConfirm={() => {
					if (leaving) leave.mutate({ params: { memberId: leaving.id } });
				}}
			/>
		</div>
	);
}
