import { useTranslation } from "react-i18next";
import type { InvitedRole } from "#domain/institutions/invitation.ts";

/** A role in an institution as a choice shows it: its name, and what it does there. */
export function RoleInWords({ role }: { readonly role: InvitedRole }) {
	const { t } = useTranslation();
	return (
		<span className="grid gap-0.5">
			{t(`institution.roles.${role}`)}
			<span className="text-sm text-soft">{t(`institution.invite.does.${role}`)}</span>
		</span>
	);
}
