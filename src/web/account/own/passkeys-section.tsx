import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { Zone } from "#domain/shared/instant.ts";
import { apiQuery, useApiMutation } from "../../api/api.ts";
import { loadedOf } from "../../api/loaded.ts";
import { addPasskey } from "../../api/passkey-actions.ts";
import { unwrap } from "../../api/problem.ts";
import { learn } from "../../api/query-client.ts";
import { useMutationToasts } from "../../shared/forms/use-mutation-toasts.ts";
import { PasswordField } from "../fields.tsx";
import { AddPasskey } from "../passkeys/add-passkey.tsx";
import { PasskeyList } from "../passkeys/passkey-list.tsx";
import { AccountSection } from "./account-section.tsx";

const passkeysQuery = apiQuery("GET /api/account/passkeys", {});

interface PasskeysSectionProps {
	readonly zone: Zone;
	/** The account, for password managers. */
	readonly email: string;
}

/** The passkeys of an adult's account, each with a button that removes it, and the form that adds one. */
export function PasskeysSection({ zone, email }: PasskeysSectionProps) {
	const { t } = useTranslation();
	const loaded = loadedOf(useQuery(passkeysQuery));
	const withToasts = useMutationToasts();
	const remove = useApiMutation("DELETE /api/account/passkeys/:passkeyId", {
		...withToasts(t("passkeys.removed"), t("passkeys.removedText")),
		invalidates: ["GET /api/account/passkeys"],
	});
	return (
		<AccountSection folds title={t("passkeys.title")} text={t("passkeys.text")}>
			<PasskeyList
				loaded={loaded}
				zone={zone}
				onRemove={(passkeyId, onSettled) => remove.mutate({ params: { passkeyId } }, { onSettled })}
			/>
			<AddPasskey
				add={async (form) => unwrap(await addPasskey(form))}
				onAdded={(list) => learn(passkeysQuery, list)}
				doneText={t("passkeys.doneText")}
				password={(error) => (
					<>
						<input type="hidden" name="username" autoComplete="username" value={email} readOnly />
						<PasswordField
							name="passkeyPassword"
							label={t("passkeys.password")}
							autoComplete="current-password"
							error={error}
						/>
					</>
				)}
			/>
		</AccountSection>
	);
}
