import { useTranslation } from "react-i18next";
import { LocalLink } from "../shared/i18n/local-link.tsx";

/** A link to the premium guides at the end of the free resources. */
export function ExclusiveInvite() {
	const { t } = useTranslation();
	return (
		<section aria-labelledby="exclusive" className="page pt-14">
			<div className="grid gap-x-12 gap-y-3 border-t border-hairline pt-8 md:grid-cols-[15rem_minmax(0,1fr)]">
				<h2 id="exclusive" className="text-2xl">
					{t("resources.inviteTitle")}
				</h2>
				<div className="grid justify-items-start gap-2">
					<p className="measure">{t("resources.inviteText")}</p>
					<LocalLink
						to="/resources/premium"
						className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4"
					>
						{t("resources.inviteLink")}
					</LocalLink>
				</div>
			</div>
		</section>
	);
}
