import { useTranslation } from "react-i18next";
import type { Profile } from "#contract/profile.ts";
import type { ProblemCode } from "#domain/shared/problem-code.ts";
import type { Result } from "#domain/shared/result.ts";
import { useForm } from "../../../lib/use-form.ts";
import { Alert } from "../../../ui/alert.tsx";
import { SubmitButton } from "../../../ui/submit-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { AwayNote } from "../away-note.tsx";
import { Setting } from "./setting.tsx";

interface ConsentPartProps {
	readonly profile: Profile;
	readonly onAsk: (guardianEmail: string) => Promise<Result<null, ProblemCode>>;
	readonly onAsked: () => void;
}

/** Asks a parent once more, at the same address or another. */
function AskAgain({ profile, onAsk, onAsked }: ConsentPartProps) {
	const { t } = useTranslation();
	const toast = useToast();
	const { isBusy, onSubmit, errorOf, reach } = useForm({
		send: ({ guardianEmail = "" }) => onAsk(guardianEmail),
		onDone: () => {
			toast({
				tone: "success",
				title: t("ownAccount.consent.asked"),
				description: t("ownAccount.consent.askedText"),
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
				label={t("ownAccount.consent.address")}
				name="guardianEmail"
				type="email"
				autoComplete="off"
				required
				defaultValue={profile.guardianEmail ?? ""}
				error={errorOf("guardianEmail")}
			/>
			<AwayNote reach={reach} />
			<SubmitButton
				look="secondary"
				isBusy={isBusy}
				busyLabel={t("ownAccount.consent.busy")}
				className="justify-self-start max-sm:w-full"
			>
				{t("ownAccount.consent.ask")}
			</SubmitButton>
		</form>
	);
}

/** Where a parent's consent stands; nothing for whoever needs none. */
export function ConsentPart(props: ConsentPartProps) {
	const { t } = useTranslation();
	const { consent, guardianEmail } = props.profile;
	if (consent === "not_needed") return null;
	return (
		<Setting title={t("ownAccount.consent.title")}>
			{consent === "given" ? (
				<p>{t("ownAccount.consent.given")}</p>
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
					<AskAgain {...props} />
				</>
			)}
		</Setting>
	);
}
