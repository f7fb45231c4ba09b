import { useTranslation } from "react-i18next";
import type { Session } from "#domain/account/session.ts";
import { LocalButtonLink } from "../shared/local-link.tsx";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";

interface OpenSessionProps {
	readonly session: Session;
	/** There is an account page. */
	readonly hasAccountPage: boolean;
	readonly onSignOut: () => void;
}

/** Tells someone who is logged in already that they are, and as what. */
export function OpenSessionNote({ session, hasAccountPage, onSignOut }: OpenSessionProps) {
	const { t } = useTranslation();
	return (
		<Alert title={t("account.session.title", { role: t(`account.roles.${session.role}`) })}>
			<div className="flex flex-wrap gap-2 pt-2">
				<LocalButtonLink to="/dashboard" look="secondary">
					{t("account.session.dashboard")}
				</LocalButtonLink>
				{hasAccountPage ? (
					<LocalButtonLink to="/account" look="secondary">
						{t("account.session.account")}
					</LocalButtonLink>
				) : null}
				<Button look="quiet" onClick={onSignOut}>
					{t("account.session.logOut")}
				</Button>
			</div>
		</Alert>
	);
}
