import { useTranslation } from "react-i18next";
import type { Guardianship } from "#contract/billing.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import type { Loaded } from "../../api/loaded.ts";
import { Alert } from "../../ui/alert.tsx";
import { RetryAlert } from "../../ui/retry-alert.tsx";
import { AskGuardianForm, type AskingGuardian } from "./ask-guardian-form.tsx";
import { GuardianFrame } from "./billing-frames.tsx";
import { SendLink } from "./send-link.tsx";

interface GuardianPartProps extends AskingGuardian {
	readonly loaded: Loaded<Guardianship>;
	readonly onSendLink: () => Promise<Result<null, ProblemCode>>;
	/** The parent who has consented, if any: most often the same person. */
	readonly parentEmail: string | null;
}

/** Who answers for the payments and appointments of somebody under eighteen, and asking them. */
export function GuardianPart({ loaded, onSendLink, parentEmail, ...asking }: GuardianPartProps) {
	const { t } = useTranslation();
	if (loaded.status === "loading") return <GuardianFrame />;
	const content = () => {
		if (loaded.status === "error")
			return (
				<RetryAlert
					title={t("ownAccount.guardian.unread")}
					description={t("ownAccount.guardian.unreadText")}
					retryLabel={t("ownAccount.guardian.retry")}
					onRetry={loaded.retry}
				/>
			);
		const { state, email } = loaded.data;
		if (state === "not_needed") return <p>{t("ownAccount.guardian.notNeeded")}</p>;
		if (state === "confirmed")
			return (
				<>
					<p className="wrap-anywhere">{t("ownAccount.guardian.confirmed", { email: email ?? "" })}</p>
					<SendLink email={email ?? ""} onSend={onSendLink} />
				</>
			);
		return (
			<>
				{state === "pending" ? (
					<Alert title={t("ownAccount.guardian.pending")}>
						<p className="wrap-anywhere">{t("ownAccount.guardian.pendingText", { email: email ?? "" })}</p>
					</Alert>
				) : null}
				<AskGuardianForm
					email={email ?? parentEmail}
					submit={t(state === "pending" ? "ownAccount.guardian.again" : "ownAccount.guardian.ask")}
					sentText={(sentTo) => t("ownAccount.guardian.askedText", { email: sentTo })}
					{...asking}
				/>
			</>
		);
	};
	return <GuardianFrame>{content()}</GuardianFrame>;
}
