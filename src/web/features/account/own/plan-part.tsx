import { useTranslation } from "react-i18next";
import { LocalButtonLink } from "../../../lib/local-link.tsx";
import { Setting } from "./setting.tsx";

/** The way to one's plan, and to cancelling it. */
export function PlanPart({ isSimulated }: { readonly isSimulated: boolean }) {
	const { t } = useTranslation();
	return (
		<Setting
			title={t("ownAccount.plan.title")}
			text={t(isSimulated ? "ownAccount.plan.textSimulated" : "ownAccount.plan.text")}
		>
			<LocalButtonLink to="/subscription" look="secondary" className="justify-self-start">
				{t("ownAccount.plan.link")}
			</LocalButtonLink>
		</Setting>
	);
}
