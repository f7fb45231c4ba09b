import { useTranslation } from "react-i18next";
import { LocalButtonLink } from "../../shared/i18n/local-link.tsx";
import { readMembershipToken } from "./own-membership.ts";

/** A link back to the class, on a device that has a membership of one. */
export function BackToClassLink() {
	const { t } = useTranslation();
	if (readMembershipToken() === null) return null;
	return (
		<LocalButtonLink to="/join" className="justify-self-start print:hidden">
			{t("results.actions.toClass")}
		</LocalButtonLink>
	);
}
