import { useTranslation } from "react-i18next";
import type { TeacherInvitation } from "#contract/institution-page.ts";
import { useApiMutation } from "../api/api.ts";
import { useMutationToasts } from "../shared/forms/use-mutation-toasts.ts";
import { dotted } from "../shared/i18n/dotted.ts";
import { useFormat } from "../shared/i18n/format.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { Button } from "../ui/button.tsx";

/** One invitation with its role and state: it can be sent again until it is accepted, and withdrawn while it waits. */
function Invitation({ invitation }: { readonly invitation: TeacherInvitation }) {
	const { t } = useTranslation();
	const format = useFormat();
	const own = useLocale();
	const withToasts = useMutationToasts("GET /api/institution");
	const { id, email, role, locale, state, invitedAt } = invitation;
	const again = useApiMutation(
		"POST /api/institution/invitations",
		withToasts(t("institution.invite.sent", { email })),
	);
	const withdraw = useApiMutation(
		"DELETE /api/institution/invitations/:invitationId",
		withToasts(t("institution.invitations.withdrawn")),
	);
	return (
		<li className="grid gap-1 py-3">
			<span className="wrap-anywhere">{email}</span>
			<span className="text-sm text-soft">
				{dotted([
					t(`institution.roles.${role}`),
					t("institution.invitations.invited", {
						state: t(`institution.invitations.state.${state}`),
						date: format.mediumDate(invitedAt),
					}),
				])}
			</span>
			{state === "joined" ? null : (
				<span className="flex flex-wrap gap-x-6">
					<Button
						look="quiet"
						aria-label={t("institution.invitations.againNamed", { email })}
						disabled={again.isPending}
						onClick={() => again.mutate({ body: { email, role, locale: locale ?? own } })}
					>
						{t("institution.invitations.again")}
					</Button>
					{state === "waiting" ? (
						<Button
							look="quiet"
							aria-label={t("institution.invitations.withdrawNamed", { email })}
							disabled={withdraw.isPending}
							onClick={() => withdraw.mutate({ params: { invitationId: id } })}
						>
							{t("institution.invitations.withdraw")}
						</Button>
					) : null}
				</span>
			)}
		</li>
	);
}

/** The addresses that were invited by mail; nothing without any. */
export function Invitations({ invitations }: { readonly invitations: readonly TeacherInvitation[] }) {
	const { t } = useTranslation();
	if (invitations.length === 0) return null;
	return (
		<div className="grid gap-3">
			<h4 className="font-semibold">{t("institution.invitations.title")}</h4>
			<ul className="divide-y divide-hairline border-y border-hairline">
				{invitations.map((invitation) => (
					<Invitation key={invitation.id} invitation={invitation} />
				))}
			</ul>
			<p className="text-sm text-soft">{t("institution.invitations.hint")}</p>
		</div>
	);
}
