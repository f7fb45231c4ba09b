import { useTranslation } from "react-i18next";
import type { TeacherInvitation } from "#contract/institutions.ts";
import { useFormat } from "../shared/format.ts";

/** The addresses that were invited by mail, each with its answer; nothing without any. */
export function Invitations({ invitations }: { readonly invitations: readonly TeacherInvitation[] }) {
	const { t } = useTranslation();
	const format = useFormat();
	if (invitations.length === 0) return null;
	return (
		<div className="grid gap-3">
			<h4 className="font-semibold">{t("institution.invitations.title")}</h4>
			<ul className="divide-y divide-hairline border-y border-hairline">
				{invitations.map(({ id, email, state, invitedAt }) => (
					<li key={id} className="grid gap-0.5 py-3">
						<span className="wrap-anywhere">{email}</span>
						<span className="text-sm text-soft">
							{t("institution.invitations.invited", {
								state: t(`institution.invitations.state.${state}`),
								date: format.mediumDate(invitedAt),
							})}
						</span>
					</li>
				))}
			</ul>
			<p className="text-sm text-soft">{t("institution.invitations.hint")}</p>
		</div>
	);
}
