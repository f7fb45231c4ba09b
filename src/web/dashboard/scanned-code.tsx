import { useTranslation } from "react-i18next";
import { readFamilyCode } from "#domain/families/family-code.ts";
import { useHydrated } from "../page/hydrated.ts";
import { LocalButtonLink } from "../shared/i18n/local-link.tsx";
import { useScannedCode } from "../shared/links/scanned-code.ts";
import { Alert } from "../ui/alert.tsx";

const returnTo = encodeURIComponent("/dashboard?tab=parent");

/**
 * Shown to a logged-out visitor with a scanned child's code: the login link carries the code in its fragment, which
 * no server reads.
 */
export function ScannedCode() {
	const { t } = useTranslation();
	const code = readFamilyCode(useScannedCode());
	const isHydrated = useHydrated();
	if (!isHydrated || code === undefined) return null;
	return (
		<Alert title={t("dashboard.parent.scanned.title")}>
			<p>{t("dashboard.parent.scanned.text")}</p>
			<LocalButtonLink to={`/login?returnTo=${returnTo}#${code}`} className="mt-2 justify-self-start">
				{t("dashboard.parent.scanned.login")}
			</LocalButtonLink>
		</Alert>
	);
}
