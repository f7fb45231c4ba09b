import { useTranslation } from "react-i18next";
import type { Guardianship } from "#contract/billing.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { useRepeatedRead } from "../../../lib/use-away.ts";
import type { Loaded } from "../../../lib/use-backend.ts";
import { useForm } from "../../../lib/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { RetryAlert } from "../../../ui/retry-alert.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { AwayNote } from "../away-note.tsx";
import { GuardianFrame } from "./billing-frames.tsx";

interface AskProps {
	readonly guardianship: Guardianship;
	readonly onAsk: (guardianEmail: string) => Promise<Result<null, ProblemCode>>;
	/** Called when a guardian was asked, and when one turned out to have answered meanwhile. */
	readonly onAsked: () => void;
}

/** Names a guardian, or asks again, at the same address or another. */
function AskForm({ guardianship: { state, email }, onAsk, onAsked }: AskProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const { isBusy, onSubmit, errorOf, reach } = useForm({
		send: async ({ guardianEmail = "" }) => {
			const asked = await onAsk(guardianEmail);
			if (!asked.ok && asked.code === "billing.guardian_confirmed") onAsked();
			return asked;
		},
		onDone: (_, { guardianEmail = "" }) => {
			toast({
				tone: "success",
				title: t("ownAccount.guardian.asked"),
				description: t("ownAccount.guardian.askedText", { email: guardianEmail.trim() }),
			});
			onAsked();
		},
		fieldOf: {
			"account.guardian_email_required": "guardianEmail",
			"account.guardian_email_own": "guardianEmail",
			"forms.email_invalid": "guardianEmail",
		},
	});
	return (
		<form noValidate onSubmit={(event) => void onSubmit(event)} className="grid gap-5">
			<TextField
				label={t("ownAccount.guardian.address")}
				name="guardianEmail"
				type="email"
				autoComplete="off"
				required
				defaultValue={email ?? ""}
				error={errorOf("guardianEmail")}
			/>
			<AwayNote reach={reach} />
			<SubmitButton
				look="secondary"
				isBusy={isBusy}
				busyLabel={t("ownAccount.guardian.busy")}
				className="justify-self-start max-sm:w-full"
			>
				{t(state === "pending" ? "ownAccount.guardian.again" : "ownAccount.guardian.ask")}
			</SubmitButton>
		</form>
	);
}

interface GuardianPartProps extends Omit<AskProps, "guardianship"> {
	readonly loaded: Loaded<Guardianship>;
}

/** Who answers for the payments and appointments of somebody under eighteen, and asking them. */
export function GuardianPart({ loaded, ...asking }: GuardianPartProps) {
	const { t } = useTranslation();
	useRepeatedRead(loaded);
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
			return <p className="wrap-anywhere">{t("ownAccount.guardian.confirmed", { email: email ?? "" })}</p>;
		return (
			<>
				{state === "pending" ? (
					<Alert title={t("ownAccount.guardian.pending")}>
						<p className="wrap-anywhere">{t("ownAccount.guardian.pendingText", { email: email ?? "" })}</p>
					</Alert>
				) : null}
				<AskForm guardianship={loaded.data} {...asking} />
			</>
		);
	};
	return <GuardianFrame>{content()}</GuardianFrame>;
}
