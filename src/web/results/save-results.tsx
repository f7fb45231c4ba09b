import { useTranslation } from "react-i18next";
import { offerGuestWork } from "../personal-data/guest-work.ts";
import { LocalButtonLink } from "../shared/local-link.tsx";

/** Informs a guest that these results stay on this device, and how to keep them. */
export function SaveResults() {
	const { t } = useTranslation();
	return (
		<aside
			aria-labelledby="save-results"
			className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y border-hairline py-5 print:hidden"
		>
			<div className="grid gap-0.5">
				<p id="save-results" className="font-semibold">
					{t("results.save.title")}
				</p>
				<p className="measure text-soft">{t("results.save.text")}</p>
			</div>
			<LocalButtonLink to="/login?tab=signup&returnTo=/results" look="secondary" onClick={offerGuestWork}>
				{t("results.save.action")}
			</LocalButtonLink>
		</aside>
	);
}
