import { useTranslation } from "react-i18next";
import { LocalLink } from "../shared/i18n/local-link.tsx";
import { LabelledNote } from "../ui/labelled-note.tsx";

/** One line on the benefit of the premium plan here, with a link to the plans. */
export function PremiumLine({ text }: { readonly text: string }) {
	const { t } = useTranslation();
	return (
		<div className="measure grid justify-items-start gap-1">
			<LabelledNote label={t("common.navigation.premium")}>{text}</LabelledNote>
			<LocalLink
				to="/subscription"
				className="inline-flex min-h-11 items-center underline decoration-edge underline-offset-4 hover:text-ink"
			>
				{t("dashboard.plans")}
			</LocalLink>
		</div>
	);
}
