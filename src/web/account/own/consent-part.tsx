import { useTranslation } from "react-i18next";
import type { Profile } from "#contract/account.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { Alert } from "../../ui/alert.tsx";
import { AskGuardianForm, type AskingGuardian } from "./ask-guardian-form.tsx";
import { SendLink } from "./send-link.tsx";
import { Setting } from "./setting.tsx";

interface ConsentPartProps extends AskingGuardian {
	readonly profile: Profile;
	readonly onSendLink: () => Promise<Result<null, ProblemCode>>;
}

/** Where a parent's consent stands; nothing for whoever needs none. */
export function ConsentPart({ profile, onSendLink, ...asking }: ConsentPartProps) {
	const { t } = useTranslation();
	const { consent, guardianEmail } = profile;
	if (consent === "not_needed") return null;
	return (
		<Setting title={t("ownAccount.consent.title")}>
			{consent === "given" ? (
				<>
					<p>{t("ownAccount.consent.given")}</p>
					{guardianEmail === null ? null : <SendLink email={guardianEmail} onSend={onSendLink} />}
				</>
			) : (
				<>
					<Alert
						title={
							guardianEmail
								? t("ownAccount.consent.pending", { email: guardianEmail })
								: t("ownAccount.consent.pendingPlain")
						}
					>
						<p>{t("ownAccount.consent.meanwhile")}</p>
					</Alert>
					<AskGuardianForm
						email={guardianEmail}
						submit={t("ownAccount.consent.ask")}
						sentText={() => t("ownAccount.consent.askedText")}
						{...asking}
					/>
				</>
			)}
		</Setting>
	);
}
